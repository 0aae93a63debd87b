import type { LessonStop } from '../contract/lessons.ts';
import type { OwnQuestion } from '../contract/ownQuestion.ts';
import { filledText, type FiguredSearch } from './figures.ts';

/** The texts of a stop with their figures. */
export interface ToldStop {
  readonly text: string;
  readonly note: string;
  readonly body: string;
  /** `null` where the stop has no question of the user's own. */
  readonly asks: OwnQuestion | null;
}

/** `all` is `null` until the figures are computed; each is an ellipsis then. */
export function filledStop(stop: LessonStop, all: readonly FiguredSearch[] | null): ToldStop {
  const filled = (text: string): string => filledText(text, stop.puzzle, all);
  const { text, note, body = '', asks } = stop;
  return {
    text: filled(text),
    note: filled(note),
    body: filled(body),
    asks: asks ? filledQuestion(asks, filled) : null,
  };
}

function filledQuestion({ text, choices }: OwnQuestion, filled: (text: string) => string): OwnQuestion {
  return {
    text: filled(text),
    choices: choices.map(({ value, isRight, reason }) => ({
      value: value.as === 'text' ? { ...value, text: filled(value.text) } : value,
      isRight,
      reason: filled(reason),
    })),
  };
}
