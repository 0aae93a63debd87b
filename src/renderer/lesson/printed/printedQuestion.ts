/** Questions of stops as they are printed for the teacher: with what is right, why, and what the others would mean. */
import type { OwnQuestion } from '../../../shared/contract/ownQuestion.ts';
import { choiceWords, mistakeWords, questionWords, reasonWords } from '../../../shared/ask/kinds/words.ts';
import type { EngineQuestion } from '../../../shared/ask/kinds/questions.ts';
import { LETTERS, type Letter } from '../../../shared/ask/question.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';

export interface PrintedChoice {
  readonly letter: Letter;
  /** `null` for words or a number. */
  readonly cells: readonly number[] | null;
  readonly words: string;
  readonly isRight: boolean;
  /** Why it is right, or what a vote for it would have meant; '' for nothing. */
  readonly why: string;
}

export interface PrintedQuestion {
  readonly text: string;
  /** The marked state; `null` for none. */
  readonly marked: readonly number[] | null;
  readonly choices: readonly PrintedChoice[];
}

export function printedQuestion(question: EngineQuestion, naming: MoveNaming): PrintedQuestion {
  const choices = question.choices.map((choice): PrintedChoice => {
    const { letter, value } = choice;
    const mistake = mistakeWords(question, choice, naming);
    return {
      letter,
      cells: value.as === 'node' ? value.cells : null,
      words: choiceWords(question, choice, naming),
      isRight: mistake === null,
      why: mistake ?? reasonWords(question, naming),
    };
  });
  return { text: questionWords(question), marked: question.about?.cells ?? null, choices };
}

export function printedOwn({ text, choices }: OwnQuestion): PrintedQuestion {
  return {
    text,
    marked: null,
    choices: choices.map(({ value, isRight, reason }, index) => ({
      letter: LETTERS[index],
      cells: value.as === 'board' ? value.cells : null,
      words: value.as === 'text' ? value.text : '',
      isRight,
      why: reason,
    })),
  };
}
