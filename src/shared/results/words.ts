import { LETTERS, type Letter } from '../ask/question.ts';
import type { ResultQuestion } from '../contract/classResults.ts';

export function rightLetterOf({ choices }: Pick<ResultQuestion, 'choices'>): Letter {
  return LETTERS[choices.findIndex(({ confusion }) => confusion === null)];
}

/** How the class voted on it: "62 %", "62 % → 84 %"; '' where it did not. */
export function inClassInShort({ choices, inClass }: Pick<ResultQuestion, 'choices' | 'inClass'>): string {
  const place = choices.findIndex(({ confusion }) => confusion === null);
  const rounds = (inClass?.votes ?? []).map(({ counts }) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return total === 0 ? '–' : percentWords(counts[place] / total);
  });
  return rounds.join(' → ');
}

/** "61 %" */
export function percentWords(share: number): string {
  return `${Math.round(100 * share)} %`;
}
