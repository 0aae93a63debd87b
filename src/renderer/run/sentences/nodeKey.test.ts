import { expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../../../shared/contract/defaults.ts';
import { searchOptionsOf } from '../../../shared/contract/searchOptions.ts';
import type { StrategyId } from '../../../shared/engine/strategy.ts';
import { hiddenKey } from './nodeKey.ts';

test('with a weight, the terms that are told were left out of a hidden number', () => {
  const hidden = (algorithm: StrategyId, told: Parameters<typeof hiddenKey>[1]): string =>
    hiddenKey(searchOptionsOf({ ...DEFAULT_SEARCH, algorithm }), told);
  expect(hidden('weighted-astar', { h: 8 })).toBe('h=8 f=?');
  expect(hidden('weighted-astar', { g: 3, h: 8 })).toBe('g=3 h=8 f=?');
  expect(hidden('weighted-astar', {})).toBe('f=?');
  expect(hidden('astar', { h: 8 })).toBe('?+8=?');
  expect([hidden('greedy', { g: 3 }), hidden('ucs', { h: 8 })]).toEqual(['h=?', 'g=?']);
});
