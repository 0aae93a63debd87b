/**
 * Votes of a class on one question: hands that were counted, without names. There are two rounds at the most, with a discussion
 * between them. A round that is closed never changes.
 */
import * as v from 'valibot';
import { LETTERS, type Letter } from './question.ts';

/** Votes for one letter at the most: no class is larger. */
export const MAX_VOTES = 999;
/** Before and after the discussion. */
export const MAX_ROUNDS = 2;
/** Choices of a question at the least. */
export const MIN_CHOICES = 2;

export interface VoteRound {
  /** By the place of a letter: votes for it. As many as the question has choices. */
  readonly counts: readonly number[];
  readonly isClosed: boolean;
}

/** The rounds in order. Only the last one can be open. */
export type Votes = readonly VoteRound[];

/** The first round of a question with so many choices, open and without votes. */
export function firstRound(choices: number): Votes {
  return [openRound(choices)];
}

/**
 * `more` votes for a letter, or fewer where it is negative; never fewer than none nor more than `MAX_VOTES`. Votes that are
 * closed stay as they are.
 */
export function withVotes(votes: Votes, letter: Letter, more: number): Votes {
  const last = votes.at(-1)!;
  const place = LETTERS.indexOf(letter);
  if (last.isClosed || place >= last.counts.length) return votes;
  const count = Math.min(MAX_VOTES, Math.max(0, last.counts[place] + more));
  return [...votes.slice(0, -1), { ...last, counts: last.counts.with(place, count) }];
}

/** The vote of one person alone, who chooses this letter and no other. Votes that are closed stay as they are. */
export function withOnly(votes: Votes, letter: Letter): Votes {
  return votes.at(-1)!.isClosed ? votes : withVotes(firstRound(votes[0].counts.length), letter, 1);
}

/** The same votes with no round open. */
export function closed(votes: Votes): Votes {
  return votes.map((round) => ({ ...round, isClosed: true }));
}

/** The next round, once the one before is closed; `votes` as they are where there is none. */
export function nextRound(votes: Votes): Votes {
  const canGoOn = votes.length < MAX_ROUNDS && votes.at(-1)!.isClosed;
  return canGoOn ? [...votes, openRound(votes[0].counts.length)] : votes;
}

function openRound(choices: number): VoteRound {
  return { counts: new Array<number>(choices).fill(0), isClosed: false };
}

/** All votes of a round. */
export function totalOf({ counts }: VoteRound): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** By the place of a letter: its share of the votes, of 1. All are 0 where nobody voted. */
export function sharesOf(round: VoteRound): readonly number[] {
  const total = totalOf(round);
  return round.counts.map((count) => (total === 0 ? 0 : count / total));
}

/**
 * By the place of a letter: how much its share has grown from the first round to the last; `null` where there is one round, or
 * one without votes. Shares, because some may vote only once.
 */
export function shiftOf(votes: Votes): readonly number[] | null {
  if (votes.length < MAX_ROUNDS || votes.some((round) => totalOf(round) === 0)) return null;
  const [before, after] = votes.map(sharesOf);
  return after.map((share, place) => share - before[place]);
}

const COUNT_RULE = `The votes for a letter are an integer from 0 to ${MAX_VOTES}.`;
const CHOICES_RULE = `A round of votes has a number for each of ${MIN_CHOICES} to ${LETTERS.length} letters.`;
const ROUNDS_RULE = `There are 1 to ${MAX_ROUNDS} rounds of votes.`;
const SAME_RULE = 'Every round of votes has the same letters.';
const CLOSED_RULE = 'The first round of votes is closed before the second one begins.';

const COUNT = v.pipe(
  v.number(COUNT_RULE),
  v.safeInteger(COUNT_RULE),
  v.minValue(0, COUNT_RULE),
  v.maxValue(MAX_VOTES, COUNT_RULE),
);

const ROUND = v.strictObject({
  counts: v.pipe(
    v.array(COUNT, CHOICES_RULE),
    v.minLength(MIN_CHOICES, CHOICES_RULE),
    v.maxLength(LETTERS.length, CHOICES_RULE),
  ),
  isClosed: v.boolean('A round of votes is closed or not.'),
});

/** Votes from outside: everything that the functions of this file can lead to, and nothing else. */
export const VOTES: v.GenericSchema<unknown, Votes> = v.pipe(
  v.array(ROUND, ROUNDS_RULE),
  v.minLength(1, ROUNDS_RULE),
  v.maxLength(MAX_ROUNDS, ROUNDS_RULE),
  v.check((rounds) => rounds.every(({ counts }) => counts.length === rounds[0].counts.length), SAME_RULE),
  v.check((rounds) => rounds.slice(0, -1).every(({ isClosed }) => isClosed), CLOSED_RULE),
);
