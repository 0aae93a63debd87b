import { expect, test, vi } from 'vitest';
import { poor } from '../../shared/puzzle/heuristics/patterns.fixture.ts';
import { progressLine, showBuilding } from './progress.ts';

/** The output of a search that shows progress at these times and then its answer. */
function written(isTTY: boolean, times: readonly number[]): string {
  let [text, time] = ['', 0];
  const line = progressLine({ isTTY, write: (part: string) => (text += part) }, () => time);
  for (const next of times) {
    time = next;
    line.show(() => `at ${next}`);
  }
  line.clear();
  return text.replaceAll('\r\u001b[2K', '|');
}

test('a long search shows how far it is, twice a second, and the line is gone in the end', () => {
  expect(written(true, [100, 499, 500, 700, 999, 1000])).toBe('|at 500|at 1000|');
});

test('a short search shows nothing', () => {
  expect(written(true, [10, 20, 499])).toBe('');
});

test('nothing is shown where nobody looks', () => {
  expect(written(false, [600, 1200])).toBe('');
});

test('a line tells how far a pattern database is built, and goes when it is there', async () => {
  vi.useFakeTimers();
  try {
    const database = poor(0);
    const promise = new Promise<typeof database>((resolve) => setTimeout(resolve, 300, database));
    const said: string[] = [];
    const line = { show: (sentence: () => string) => void said.push(sentence()), clear: () => void said.push('') };
    const waiting = showBuilding({ ready: () => promise, progress: () => 0.417 }, line).ready(0);
    vi.advanceTimersByTime(300);
    expect(await waiting).toBe(database);
    vi.advanceTimersByTime(3000);
    expect(said).toEqual(['Building the pattern database, once for all: 42%', '']);
  } finally {
    vi.useRealTimers();
  }
});
