import { expect, test } from 'vitest';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { ASTAR, BFS, CASE_1, HEAVY, readToEnd, UNSOLVABLE } from '../run/engine.fixture.ts';
import { searchOptionsOf } from '../../shared/contract/searchOptions.ts';
import { standingAt } from './standing.ts';

function standing(puzzle: Puzzle, search: SearchSpec, step: number) {
  const reader = readToEnd(puzzle, search, { expansions: 200 });
  return standingAt(reader, Math.min(step, reader.expansions), searchOptionsOf(search));
}

test.each([
  ['bfs', 100, 'searching layer 7'],
  ['dfs', 40, 'at depth 39'],
  ['astar', 5, 'searching f = 8'],
  ['greedy', 3, 'searching h = 6'],
  ['ucs', 100, 'searching g = 7'],
  ['iddfs', 30, 'iteration 5, bound 4'],
] as const)('%s says after step %i: %s', (algorithm, step, text) => {
  expect(standing(CASE_1, { ...ASTAR, algorithm }, step)).toEqual({ kind: 'searching', text });
});

test('with heavy tiles, layers and depths are of moves, and a solution has moves and a cost', () => {
  expect(standing(HEAVY, BFS, 100).text).toBe('searching layer 7');
  expect(standing(HEAVY, { ...BFS, algorithm: 'dfs' }, 40).text).toBe('at depth 39');
  expect(standing(HEAVY, BFS, Infinity).text).toBe('goal found · 8 moves, cost 49');
});

test('before the first step it is ready, and at its end it says what it has found', () => {
  expect(standing(CASE_1, BFS, 0)).toEqual({ kind: 'ready', text: 'ready' });
  expect(standing(CASE_1, BFS, Infinity)).toEqual({ kind: 'found', text: 'goal found · 8 moves' });
  expect(standing(UNSOLVABLE, BFS, Infinity)).toEqual({ kind: 'over', text: 'no solution' });
});
