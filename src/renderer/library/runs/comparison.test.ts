import { expect, test } from 'vitest';
import type { Outcome, Run } from '../../../shared/contract/types.ts';
import { ASTAR, BFS, CASE_1, HARDEST, HEAVY } from '../../run/engine.fixture.ts';
import { areOfOnePuzzle, compareRuns, whyNotSideBySide } from './comparison.ts';

const RUN: Omit<Run, 'outcome'> = {
  runId: 1,
  puzzleId: 1,
  title: 'Case 1',
  puzzle: CASE_1,
  search: ASTAR,
  engineVersion: 1,
  savedAtMs: 0,
  isPinned: false,
};
const OUTCOME: Outcome = {
  status: 'solved',
  expanded: 9,
  generated: 18,
  maxFrontier: 10,
  solution: 'ULDLURDR',
  durationMs: 0,
};
const ASTAR_RUN: Run = { ...RUN, outcome: OUTCOME };
const BFS_RUN: Run = {
  ...RUN,
  search: BFS,
  outcome: { ...OUTCOME, expanded: 191, generated: 524, maxFrontier: 121, durationMs: 1234 },
};

test('runs are compared with the least, in ratios', () => {
  const [expanded, generated, , length, time] = compareRuns([BFS_RUN, ASTAR_RUN]);
  expect(expanded.entries).toEqual([
    { text: '191', ratio: '× 21.2' },
    { text: '9', ratio: null },
  ]);
  expect(generated.entries[0]).toEqual({ text: '524', ratio: '× 29.1' });
  expect(length.entries[1]).toEqual({ text: '8', ratio: null });
  expect(time.entries).toEqual([
    { text: '1.23 s', ratio: null },
    { text: '0.0 ms', ratio: null },
  ]);
});

test('times have ratios, but for those of a few microseconds', () => {
  const timed = (durationMs: number): Run => ({ ...RUN, outcome: { ...OUTCOME, durationMs } });
  const ratios = (...times: number[]) =>
    compareRuns(times.map(timed))
      .at(-1)!
      .entries.map(({ ratio }) => ratio);
  expect(ratios(1234, 1)).toEqual(['× 1,200', null]);
  expect(ratios(1234, 0.004)).toEqual([null, null]);
});

test('a run without a solution has no length to compare', () => {
  const stopped: Run = { ...BFS_RUN, outcome: { ...BFS_RUN.outcome, status: 'node-limit', solution: null } };
  const [, , , length] = compareRuns([ASTAR_RUN, stopped]);
  expect(length.entries[1]).toEqual({ text: '–', ratio: null });
});

test('only runs of the same boards are of one puzzle, whatever they are called', () => {
  expect(areOfOnePuzzle([ASTAR_RUN, { ...BFS_RUN, puzzleId: null, title: 'Other' }])).toBe(true);
  expect(areOfOnePuzzle([ASTAR_RUN, { ...BFS_RUN, puzzle: HARDEST }])).toBe(false);
});

test.each<[string, readonly Run[], string | null]>([
  ['of one puzzle stand side by side', [ASTAR_RUN, BFS_RUN], null],
  ['of two puzzles do not', [ASTAR_RUN, { ...BFS_RUN, puzzle: HARDEST }], 'These runs are of different puzzles.'],
  ['that are five do not', Array<Run>(5).fill(ASTAR_RUN), 'At most 4 searches can stand side by side.'],
])('runs %s', (_, runs, why) => {
  expect(whyNotSideBySide(runs)).toBe(why);
});

test('runs of heavy tiles are compared by their costs as well, and runs at cost 1 are not', () => {
  const labels = (run: Run): string[] => compareRuns([run]).map(({ label }) => label);
  const heavy = compareRuns([{ ...ASTAR_RUN, puzzle: HEAVY }]).find(({ label }) => label === 'Cost of the solution');
  expect(heavy?.entries).toEqual([{ text: '49', ratio: null }]);
  expect(labels(ASTAR_RUN)).not.toContain('Cost of the solution');
});
