import type { PreviewAnswers } from '../../../shared/contract/exchange.ts';
import type { FileQuestion } from '../../../shared/exchange/libraryFile.ts';
import type { Incoming } from '../../../shared/exchange/readFile.ts';

/** Whose answers a file has, and how many of them are right; empty where it was not saved in a page. */
export function answersIn({ answers, questions }: Incoming): readonly PreviewAnswers[] {
  if (answers === undefined) return [];
  return [{ ...answers, answered: questions.length, right: questions.filter(isRight).length }];
}

function isRight({ content: { choices, votes } }: FileQuestion): boolean {
  const place = choices.findIndex(({ confusion }) => confusion === null);
  return votes.at(-1)!.counts[place] > 0;
}
