import { expect, test, vi } from 'vitest';
import type { Api } from '../../shared/contract/api.ts';
import type { Challenge, ScoredPuzzle, ScoreProgress } from '../../shared/contract/challenges.ts';
import { DEFAULT_SEARCH } from '../../shared/contract/defaults.ts';
import type { OwnHeuristics } from '../program/ownHeuristics.svelte.ts';
import { ChallengeScoring } from './challengeScoring.svelte.ts';
import { endingInWords, nodesInWords, resultInWords, scoreInWords } from './scoreWords.ts';

const OWN = { name: 'Mine', kind: 'formula', text: 'misplaced' } as const;
const PUZZLE = { rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] };
const CHALLENGE: Challenge = {
  ...{ title: 'Ten', counted: 'expanded', ceiling: 12, demandsShortest: true },
  search: { ...DEFAULT_SEARCH, heuristic: 'zero' },
};
const STATE = { cells: [1, 2, 0, 3], h: 5, distance: 1 };

function scored(change: Partial<ScoredPuzzle>): ScoredPuzzle {
  const counts = {
    status: 'solved' as const,
    nodes: 9,
    isMore: false,
    h: 3,
    length: 6,
    shortest: 4,
    ending: 'longer' as const,
  };
  return { puzzleId: 1, title: 'One', puzzle: PUZZLE, ...counts, ...change };
}

const WON = scored({ puzzleId: 2, length: 4, ending: 'won' });
const SCORE = { puzzles: [scored({}), WON], unsolvable: 1 };

function setUp(...told: readonly ScoreProgress[]) {
  const answers = [...told];
  const stop = vi.fn(async () => {});
  const overestimated = vi.fn(async () => ({ total: 1, states: [STATE] }));
  const next = async () => answers.shift()!;
  const api = { challenges: { start: next, progress: next, stop }, heuristics: { overestimated } } as unknown as Api;
  const agree = vi.fn(async () => {});
  return { scoring: new ChallengeScoring(api, { agree } as unknown as OwnHeuristics), stop, overestimated, agree };
}

const UNDER_WAY = { done: 0, total: 2, score: null, fault: null };

test('a heuristic is scored to the end, and the states are found by which a shortest path was lost', async () => {
  const { scoring, agree, overestimated } = setUp(UNDER_WAY, UNDER_WAY, { ...UNDER_WAY, done: 2, score: SCORE });
  await scoring.score(7, OWN);
  expect(agree).toHaveBeenCalledWith(OWN);
  expect([scoring.progress?.score, scoring.isScoring, scoring.failure]).toEqual([SCORE, false, null]);
  expect(overestimated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ own: OWN, puzzle: PUZZLE, onPath: true })); // prettier-ignore
  expect(scoring.blamed.get(1)).toEqual([STATE]);
});

test('a failed score says why; a cancelled one is dropped', async () => {
  const { scoring } = setUp({ ...UNDER_WAY, fault: 'h is 0.5.' });
  await scoring.score(7, OWN);
  expect([scoring.failure, scoring.isScoring]).toEqual(['h is 0.5.', false]);

  const other = setUp(UNDER_WAY, UNDER_WAY, UNDER_WAY);
  const pending = other.scoring.score(7, OWN);
  await expect.poll(() => other.scoring.progress).not.toBeNull();
  await other.scoring.cancel();
  await pending;
  expect(other.stop).toHaveBeenCalled();
  expect([other.scoring.progress, other.scoring.scored, other.scoring.isScoring]).toEqual([null, null, false]);
});

test('a score says by which puzzles and states it was lost, and what is unknown', () => {
  expect(scoreInWords(SCORE)).toBe('1 of 2 puzzles won. 1 puzzle without a solution left out.');
  const words = (change: Partial<ScoredPuzzle>, states = [STATE]) =>
    endingInWords(scored(change), CHALLENGE, states, 2);
  expect(words({})).toBe(
    '2 moves too long. It overestimates a state on a shortest path: h is 5 on 1 2 / _ 3, which needs 1',
  );
  expect(words({}, [])).toBe('2 moves too long');
  expect(words({}, [{ ...STATE, h: 2 }, STATE])).toContain('2 states on a shortest path, this one most: h is 5');
  expect(words({ ending: 'over' })).toBe('over the limit, and 2 moves too long');
  expect(words({ ending: 'over', length: 4 })).toBe('over the limit');
  const unproved = scored({ ending: 'unproved', shortest: null });
  expect(scoreInWords({ puzzles: [WON, unproved], unsolvable: 0 })).toBe('1 of 2 puzzles won, 1 not decided.');
  expect(words(unproved)).toBe('not known to be a shortest solution');
  expect([WON, unproved, scored({})].map(resultInWords)).toEqual(['Won', 'Not decided', 'Lost']);
  expect(words({ ending: 'won' })).toBe('');
});

test.each([
  ['exhausted', 'no solution'],
  ['depth-limit', 'stopped at the depth limit'],
  ['expansion-limit', 'stopped at the expansion limit'],
  ['node-limit', 'stopped at the node limit'],
  ['memory-limit', 'stopped at the memory limit'],
] as const)('a search that came to %s below the ceiling is lost with “%s”', (status, said) => {
  const lost = scored({ status, length: null, ending: 'unsolved' });
  expect(endingInWords(lost, CHALLENGE, undefined, 2)).toBe(said);
  expect(nodesInWords(lost)).toBe('9');
});

test('beyond the ceiling a search that was stopped has counted “over” so many; one that ended by itself says how', () => {
  const over = { nodes: 1234, length: null, ending: 'over' } as const;
  const stopped = scored({ ...over, status: 'expansion-limit', isMore: true });
  expect(nodesInWords(stopped)).toBe('over 1,234');
  expect(endingInWords(stopped, CHALLENGE, undefined, 2)).toBe('over the limit');
  const ended = scored({ ...over, status: 'depth-limit' });
  expect(nodesInWords(ended)).toBe('1,234');
  expect(endingInWords(ended, CHALLENGE, undefined, 2)).toBe('over the limit, and stopped at the depth limit');
});
