import { LETTERS, type Letter } from '../../shared/ask/question.ts';
import { sharesOf, totalOf, type Votes } from '../../shared/ask/votes.ts';
import type { SavedQuestion } from '../../shared/contract/questions.ts';

type Asked = Pick<SavedQuestion, 'choices' | 'votes'>;

export function rightOf({ choices }: Pick<Asked, 'choices'>): Letter {
  return LETTERS[choices.findIndex(({ confusion }) => confusion === null)];
}

/** By round: the percentage that voted for the right letter; `null` without votes. */
function rightPercents(asked: Asked): (number | null)[] {
  const place = LETTERS.indexOf(rightOf(asked));
  return asked.votes.map((round) => (totalOf(round) === 0 ? null : Math.round(100 * sharesOf(round)[place])));
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
