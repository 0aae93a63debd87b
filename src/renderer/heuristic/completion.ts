/** Words that complete what is being typed in a formula. */
import { EACH_WORDS, FORMULA_WORDS } from '../../shared/puzzle/formula/words.ts';

export interface WordCompletion {
  /** Where the word that is typed begins. */
  readonly at: number;
  readonly end: number;
  readonly words: readonly FormulaHelp[];
}

export interface FormulaHelp {
  readonly name: string;
  readonly write: string;
  readonly meaning: string;
}

/** Every word of the language. */
export const ALL_WORDS: readonly FormulaHelp[] = [
  ...Object.entries(EACH_WORDS).map(([name, { write, meaning }]) => ({ name, write, meaning })),
  ...Object.entries(FORMULA_WORDS).map(([name, { write, meaning }]) => ({ name, write, meaning })),
];

/** Words that are offered at once. */
const MAX_OFFERED = 6;

/** What completes the word before the caret; `null` where none is being typed. */
export function completionAt(text: string, caret: number): WordCompletion | null {
  const typed = /[\p{L}_][\p{L}\d_]*$/u.exec(text.slice(0, caret))?.[0] ?? '';
  if (typed.length === 0 || /\/\/[^\n]*$/.test(text.slice(0, caret))) return null;
  const start = typed.toLowerCase();
  const words = ALL_WORDS.filter(({ name }) => name.toLowerCase().startsWith(start) && name !== typed);
  const different = words.filter(({ name }, index) => words.findIndex((word) => word.name === name) === index);
  return different.length === 0
    ? null
    : { at: caret - typed.length, end: caret, words: different.slice(0, MAX_OFFERED) };
}
