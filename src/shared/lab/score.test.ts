/** What a score says of each way in which a search can end. */
import { describe, expect, test } from 'vitest';
import type { Challenge } from '../contract/challenges.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import { GOALS } from '../puzzle/goals.ts';
import type { LabResult } from './results.ts';
import { scoreOf, type ChallengedPuzzle } from './score.ts';

const CHALLENGE: Challenge = {
  ...{ title: 'At most 100', counted: 'expanded', ceiling: 100, demandsShortest: true },
  search: { ...DEFAULT_SEARCH, heuristic: 'zero' },
};
const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const COUNTS = { generated: 300, straightBack: 0, distinct: null, maxFrontier: 9, h: 1, ms: 1 };

function scored(
  result: Pick<LabResult, 'status' | 'expanded' | 'length'>,
  { puzzle = PUZZLE, optimal = null, ...change }: Partial<ChallengedPuzzle & Challenge> = {},
) {
  const challenged = { puzzleId: 1, title: 'One', puzzle, optimal };
  const own = { name: 'Mine', kind: 'formula', text: 'misplaced' } as const;
  return scoreOf({ ...CHALLENGE, ...change }, own, [challenged], [{ ...COUNTS, ...result, puzzle: 0, search: 0 }])
    .puzzles[0];
}

test.each([
  ['expansion-limit', true],
  ['node-limit', true],
  ['memory-limit', true],
  ['depth-limit', false],
  ['exhausted', false],
] as const)('without a solution, %s beyond the ceiling: that it was more is %s; below it, never', (status, isMore) => {
  expect(scored({ status, expanded: 101, length: null })).toMatchObject({ status, isMore, ending: 'over' });
  expect(scored({ status, expanded: 100, length: null })).toMatchObject({ status, isMore: false, ending: 'unsolved' });
});

test('a search that found a solution counted all that it needed', () => {
  expect(scored({ status: 'solved', expanded: 101, length: 1 })).toMatchObject({ isMore: false, ending: 'over' });
  expect(scored({ status: 'solved', expanded: 100, length: 1 })).toMatchObject({ isMore: false, ending: 'won' });
});

describe('on a board too large to know all distances, a solution within the ceiling', () => {
  /** Two moves away, and an estimate says so. */
  const near = {
    rows: 4,
    cols: 4,
    start: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 13, 14, 15, 12],
    goal: GOALS['blank-last'].cells(4, 4),
  };
  const start = [2, 1, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12, 13, 14, 15, 0];
  const far = { ...near, start };
  const solved = (length: number) => ({ status: 'solved', expanded: 50, length }) as const;

  test('that is not proved to be a shortest one is not won', () => {
    expect(scored(solved(40), { puzzle: far })).toMatchObject({ ending: 'unproved', shortest: null });
    expect(scored(solved(40), { puzzle: far, demandsShortest: false })).toMatchObject({ ending: 'won' });
  });

  test('is won or longer where the length is known, and won where an estimate leaves no shorter one', () => {
    expect(scored(solved(40), { puzzle: far, optimal: 40 })).toMatchObject({ ending: 'won' });
    expect(scored(solved(40), { puzzle: far, optimal: 38 })).toMatchObject({ ending: 'longer' });
    expect(scored(solved(2), { puzzle: near })).toMatchObject({ ending: 'won', shortest: 2 });
    expect(scored(solved(4), { puzzle: near })).toMatchObject({ ending: 'unproved' });
  });
});
