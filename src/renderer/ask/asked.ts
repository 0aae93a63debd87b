import { LETTERS } from '../../shared/ask/question.ts';
import { sharesOf, totalOf, type Votes } from '../../shared/ask/votes.ts';
import type { SavedQuestion } from '../../shared/contract/questions.ts';

type Asked = Pick<SavedQuestion, 'choices' | 'votes'>;

/** By round: the percentage that voted for what is right; `null` without votes. */
function rightPercents({ choices, votes }: Asked): (number | null)[] {
  const shareOf = (round: Votes[number]): number =>
    sharesOf(round).reduce((sum, share, place) => (choices[place].confusion === null ? sum + share : sum), 0);
  return votes.map((round) => (totalOf(round) === 0 ? null : Math.round(100 * shareOf(round))));
}

/** "62 %", "62 % → 84 %"; a dash for a round without votes. */
export function rightInShort(asked: Asked): string {
  return rightPercents(asked)
    .map((percent) => (percent === null ? '–' : `${percent} %`))
    .join(' → ');
}

/** For screen readers: "A 2, B 14; second round: A 1, B 15". */
export function votesInWords(votes: Votes): string {
  const rounds = votes.map(({ counts }) => counts.map((count, place) => `${LETTERS[place]} ${count}`).join(', '));
  return rounds.join('; second round: ');
}
