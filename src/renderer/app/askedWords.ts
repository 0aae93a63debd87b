import type { Question } from '../../shared/ask/question.ts';
import { choiceWords, questionWords, reasonWords } from '../../shared/ask/words/words.ts';
import type { MoveNaming } from '../../shared/puzzle/geometry.ts';

export interface AskedWords {
  readonly title: string;
  readonly answer: string;
  readonly reason: string;
}

export function askedWords(question: Question, naming: MoveNaming): AskedWords {
  const right = question.choices.find(({ letter }) => letter === question.answer)!;
  return {
    title: questionWords(question),
    answer: `${right.letter}: ${choiceWords(question, right, naming)}`,
    reason: reasonWords(question, naming),
  };
}
