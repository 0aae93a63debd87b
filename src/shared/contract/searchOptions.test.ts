import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from './defaults.ts';
import { searchOptionsOf } from './searchOptions.ts';

test('a search without limits of its own has none', () => {
  expect(searchOptionsOf(DEFAULT_SEARCH).limits).toEqual({ expansions: Infinity, nodes: Infinity });
  const limits = { nodes: 7, depth: 3 };
  expect(searchOptionsOf({ ...DEFAULT_SEARCH, limits }).limits).toEqual({ expansions: Infinity, ...limits });
});

test('every option of a search reaches the engine', () => {
  const options = {
    ties: 'first-in',
    goalTest: 'generation',
    weight: 2,
    duplicates: 'kept',
    straightBack: 'skipped',
  } as const;
  const search = { ...DEFAULT_SEARCH, ...options, algorithm: 'weighted-astar', order: 'RLDU' } as const;
  expect(searchOptionsOf(search)).toMatchObject({ ...options, strategy: 'weighted-astar', order: [3, 2, 1, 0] });
});
