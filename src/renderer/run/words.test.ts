import { describe, expect, test } from 'vitest';
import type { Run } from '../../shared/contract/types.ts';
import { ASTAR, BFS, CASE_1, HEAVY } from './engine.fixture.ts';
import { nameOfSearch, resultOfRun } from './words.ts';

function run(outcome: Partial<Run['outcome']>): Run {
  const nothing = {
    status: 'solved',
    expanded: 1,
    generated: 1,
    maxFrontier: 1,
    solution: null,
    durationMs: 1,
  } as const;
  return {
    runId: 1,
    puzzleId: null,
    title: 'Case 1',
    puzzle: CASE_1,
    search: ASTAR,
    engineVersion: 1,
    outcome: { ...nothing, ...outcome },
    savedAtMs: 0,
    isPinned: false,
  };
}

test('a search is named by its heuristic where it uses one, and in full where it does not', () => {
  expect(nameOfSearch(ASTAR)).toBe('A* · Manhattan distance');
  expect(nameOfSearch({ ...BFS, heuristic: 'manhattan' })).toBe('Breadth-first search');
});

describe('the result of a run', () => {
  test.each<[Partial<Run['outcome']>, string]>([
    [{ solution: 'ULDLURDR' }, '8 moves'],
    [{ solution: 'U' }, '1 move'],
    [{ solution: '' }, '0 moves'],
    [{ status: 'exhausted' }, 'no solution'],
    [{ status: 'expansion-limit' }, 'stopped at the expansion limit'],
    [{ status: 'node-limit' }, 'stopped at the node limit'],
  ])('%o is told as “%s”', (outcome, told) => {
    expect(resultOfRun(run(outcome))).toBe(told);
  });
});

test('the result of a run of heavy tiles has its cost', () => {
  const solved = run({ solution: 'ULDLURDR' });
  const moved = [5, 4, 8, 6, 7, 8, 6, 5];
  const cost = moved.reduce((sum, tile) => sum + tile, 0);
  expect(resultOfRun({ ...solved, puzzle: HEAVY })).toBe(`8 moves, cost ${cost}`);
});
