import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from './defaults.ts';
import { promisesOfSearch, provesCheapest, provesShortest } from './searchPromises.ts';
import type { Puzzle, SearchSpec } from './types.ts';

const EIGHT: Puzzle = { rows: 3, cols: 3, start: [1, 2, 3, 4, 5, 0, 7, 8, 6], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const HEAVY: Puzzle = { ...EIGHT, costs: 'tile' };
const FIVE: Puzzle = { ...EIGHT, costs: new Array<number>(8).fill(5) };

const by = (algorithm: SearchSpec['algorithm'], change: Partial<SearchSpec> = {}): SearchSpec => ({
  ...DEFAULT_SEARCH,
  goalTest: 'expansion',
  algorithm,
  ...change,
});

test.each<[string, SearchSpec, fewest: boolean, cheapest: boolean]>([
  ['breadth-first search', by('bfs'), true, false],
  ['iterative deepening', by('iddfs'), true, false],
  ['bidirectional search', by('bidirectional'), true, false],
  ['uniform-cost search', by('ucs'), false, true],
  ['uniform-cost search with the early test', by('ucs', { goalTest: 'generation' }), false, false],
  ['uniform-cost search with a depth limit', by('ucs', { limits: { depth: 50 } }), false, false],
  ['A*', by('astar'), false, true],
  ['A* with the early test', by('astar', { goalTest: 'generation' }), false, true],
  [
    'A* that counts exchanges, with the early test',
    by('astar', { goalTest: 'generation', heuristic: 'gaschnig' }),
    false,
    false,
  ],
  ['IDA* with the early test', by('idastar', { goalTest: 'generation' }), false, true],
  ['greedy search by the exact cost', by('greedy', { heuristic: 'pattern-database' }), false, false],
  ['weighted A*', by('weighted-astar', { weight: 2 }), false, false],
  ['depth-first search', by('dfs'), false, false],
])('where tiles weigh, what %s proves', (_, search, fewest, cheapest) => {
  expect([provesShortest(search, HEAVY), provesCheapest(search, HEAVY)]).toEqual([fewest, cheapest]);
});

test('where every move costs the same, a shortest solution is a cheapest one', () => {
  for (const puzzle of [EIGHT, FIVE])
    for (const search of [by('bfs'), by('ucs'), by('astar', { goalTest: 'generation' })]) {
      expect([provesShortest(search, puzzle), provesCheapest(search, puzzle)]).toEqual([true, true]);
      expect(promisesOfSearch(search, puzzle).fewestMoves).toBeNull();
    }
});
