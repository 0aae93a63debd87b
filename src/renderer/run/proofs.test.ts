import { expect, test } from 'vitest';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { ASTAR, BFS, CASE_1, HEAVY } from './engine.fixture.ts';
import { provesCheapest, provesFewestMoves } from './proofs.ts';

const UCS: SearchSpec = { ...BFS, algorithm: 'ucs', goalTest: 'expansion' };

test.each<[string, SearchSpec, fewest: boolean, cheapest: boolean]>([
  ['breadth-first search', BFS, true, false],
  ['uniform-cost search', UCS, false, true],
  ['A*', { ...ASTAR, goalTest: 'expansion' }, false, true],
  ['A* that tests the goal early', { ...ASTAR, goalTest: 'generation' }, false, false],
  ['depth-first search', { ...BFS, algorithm: 'dfs' }, false, false],
])('with heavy tiles, what %s proves', (_, search, fewest, cheapest) => {
  expect([provesFewestMoves(search, HEAVY), provesCheapest(search, HEAVY)]).toEqual([fewest, cheapest]);
});

test('where every move costs 1, a shortest solution is a cheapest one', () => {
  for (const search of [BFS, UCS, ASTAR]) {
    expect(provesFewestMoves(search, CASE_1)).toBe(true);
    expect(provesCheapest(search, CASE_1)).toBe(true);
  }
});
