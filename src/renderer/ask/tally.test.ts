import { expect, test } from 'vitest';
import { closed, firstRound, nextRound, withVotes, type Votes } from '../../shared/ask/votes.ts';
import { tallyOf, tallyWords } from './tally.ts';

function voted(votes: Votes, counts: readonly number[]): Votes {
  return counts.reduce((sum, count, place) => withVotes(sum, (['A', 'B', 'C'] as const)[place], count), votes);
}

const first = voted(firstRound(3), [8, 4, 4]);
const second = voted(nextRound(closed(first)), [4, 8, 4]);

test('the longest bar is that of the most votes', () => {
  expect(tallyOf(first).map(({ letter, votes, bar }) => [letter, votes, bar])).toEqual([
    ['A', 8, 1],
    ['B', 4, 0.5],
    ['C', 4, 0.5],
  ]);
  expect(tallyOf(firstRound(2)).map(({ bar }) => bar)).toEqual([0, 0]);
});

test('the first round is out of sight while the second one is open, and beside it once that is closed', () => {
  expect(tallyOf(second).every(({ before, shift }) => before === null && shift === null)).toBe(true);
  const [a, b, c] = tallyOf(closed(second));
  expect([a.before, b.before, c.before]).toEqual([1, 0.5, 0.5]);
  expect([a.shift, b.shift, c.shift]).toEqual([-25, 25, 0]);
});

test('a sentence says how the class stands, and asks for a discussion only where it helps', () => {
  expect(tallyWords(firstRound(3))).toBe('Count hands with the keys A to C; Shift takes a vote back.');
  expect(tallyWords(first)).toBe('16 votes · first round, 50 % for one answer. Worth a discussion?');
  expect(tallyWords(voted(firstRound(3), [9, 1, 0]))).toBe('10 votes · first round, 90 % for one answer.');
  expect(tallyWords(second)).toBe('16 votes · second round, 50 % for one answer.');
  expect(tallyWords(closed(firstRound(3)))).toBe('Nobody voted.');
});
