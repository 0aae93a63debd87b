import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closed, firstRound, nextRound, withVotes, type Votes } from '../../shared/ask/votes.ts';
import { shiftWords, tallyOf, tallyWords } from './tally.ts';

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
  expect(tallyOf(second).every(({ before, first }) => before === null && first === null)).toBe(true);
  const [a, b, c] = tallyOf(closed(second));
  expect([a.before, b.before, c.before]).toEqual([1, 0.5, 0.5]);
  expect([a, b, c].map(({ first, votes }) => [first, votes])).toEqual([
    [8, 4],
    [4, 8],
    [4, 4],
  ]);
});

test('a sentence says how the class stands, and asks for a discussion only where it helps', () => {
  expect(tallyWords(firstRound(3), true)).toBe(
    '{Keys [ask.voteA] to [ask.voteC] count hands for A to C; Shift takes one back|+ and − count hands for A to C}.',
  );
  expect(tallyWords(first, true)).toBe('16 votes · first round, 50% for one answer. Worth a discussion?');
  expect(tallyWords(voted(firstRound(3), [9, 1, 0]), true)).toBe('10 votes · first round, 90% for one answer.');
  expect(tallyWords(second, true)).toBe('16 votes · second round, 50% for one answer.');
  expect(tallyWords(closed(firstRound(3)), true)).toBe('Nobody voted.');
});

test('while the votes are hidden, the sentence counts them, and says nothing of how they fall', () => {
  expect(tallyWords(first, false)).toBe('16 votes · first round. Worth a discussion?');
  expect(tallyWords(second, false)).toBe('16 votes · second round.');
});

test('the shift is told in people of how many, for the letter that is right', () => {
  const rounds = (before: readonly number[], after: readonly number[]): Votes =>
    closed(voted(nextRound(closed(voted(firstRound(3), before))), after));
  expect(shiftWords(rounds([20, 12, 8], [12, 23, 5]), ['B'])).toBe('At least 11 of 40 changed to B.');
  expect(shiftWords(rounds([20, 12, 6], [12, 23, 5]), ['B'])).toBe(
    'At least 11 of 40 chose B in the second round only.',
  );
  expect(shiftWords(rounds([20, 12, 8], [24, 9, 7]), ['B'])).toBe('At least 3 of 40 left B.');
  expect(shiftWords(rounds([20, 12, 8], [22, 12, 6]), ['B'])).toBe('B has as many votes as before.');
  expect(shiftWords(first, ['B'])).toBe(null);
  expect(shiftWords(rounds([20, 12, 8], [0, 0, 0]), ['B'])).toBe(null);
});

const PERSON = fc.tuple(...Array.from({ length: 2 }, () => fc.constantFrom('A', 'B', 'C', null)));

test('no more people are said to have changed than did, whoever voted in which round', () => {
  fc.assert(
    fc.property(fc.array(PERSON, { minLength: 1, maxLength: 12 }), (people) => {
      const count = (round: 0 | 1): number[] =>
        ['A', 'B', 'C'].map((letter) => people.filter((votes) => votes[round] === letter).length);
      const votes = closed(voted(nextRound(closed(voted(firstRound(3), count(0)))), count(1)));
      const [, said, act] = /^At least (\d+) of \d+ (changed|chose|left)/.exec(shiftWords(votes, ['B']) ?? '') ?? [];
      fc.pre(said !== undefined);
      const [from, to] = act === 'left' ? [0, 1] : [1, 0];
      const did = people.filter((votes) => votes[from] === 'B' && votes[to] !== 'B').length;
      expect(Number(said)).toBeLessThanOrEqual(did);
    }),
  );
});
