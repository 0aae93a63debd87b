/** Tells whether a file of answers is as the page saved it. Whoever knows how can compute it anew: it proves nothing more. */
import { sha256 } from '#platform';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { AnswersLabel } from '../../../../shared/contract/exchange.ts';
import type { FileQuestion } from '../../../../shared/exchange/libraryFile.ts';

/** SHA-256, in hexadecimal, of whose answers they are and of the answers. */
export function checkOf({ name, title, lessons = [] }: AnswersLabel, questions: readonly FileQuestion[]): string {
  const answers = questions.map(({ title, classLabel, savedAtMs, content, madeOn }) => {
    return { title, classLabel, savedAtMs, content, madeOn };
  });
  return sha256(canonicalJson(['answers', name, title, lessons, answers]));
}
