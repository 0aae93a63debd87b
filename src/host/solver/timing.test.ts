import { describe, expect, test } from 'vitest';
import { LEAST_TIMED_RUNS, LONGEST_REPEATED_MS, type SearchTime } from '../../shared/contract/timing.ts';
import type { Search } from '../../shared/engine/search.ts';
import { Timing } from './timing.ts';

/** Runs that take what `msOf` says of each, in slices of 1 ms at the most, by a clock that only they move. */
function timed(msOf: (run: number) => number, firstMs: number, { clockMs = 0, leastMs = 0 } = {}): Timing {
  let [now, opened] = [0, 0];
  const open = (): Search => {
    const end = now + msOf(opened++);
    const trace = { status: 'running' };
    const advance = (): void => {
      now = Math.min(end, now + 1);
      if (now === end) trace.status = 'solved';
    };
    return { trace, advance } as unknown as Search;
  };
  const read = (): number => (clockMs === 0 ? now : Math.floor(now / clockMs) * clockMs);
  return new Timing(read, open, firstMs, leastMs);
}

/** The answers until the last one. */
function toEnd(timing: Timing, millis = 40): SearchTime[] {
  const answers = [timing.goOn(millis, true)];
  while (!answers.at(-1)!.isOver) answers.push(timing.goOn(millis, true));
  return answers;
}

/** A search of `ms` on a busy machine: its first run and those after it are slow, and every so many runs one is interrupted. */
function onBusyMachine(ms: number, seed: number): Timing {
  const slow = (run: number): number =>
    run < 3 ? 40 * ms : (run + seed) % 5 === 0 ? 9 * ms : ms * (1 + (run % 7) / 100);
  return timed(slow, (20 + 60 * seed) * ms);
}

describe('the time of a search', () => {
  test('is the median of repeated runs: two measurements of one comparison agree, however slow the first runs were', () => {
    const ratios = [0, 1, 2].map((seed) => {
      const [long, short] = [0.8, 0.03].map((ms) => toEnd(onBusyMachine(ms, seed)).at(-1)!.medianMs);
      return long / short;
    });
    for (const ratio of ratios) expect(Math.abs(ratio / (0.8 / 0.03) - 1)).toBeLessThan(0.1);
  });

  test('was 0 or a tick of the clock in browsers, which round their clocks: short runs are timed together', () => {
    for (const clockMs of [0.1, 1]) {
      const alone = toEnd(timed(() => 0.03, 0.03, { clockMs })).at(-1)!;
      expect([0, clockMs]).toContain(alone.medianMs);
      const together = toEnd(timed(() => 0.03, 0.03, { clockMs, leastMs: 10 })).at(-1)!;
      expect(together.runs).toBe(1_000);
      expect(Math.abs(together.medianMs / 0.03 - 1)).toBeLessThan(0.1);
    }
  });

  test('takes at least so many runs, and as little as that for a search that is long', () => {
    expect(toEnd(timed(() => 200, 200)).at(-1)).toEqual({ runs: LEAST_TIMED_RUNS, medianMs: 200, isOver: true });
    expect(toEnd(timed(() => 0.01, 1)).at(-1)!.runs).toBe(1_000);
    expect(toEnd(timed(() => 1, 1)).at(-1)!.runs).toBe(250);
  });

  test('is measured in parts of about the time asked for, so that other searches come in between', () => {
    const answers = toEnd(
      timed(() => 200, 200),
      40,
    );
    expect(answers).toHaveLength((LEAST_TIMED_RUNS * 200) / 40);
    expect(answers.slice(0, -1).every(({ isOver }) => !isOver)).toBe(true);
  });

  test('is that of the first run where it was long, or where there is no room for a second one', () => {
    const firstMs = LONGEST_REPEATED_MS + 1;
    expect(timed(() => 1, firstMs).goOn(40, true)).toEqual({ runs: 1, medianMs: firstMs, isOver: true });
    expect(timed(() => 1, 5).goOn(40, false)).toEqual({ runs: 1, medianMs: 5, isOver: true });
  });
});
