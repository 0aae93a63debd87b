import { rightInShort } from '../ask/votes.ts';
import type { ResultQuestion } from '../contract/classResults.ts';

/** How the class voted on it: "62%", "62% → 84%"; '' where it did not. */
export function inClassInShort({ choices, inClass }: Pick<ResultQuestion, 'choices' | 'inClass'>): string {
  return inClass === null ? '' : rightInShort({ choices, votes: inClass.votes });
}
