import { expect, test } from 'vitest';
import { MAX_RAISE, raisedLimits, USUAL_LIMITS } from '../../shared/contract/searchLimits.ts';
import { limitsOf } from './openSearch.ts';

test('a search has the usual limits, or those that it asks for, up to the highest', () => {
  expect(limitsOf()).toEqual({ ...USUAL_LIMITS, depth: undefined });
  expect(limitsOf({ nodes: 7, depth: 3 })).toEqual({ ...USUAL_LIMITS, nodes: 7, depth: 3 });
  expect(limitsOf(raisedLimits(2))).toMatchObject(raisedLimits(2));
  expect(limitsOf(raisedLimits(100))).toEqual({ ...raisedLimits(MAX_RAISE), depth: undefined });
});
