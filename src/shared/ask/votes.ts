/**
 * Votes of a class on one question: counted hands, no names. At most two rounds, with a discussion in between. A
 * closed round never changes.
 */
import * as v from 'valibot';
import { LETTERS, type Letter } from './question.ts';

/** No class is larger. */
export const MAX_VOTES = 999;
/** Before and after the discussion. */
export const MAX_ROUNDS = 2;
export const MIN_CHOICES = 2;

export interface VoteRound {
  /** By index of the letter. */
  readonly counts: readonly number[];
  readonly isClosed: boolean;
}

/** Only the last round can be open. */
export type Votes = readonly VoteRound[];

/** Open, without votes. */
export function firstRound(choices: number): Votes {
  return [openRound(choices)];
}

/**
 * Adds `more` votes (which may be negative) for a letter, from 0 up to `MAX_VOTES`. Closed votes stay as they are.
 */
export function withVotes(votes: Votes, letter: Letter, more: number): Votes {
  const last = votes.at(-1)!;
  const place = LETTERS.indexOf(letter);
  if (last.isClosed || place >= last.counts.length) return votes;
  const count = Math.min(MAX_VOTES, Math.max(0, last.counts[place] + more));
  return [...votes.slice(0, -1), { ...last, counts: last.counts.with(place, count) }];
}

/** A single voter's choice of this letter only. Closed votes stay as they are. */
export function withOnly(votes: Votes, letter: Letter): Votes {
  return votes.at(-1)!.isClosed ? votes : withVotes(firstRound(votes[0].counts.length), letter, 1);
}

export function closed(votes: Votes): Votes {
  return votes.map((round) => ({ ...round, isClosed: true }));
}

/** Opens the next round if the last one is closed and there is one; else returns `votes`. */
export function nextRound(votes: Votes): Votes {
  const canGoOn = votes.length < MAX_ROUNDS && votes.at(-1)!.isClosed;
  return canGoOn ? [...votes, openRound(votes[0].counts.length)] : votes;
}

function openRound(choices: number): VoteRound {
  return { counts: new Array<number>(choices).fill(0), isClosed: false };
}

export function totalOf({ counts }: VoteRound): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** By index of the letter: from 0 to 1; all 0 without votes. */
export function sharesOf(round: VoteRound): readonly number[] {
  const total = totalOf(round);
  return round.counts.map((count) => (total === 0 ? 0 : count / total));
}

/**
 * By index of the letter: the votes gained from the first round to the last; `null` without two rounds with votes. At
 * least so many people have chosen the letter in the last round only, whoever voted in which round; or have left it.
 */
export function gainsOf(votes: Votes): readonly number[] | null {
  if (votes.length < MAX_ROUNDS || votes.some((round) => totalOf(round) === 0)) return null;
  const [before, after] = votes;
  return after.counts.map((count, place) => count - before.counts[place]);
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

/** Validates votes from outside: exactly what the functions of this file can produce. */
export const VOTES: v.GenericSchema<unknown, Votes> = v.pipe(
  v.array(ROUND, ROUNDS_RULE),
  v.minLength(1, ROUNDS_RULE),
  v.maxLength(MAX_ROUNDS, ROUNDS_RULE),
  v.check((rounds) => rounds.every(({ counts }) => counts.length === rounds[0].counts.length), SAME_RULE),
  v.check((rounds) => rounds.slice(0, -1).every(({ isClosed }) => isClosed), CLOSED_RULE),
);

interface RightChoices {
  readonly choices: readonly { readonly confusion: unknown }[];
}

/** The votes of a round for a right letter. */
export function rightVotesIn({ counts }: VoteRound, { choices }: RightChoices): number {
  return counts.reduce((sum, count, place) => (choices[place].confusion === null ? sum + count : sum), 0);
}

/** By round: "62%", "62% → 84%"; a dash for a round without votes. */
export function rightInShort({ choices, votes }: RightChoices & { readonly votes: Votes }): string {
  const inWords = votes.map((round) => {
    const total = totalOf(round);
    return total === 0 ? '–' : percentWords(rightVotesIn(round, { choices }) / total);
  });
  return inWords.join(' → ');
}

/** "61%" */
export function percentWords(share: number): string {
  return `${Math.round(100 * share)}%`;
}

/** Whether the vote of one person alone is for the right letter. */
export function isRightAlone({ choices, votes }: RightChoices & { readonly votes: Votes }): boolean {
  const { counts } = votes.at(-1)!;
  return choices.some(({ confusion }, place) => confusion === null && counts[place] > 0);
}
