import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CLOCKS,
  earlierTime,
  laterTime,
  reachOf,
  stepAt,
  ticksOf,
  timeAt,
  type ClockId,
  type Paced,
} from './clocks.ts';

const CLOCK_IDS = Object.keys(CLOCKS) as ClockId[];

/** A search that generates so many nodes with each step. */
function pacedBy(generated: readonly number[], rest: Partial<Paced> = {}): Paced {
  const nodes = generated.reduce((sums, count) => [...sums, sums.at(-1)! + count], [1]);
  return { steps: generated.length, ended: true, solved: true, micros: 1, nodesAt: (step) => nodes[step], ...rest };
}

const anySearch: fc.Arbitrary<Paced> = fc
  .record({
    generated: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 40 }),
    solved: fc.boolean(),
    micros: fc.double({ min: 0.01, max: 50, noNaN: true }),
  })
  .map(({ generated, ...rest }) => pacedBy(generated, rest));

const anySearches = fc.array(anySearch, { minLength: 2, maxLength: 4 });

/** Every position from the start to the end, as the steps of all searches. */
function course(clock: ClockId, searches: readonly Paced[]): { time: number; steps: number[] }[] {
  const positions = [{ time: 0, steps: stepsAt(clock, searches, 0) }];
  for (;;) {
    const { time } = positions.at(-1)!;
    const next = laterTime(clock, searches, time);
    if (next === time) return positions;
    positions.push({ time: next, steps: stepsAt(clock, searches, next) });
  }
}

function stepsAt(clock: ClockId, searches: readonly Paced[], time: number): number[] {
  return searches.map((search) => stepAt(clock, search, time));
}

describe.each(CLOCK_IDS)('the clock %s', (clock) => {
  test('begins at the start; every tick goes forward and advances at least one search; steps are skipped only at equal times', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        const positions = course(clock, searches);
        expect(positions[0].steps).toEqual(searches.map(() => 0));
        for (let at = 1; at < positions.length; at++) {
          const [before, now] = [positions[at - 1], positions[at]];
          expect(now.time).toBeGreaterThan(before.time);
          const moved = now.steps.map((step, index) => step - before.steps[index]);
          expect(Math.max(...moved)).toBeGreaterThan(0);
          expect(Math.min(...moved)).toBeGreaterThanOrEqual(0);
          searches.forEach((search, index) => {
            if (moved[index] > 0) expect(timeAt(clock, search, before.steps[index] + 1)).toBe(now.time);
          });
        }
      }),
    );
  });

  test('ticks where its description says', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        expect([...ticksOf(clock, searches)]).toEqual(course(clock, searches).map(({ time }) => time));
      }),
    );
  });

  test('goes back through the same positions', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        const positions = course(clock, searches);
        for (let at = positions.length - 1, { time } = positions[at]; at > 0; at--) {
          time = earlierTime(clock, searches, time);
          expect(time).toBe(positions[at - 1].time);
        }
        expect(earlierTime(clock, searches, 0)).toBe(0);
      }),
    );
  });

  test('from any time, forward and back or back and forward returns to that time', () => {
    fc.assert(
      fc.property(anySearches, fc.double({ min: 0, max: 1, noNaN: true }), (searches, share) => {
        const time = share * reachOf(clock, searches);
        const next = laterTime(clock, searches, time);
        if (next > time)
          expect(stepsAt(clock, searches, earlierTime(clock, searches, next))).toEqual(stepsAt(clock, searches, time));
        const back = earlierTime(clock, searches, time);
        if (time > 0 && back < time && stepsAt(clock, searches, time).some((step) => step > 0))
          expect(stepsAt(clock, searches, laterTime(clock, searches, back))).toEqual(stepsAt(clock, searches, time));
      }),
    );
  });

  test('ends where its rule says', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        const steps = course(clock, searches).at(-1)!.steps;
        const last = searches.map((search) => search.steps);
        const firstGoal = Math.min(...searches.filter(({ solved }) => solved).map((search) => search.steps));
        expect(steps).toEqual(CLOCKS[clock].stopsAtGoal ? last.map((step) => Math.min(step, firstGoal)) : last);
      }),
    );
  });

  test('goes no farther than the known steps of a running search', () => {
    const searches = [pacedBy([3, 2, 2], { ended: false, solved: false }), pacedBy([3, 1, 1, 1, 1, 1, 1])];
    const { time, steps } = course(clock, searches).at(-1)!;
    expect(time).toBeLessThanOrEqual(reachOf(clock, searches));
    expect(steps[0]).toBe(clock === 'time' ? 0 : 3);
    expect(reachOf(clock, [pacedBy([], { ended: false }), pacedBy([2])])).toBe(0);
  });
});

test('in step, every search that goes on takes exactly one step', () => {
  const searches = [pacedBy([3, 2]), pacedBy([3, 1, 1])];
  expect(course('step', searches).map(({ steps }) => steps)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [2, 3],
  ]);
});

test('at equal nodes, the search that has generated fewer goes next', () => {
  const searches = [pacedBy([4, 4]), pacedBy([1, 1, 3, 3])];
  expect(course('nodes', searches).map(({ steps }) => steps)).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [2, 4],
  ]);
});

test('a search that is twice as fast has taken twice as many steps', () => {
  const searches = [pacedBy([1, 1, 1, 1], { micros: 0.5 }), pacedBy([1, 1], { micros: 1 })];
  expect(stepsAt('time', searches, 1)).toEqual([2, 1]);
  expect(stepsAt('time', searches, 2)).toEqual([4, 2]);
});

test('at its own pace no search moves before all paces are measured', () => {
  expect(reachOf('time', [pacedBy([1], { micros: null }), pacedBy([1])])).toBe(0);
});
