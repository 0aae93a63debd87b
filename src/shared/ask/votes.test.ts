import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../contract/parse.ts';
import { LETTERS } from './question.ts';
import {
  closed,
  firstRound,
  gainsOf,
  MAX_ROUNDS,
  MAX_VOTES,
  nextRound,
  sharesOf,
  totalOf,
  VOTES,
  withVotes,
  type Votes,
} from './votes.ts';

/** What a teacher does with the votes. */
const act = fc.oneof(
  fc.record({ letter: fc.constantFrom(...LETTERS), more: fc.integer({ min: -3, max: 9 }) }).map(
    ({ letter, more }) =>
      (votes: Votes) =>
        withVotes(votes, letter, more),
  ),
  fc.constant(closed),
  fc.constant(nextRound),
);

/** Everything that can come of it. */
const anyVotes = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.array(act, { maxLength: 30 }))
  .map(([choices, acts]) => acts.reduce((votes, next) => next(votes), firstRound(choices)));

describe('a vote', () => {
  test('counts for its letter, one more or one less', () => {
    let votes = withVotes(firstRound(3), 'B', 1);
    votes = withVotes(withVotes(votes, 'B', 1), 'C', 1);
    expect(votes).toEqual([{ counts: [0, 2, 1], isClosed: false }]);
    expect(withVotes(votes, 'C', -1)[0].counts).toEqual([0, 2, 0]);
  });

  test('stays between none and the most that are counted', () => {
    expect(withVotes(firstRound(2), 'A', -1)[0].counts).toEqual([0, 0]);
    const full = withVotes(firstRound(2), 'A', MAX_VOTES);
    expect(withVotes(full, 'A', 1)).toEqual(full);
    expect(withVotes(full, 'A', -1)[0].counts).toEqual([MAX_VOTES - 1, 0]);
  });

  test('for a letter that the question does not have counts nothing', () => {
    expect(withVotes(firstRound(2), 'C', 1)).toEqual(firstRound(2));
  });

  test('comes too late once its round is closed, and counts in the next one alone', () => {
    const first = closed(withVotes(firstRound(2), 'A', 3));
    expect(withVotes(first, 'B', 1)).toEqual(first);
    const second = withVotes(nextRound(first), 'B', 1);
    expect(second).toEqual([
      { counts: [3, 0], isClosed: true },
      { counts: [0, 1], isClosed: false },
    ]);
  });
});

describe('rounds', () => {
  test('follow each other when the one before is closed, and there are two of them', () => {
    const open = firstRound(2);
    expect(nextRound(open)).toBe(open);
    const second = nextRound(closed(open));
    expect(second).toHaveLength(MAX_ROUNDS);
    expect(nextRound(closed(second))).toEqual(closed(second));
  });

  test('that are closed never change, whatever comes', () => {
    fc.assert(
      fc.property(anyVotes, act, (votes, next) => {
        const after = next(votes);
        votes.forEach((round, index) => {
          if (round.isClosed) expect(after[index]).toEqual(round);
        });
      }),
    );
  });

  test('have shares, and gains between them', () => {
    const first = closed(withVotes(withVotes(firstRound(3), 'A', 6), 'B', 2));
    expect(sharesOf(first[0])).toEqual([0.75, 0.25, 0]);
    expect(totalOf(first[0])).toBe(8);
    expect(gainsOf(first)).toBe(null);
    expect(gainsOf(nextRound(first))).toBe(null);
    const second = withVotes(withVotes(nextRound(first), 'A', 1), 'B', 3);
    expect(gainsOf(second)).toEqual([-5, 1, 0]);
    expect(sharesOf(firstRound(2)[0])).toEqual([0, 0]);
  });
});

describe('votes from outside', () => {
  test('are taken as they are, whatever was done with them', () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        expect(parse(VOTES, structuredClone(votes))).toEqual(votes);
      }),
    );
  });

  const round = (...counts: unknown[]): object => ({ counts, isClosed: true });

  test.each([
    ['no list', 7, 'There are 1 to 2 rounds of votes.'],
    ['no round', [], 'There are 1 to 2 rounds of votes.'],
    ['three rounds', [round(0, 0), round(0, 0), round(0, 0)], 'There are 1 to 2 rounds of votes.'],
    ['no counts', [{ isClosed: true }], 'counts'],
    ['one letter', [round(1)], 'A round of votes has a number for each of 2 to 5 letters.'],
    ['six letters', [round(0, 0, 0, 0, 0, 0)], 'A round of votes has a number for each of 2 to 5 letters.'],
    ['a count below 0', [round(0, -1)], 'The votes for a letter are an integer from 0 to 999.'],
    ['half a vote', [round(0, 0.5)], 'The votes for a letter are an integer from 0 to 999.'],
    ['too many', [round(0, 1000)], 'The votes for a letter are an integer from 0 to 999.'],
    ['a text', [round(0, '3')], 'The votes for a letter are an integer from 0 to 999.'],
    ['no end', [{ counts: [0, 0], isClosed: 1 }], 'A round of votes is closed or not.'],
    ['other letters', [round(0, 0), round(0, 0, 0)], 'Every round of votes has the same letters.'],
    [
      'a first round that is open',
      [{ counts: [0, 0], isClosed: false }, round(0, 0)],
      'The first round of votes is closed before the second one begins.',
    ],
    ['more than votes', [{ counts: [0, 0], isClosed: true, names: ['Ann'] }], 'names'],
  ])('with %s are refused with a sentence', (_what, votes, sentence) => {
    expect(() => parse(VOTES, votes)).toThrow(sentence);
  });
});
