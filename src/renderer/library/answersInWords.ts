import type { PreviewAnswers } from '../../shared/contract/exchange.ts';
import { count, formatNumber, quoted } from '../ui/format.ts';

export const RELIABLE =
  'Right is what the engine here says of the first letter chosen for each question of the lesson. A file does not prove who answered, with what help, or at which try: a page that is loaded again begins anew.';

/** "7 of 9 questions of “A* by hand” answered, 5 right." */
export function answersInWords({ title, keptAs, asks, others, ...counts }: PreviewAnswers): string {
  if (keptAs === null) return quoted(title);
  if (asks === null || asks === 0)
    return `${count(others, 'answer')} to ${quoted(title)}, ${formatNumber(counts.othersRight)} right.`;
  const { answered, right, unchecked } = counts;
  const parts = [
    `${formatNumber(answered)} of ${count(asks, 'question')} of ${quoted(title)} answered, ${formatNumber(right)} right.`,
    ...(unchecked > 0 ? [`${count(unchecked, 'answer')} too long to check: not counted as right.`] : []),
    ...(others > 0 ? [`${count(others, 'answer')} to other questions: not counted.`] : []),
  ];
  return parts.join(' ');
}

/** Files of which nothing is kept come first, then those with remarks. */
export function toLookAtFirst(answers: readonly PreviewAnswers[]): readonly PreviewAnswers[] {
  const rank = ({ keptAs, remarks }: PreviewAnswers): number => (keptAs === null ? 0 : remarks.length > 0 ? 1 : 2);
  return answers.toSorted((one, other) => rank(one) - rank(other));
}
