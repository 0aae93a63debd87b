/** What a score says of each way in which a search can end. */
import { expect, test } from 'vitest';
import type { Challenge } from '../contract/challenges.ts';
import { DEFAULT_SEARCH } from '../contract/defaults.ts';
import type { LabResult } from './results.ts';
import { scoreOf } from './score.ts';

const CHALLENGE: Challenge = {
  ...{ title: 'At most 100', counted: 'expanded', ceiling: 100, demandsShortest: true },
  search: { ...DEFAULT_SEARCH, heuristic: 'zero' },
};
const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const COUNTS = { generated: 300, straightBack: 0, distinct: null, maxFrontier: 9, h: 1, ms: 1 };

function scored(result: Pick<LabResult, 'status' | 'expanded' | 'length'>) {
  const challenged = { puzzleId: 1, title: 'One', puzzle: PUZZLE, optimal: null };
  const own = { name: 'Mine', kind: 'formula', text: 'misplaced' } as const;
  return scoreOf(CHALLENGE, own, [challenged], [{ ...COUNTS, ...result, puzzle: 0, search: 0 }]).puzzles[0];
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
