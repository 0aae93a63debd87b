import { describe, expect, test } from 'vitest';
import { parse, SEARCH } from './parse.ts';

/** A search as the first version of the program kept it. */
const OLD = { algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' };

describe('a search', () => {
  test('of an older version is still one, and says no more than it said', () => {
    expect(parse(SEARCH, OLD)).toEqual(OLD);
  });

  test.each([
    { algorithm: 'weighted-astar', weight: 1.25 },
    { algorithm: 'dfs', limits: { depth: 0 } },
    { algorithm: 'idastar', duplicates: 'dropped', straightBack: 'generated' },
    { algorithm: 'bidirectional', limits: { expansions: 1, nodes: 2, depth: 3, bytes: 4 } },
  ])('may be $algorithm with options', (change) => {
    expect(parse(SEARCH, { ...OLD, ...change })).toEqual({ ...OLD, ...change });
  });

  test.each([
    ['a weight below 1', { weight: 0.99 }],
    ['a weight beyond 5', { weight: 5.01 }],
    ['a weight that is no number', { weight: NaN }],
    ['an unknown rule for duplicates', { duplicates: 'burnt' }],
    ['an unknown rule for the way back', { straightBack: true }],
    ['no expansions at all', { limits: { expansions: 0 } }],
    ['a depth beyond the highest limit', { limits: { depth: 1_000_001 } }],
    ['an unknown limit', { limits: { minutes: 5 } }],
    ['nothing where a limit belongs', { limits: { depth: undefined } }],
  ])('with %s is refused', (_what, change) => {
    expect(() => parse(SEARCH, { ...OLD, ...change })).toThrow(expect.objectContaining({ code: 'bad-params' }));
  });
});
