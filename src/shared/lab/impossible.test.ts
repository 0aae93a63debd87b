import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import type { Puzzle } from '../contract/types.ts';
import { faultOfResult } from './impossible.ts';
import type { LabResult } from './results.ts';

/** 8 moves from its goal. */
const EIGHT: Puzzle = { rows: 3, cols: 3, start: [1, 5, 2, 8, 0, 3, 4, 7, 6], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const GREEDY = { ...DEFAULT_SEARCH, algorithm: 'greedy' } as const;
const solved = (length: number, h: number | null = 4): Pick<LabResult, 'status' | 'length' | 'h'> => ({
  status: 'solved',
  length,
  h,
});

test('a possible result is accepted', () => {
  expect(faultOfResult(EIGHT, DEFAULT_SEARCH, solved(8))).toBe(null);
  expect(faultOfResult(EIGHT, GREEDY, solved(14))).toBe(null);
  expect(faultOfResult(EIGHT, GREEDY, { status: 'node-limit', length: null, h: 8 })).toBe(null);
});

describe('where tiles weigh', () => {
  const heavy: Puzzle = { ...EIGHT, costs: 'tile' };

  test('h may be more than the moves of a solution', () => {
    expect(faultOfResult(heavy, DEFAULT_SEARCH, { ...solved(8, 30), cost: 36 })).toBe(null);
  });

  test.each([
    ['h above the cost', { ...solved(8, 37), cost: 36 }, /more than the cost of 36 of a solution/],
    ['a cost that no such moves have', { ...solved(8), cost: 65 }, /costs from 8 to 64 here, not 65/],
    ['no cost', solved(8), /is missing/],
  ])('impossible: %s', (_name, result, sentence) => {
    expect(faultOfResult(heavy, DEFAULT_SEARCH, result)).toMatch(sentence);
  });

  test('a cost is impossible where every move costs 1', () => {
    expect(faultOfResult(EIGHT, DEFAULT_SEARCH, { ...solved(8), cost: 36 })).toMatch(/no other cost/);
  });
});

test.each([
  ['an odd length', GREEDY, solved(9), /even number of moves/],
  ['less than the distance', GREEDY, solved(6), /at least 8/],
  ['a longer solution where the search proves the shortest', DEFAULT_SEARCH, solved(10), /a shortest solution has 8/],
  ['h above the distance', GREEDY, solved(14, 10), /never overestimates/],
  ['no solution', GREEDY, { status: 'exhausted', length: null, h: 4 } as const, /does not run out/],
] as const)('impossible: %s', (_name, search, result, sentence) => {
  expect(faultOfResult(EIGHT, search, result)).toMatch(sentence);
});
