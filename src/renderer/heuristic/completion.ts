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

/** Names that are given to tiles, as in `tile =>` and `(one, other) =>`. */
const GIVEN_NAMES = /([\p{L}_][\p{L}\d_]*)\s*=>|\(([^()]*)\)\s*=>/gu;

/** What completes the word before the caret; `null` where none is being typed, or where the word is one already. */
export function completionAt(text: string, caret: number): WordCompletion | null {
  const before = text.slice(0, caret);
  const typed = /[\p{L}_][\p{L}\d_]*$/u.exec(before)?.[0] ?? '';
  const goesOn = /^[\p{L}\d_]/u.test(text.slice(caret));
  if (typed.length === 0 || goesOn || /\/\/[^\n]*$/.test(before) || isFinished(typed, text)) return null;
  const start = typed.toLowerCase();
  const words = ALL_WORDS.filter(({ name }) => name.toLowerCase().startsWith(start));
  const different = words.filter(({ name }, index) => words.findIndex((word) => word.name === name) === index);
  return different.length === 0
    ? null
    : { at: caret - typed.length, end: caret, words: different.slice(0, MAX_OFFERED) };
}

/** Whether it is a word of the language, or a name that the text gives to a tile. */
function isFinished(typed: string, text: string): boolean {
  const given = Array.from(text.matchAll(GIVEN_NAMES), ([, one, several = '']) => one ?? several).join();
  return ALL_WORDS.some(({ name }) => name === typed) || given.split(/[\s,]+/).includes(typed);
}
