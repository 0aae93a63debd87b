import type { Letter } from '../../shared/ask/question.ts';
import { LETTERS } from '../../shared/ask/question.ts';
import { sharesOf, shiftOf, totalOf, type Votes } from '../../shared/ask/votes.ts';
import { count } from '../ui/format.ts';

export interface TallyRow {
  readonly letter: Letter;
  readonly votes: number;
  /** Parts of the longest bar, from 0 to 1: of this round, and of the one before if that is closed and shown. */
  readonly bar: number;
  readonly before: number | null;
  /** Percentage points gained; `null` where there is nothing to compare. */
  readonly shift: number | null;
}

/**
 * One row for each letter. While the second round is open, the votes of the first are hidden, so that nobody follows
 * the crowd.
 */
export function tallyOf(votes: Votes): readonly TallyRow[] {
  const last = votes.at(-1)!;
  const shares = sharesOf(last);
  const first = votes.length > 1 && last.isClosed ? sharesOf(votes[0]) : null;
  const most = Math.max(...shares, ...(first ?? []));
  const shifts = last.isClosed ? shiftOf(votes) : null;
  const part = (share: number): number => (most === 0 ? 0 : share / most);
  return last.counts.map((votes, place) => ({
    letter: LETTERS[place],
    votes,
    bar: part(shares[place]),
    before: first && part(first[place]),
    shift: shifts && Math.round(100 * shifts[place]),
  }));
}

/** From this share on a class agrees. */
const AGREES = 0.8;

/** The choice of one person, in a sentence that does not reveal the answer. */
export function answerWords(votes: Votes): string {
  const { counts } = votes[0];
  const place = counts.findIndex((count) => count > 0);
  if (place === -1) return `Choose an answer: click it, or press A to ${LETTERS[counts.length - 1]}.`;
  return `Your answer is ${LETTERS[place]}. You can change it until you reveal the right one.`;
}

/** The state of the vote, in a sentence that does not reveal the answer. */
export function tallyWords(votes: Votes): string {
  const last = votes.at(-1)!;
  const total = totalOf(last);
  if (total === 0)
    return last.isClosed
      ? 'Nobody voted.'
      : `Count hands with the keys A to ${LETTERS[last.counts.length - 1]}; Shift takes a vote back.`;
  const most = Math.max(...sharesOf(last));
  const round = votes.length > 1 ? 'second round' : 'first round';
  const told = `${count(total, 'vote')} · ${round}, ${Math.round(100 * most)} % for one answer.`;
  return most < AGREES && votes.length === 1 && !last.isClosed ? `${told} Worth a discussion?` : told;
}
