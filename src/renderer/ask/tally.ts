import type { Letter } from '../../shared/ask/question.ts';
import { inARow, LETTERS } from '../../shared/ask/question.ts';
import { gainsOf, percentWords, sharesOf, totalOf, type Votes } from '../../shared/ask/votes.ts';
import { count } from '../ui/format.ts';

export interface TallyRow {
  readonly letter: Letter;
  readonly votes: number;
  /** Parts of the longest bar, from 0 to 1: of this round, and of the one before if that is closed and shown. */
  readonly bar: number;
  readonly before: number | null;
  /** The votes of the round before, likewise. */
  readonly first: number | null;
}

/**
 * One row for each letter. While the second round is open, the votes of the first are hidden, so that nobody follows
 * the crowd.
 */
export function tallyOf(votes: Votes): readonly TallyRow[] {
  const last = votes.at(-1)!;
  const first = last.isClosed && gainsOf(votes) ? votes[0].counts : null;
  const most = Math.max(...last.counts, ...(first ?? []));
  const part = (votes: number): number => (most === 0 ? 0 : votes / most);
  return last.counts.map((votes, place) => ({
    letter: LETTERS[place],
    votes,
    bar: part(votes),
    before: first && part(first[place]),
    first: first && first[place],
  }));
}

/** From this share on a class agrees. */
const AGREES = 0.8;

const COUNT_HANDS = 'count hands for';

/** "A to C" */
function lettersOf({ length }: readonly unknown[]): string {
  return `A to ${LETTERS[length - 1]}`;
}

/** Of its commands for the first and the last choice, for `Commands.withKeys`. */
function keysFor(act: 'answer' | 'vote', { length }: readonly unknown[]): string {
  return `[ask.${act}A] to [ask.${act}${LETTERS[length - 1]}]`;
}

/** The choice of one person, in a sentence that does not reveal the answer; with keys as in `Commands.withKeys`. */
export function answerWords(votes: Votes): string {
  const { counts } = votes[0];
  const place = counts.findIndex((count) => count > 0);
  if (place === -1) return `Choose an answer: click it{, or press ${keysFor('answer', counts)}}.`;
  return `Your answer is ${LETTERS[place]}. You can change it until you reveal the right one.`;
}

/** The state of the vote, likewise. `showsVotes`: those for each letter too. */
export function tallyWords(votes: Votes, showsVotes: boolean): string {
  const last = votes.at(-1)!;
  const total = totalOf(last);
  if (total === 0)
    return last.isClosed
      ? 'Nobody voted.'
      : `{Keys ${keysFor('vote', last.counts)} ${COUNT_HANDS} ${lettersOf(last.counts)}; Shift takes one back|+ and − ${COUNT_HANDS} ${lettersOf(last.counts)}}.`;
  const most = Math.max(...sharesOf(last));
  const round = votes.length > 1 ? 'second round' : 'first round';
  const agreed = showsVotes ? `, ${percentWords(most)} for one answer` : '';
  const told = `${count(total, 'vote')} · ${round}${agreed}.`;
  return most < AGREES && votes.length === 1 && !last.isClosed ? `${told} Worth a discussion?` : told;
}

/**
 * What two rounds of counts prove about the letters that are right; `null` without two rounds. Who voted for what is not
 * known: of those who chose them in the last round, at most their first votes chose them before.
 */
export function shiftWords(votes: Votes, right: readonly Letter[]): string | null {
  const gains = gainsOf(votes);
  if (gains === null) return null;
  const gain = right.reduce((sum, letter) => sum + gains[LETTERS.indexOf(letter)], 0);
  const [before, after] = votes.map(totalOf);
  const letters = inARow(right, 'or');
  if (gain < 0) return `At least ${-gain} of ${before} left ${letters}.`;
  if (gain === 0) return `${inARow(right, 'and')} ${right.length === 1 ? 'has' : 'have'} as many votes as before.`;
  const changed = before === after ? `changed to ${letters}` : `chose ${letters} in the second round only`;
  return `At least ${gain} of ${after} ${changed}.`;
}
