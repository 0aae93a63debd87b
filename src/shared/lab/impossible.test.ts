import { expect, test } from 'vitest';
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

test('h may be more than the moves of a solution where tiles weigh', () => {
  expect(faultOfResult({ ...EIGHT, costs: 'tile' }, DEFAULT_SEARCH, solved(8, 30))).toBe(null);
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
