import type { PreviewAnswers } from '../../../shared/contract/exchange.ts';
import { isRightAlone } from '../../../shared/contract/questions.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';

/** Whose answers a file has, and how many of them are right; empty where it was not saved in a page. */
export function answersIn({ answers, questions }: Incoming): readonly PreviewAnswers[] {
  if (answers === undefined) return [];
  return [
    { ...answers, answered: questions.length, right: questions.filter(({ content }) => isRightAlone(content)).length },
  ];
}
