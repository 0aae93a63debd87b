/** A question that the user writes. Its words come with it, and who wrote it says what is right: no trace is read. */
import { LETTERS, type AnyQuestion, type AskedChoice, type Rules, type Unlettered } from '../question.ts';

/** `cols`: of its boards. */
export interface OwnGrounds {
  readonly text: string;
  readonly cols: number;
}

export interface OwnAsked extends AnyQuestion<OwnGrounds> {
  readonly kind: 'own';
}

export const OWN_QUESTION_NAME = 'Your question';

interface WrittenQuestion extends OwnGrounds {
  readonly step: number;
  readonly rules: Rules;
  readonly choices: readonly Unlettered[];
}

/** The choices stay in the order in which they were written. */
export function askOwn({ step, rules, text, cols, choices }: WrittenQuestion): OwnAsked {
  const lettered = choices.map((choice, place): AskedChoice => ({ letter: LETTERS[place], ...choice }));
  return { kind: 'own', step, rules, about: null, choices: lettered, grounds: { text, cols } };
}
