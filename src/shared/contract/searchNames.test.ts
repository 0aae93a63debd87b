import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STRATEGIES } from '../engine/strategy.ts';
import { PRESETS } from '../lab/presets.ts';
import { DEFAULT_SEARCH } from './defaults.ts';
import { searchNames, seriesNames } from './searchNames.ts';
import type { SearchSpec } from './types.ts';

const shorts = (searches: readonly SearchSpec[]): string[] => seriesNames(searches).map(({ short }) => short);

test('a series is named by what differs alone', () => {
  expect(shorts(PRESETS.textbook.recipe.searches)).toEqual(['BFS', 'A* misplaced', 'A* Manhattan']);
  expect(shorts(PRESETS.heuristics.recipe.searches)).toEqual([
    ...['misplaced', 'Gaschnig', 'Manhattan', 'linear conflict', 'walking distance', 'pattern database'],
  ]);
  expect(shorts(PRESETS.weights.recipe.searches)).toEqual(['A*', 'w = 1.5', 'w = 2', 'w = 3', 'w = 5']);
  expect(shorts(PRESETS.ties.recipe.searches)).toEqual([
    ...['lowest h first', 'first in, first out', 'last in, first out', 'highest h first'],
  ]);
  expect(shorts(PRESETS['both-ends'].recipe.searches)).toEqual(['BFS', 'Bidirectional']);
});

test('alone it has its whole name, and one that is there twice has a number', () => {
  expect(shorts([DEFAULT_SEARCH])).toEqual(['A* Manhattan distance']);
  expect(shorts([DEFAULT_SEARCH, DEFAULT_SEARCH])).toEqual(['A* Manhattan distance 1', 'A* Manhattan distance 2']);
});

test('no two series share a name, whatever differs', () => {
  const search = fc.record({
    algorithm: fc.constantFrom(...(Object.keys(STRATEGIES) as SearchSpec['algorithm'][])),
    heuristic: fc.constantFrom('misplaced' as const, 'manhattan' as const),
    weight: fc.constantFrom(1.5, 3),
    ties: fc.constantFrom('low-h' as const, 'first-in' as const),
    duplicates: fc.constantFrom('dropped' as const, 'kept' as const),
  });
  fc.assert(
    fc.property(fc.array(search, { minLength: 1, maxLength: 6 }), (changes) => {
      const searches = changes.map((change): SearchSpec => ({ ...DEFAULT_SEARCH, ...change }));
      expect(new Set(shorts(searches)).size).toBe(searches.length);
      expect(seriesNames(searches).map(({ whole }) => whole)).toEqual(searchNames(searches));
    }),
  );
});
