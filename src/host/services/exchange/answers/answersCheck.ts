/** Detects whether a file of answers differs from what the page saved. It is no signature: anyone can recompute it. */
import { sha256 } from '#platform';
import { canonicalJson } from '../../../../shared/contract/canonicalJson.ts';
import type { AnswersLabel } from '../../../../shared/contract/exchange.ts';
import type { FileQuestion } from '../../../../shared/exchange/libraryFile.ts';

/** SHA-256, in hexadecimal, of the label and the answers. */
export function checkOf(
  { name, title, lessons = [], hands }: AnswersLabel,
  questions: readonly FileQuestion[],
): string {
  const answers = questions.map(({ title, classLabel, savedAtMs, content, madeOn }) => {
    return { title, classLabel, savedAtMs, content, madeOn };
  });
  return sha256(canonicalJson(['answers', name, title, lessons, answers, ...(hands ? [hands] : [])]));
}
