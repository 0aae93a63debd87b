import { EACH_WORDS, FORMULA_WORDS } from '../../shared/puzzle/formula/words.ts';
import type { OfferedWord, WordCompletion } from './editor/offeredWords.ts';

export const ALL_WORDS: readonly OfferedWord[] = [
  ...Object.entries(EACH_WORDS).map(([name, { write, meaning }]) => ({ name, write, meaning })),
  ...Object.entries(FORMULA_WORDS).map(([name, { write, meaning }]) => ({ name, write, meaning })),
];

/** Tile names, as in `tile =>` and `(one, other) =>`. */
const GIVEN_NAMES = /([\p{L}_][\p{L}\d_]*)\s*=>|\(([^()]*)\)\s*=>/gu;

/**
 * The words that begin like the one before the caret; `null` where there are none, or it is finished. `isAsked`: the
 * user has asked for a list, also of all words, and of those that a finished one begins.
 */
export function completionAt(text: string, caret: number, isAsked = false): WordCompletion | null {
  const before = text.slice(0, caret);
  const typed = /[\p{L}_][\p{L}\d_]*$/u.exec(before)?.[0] ?? '';
  const goesOn = /^[\p{L}\d_]/u.test(text.slice(caret));
  if (goesOn || /\/\/[^\n]*$/.test(before)) return null;
  if (!isAsked && (typed.length === 0 || isFinished(typed, text))) return null;
  const start = typed.toLowerCase();
  const words = ALL_WORDS.filter(({ name }) => name.toLowerCase().startsWith(start));
  const different = words.filter(({ name }, index) => words.findIndex((word) => word.name === name) === index);
  return different.length === 0 ? null : { at: caret - typed.length, words: different };
}

function isFinished(typed: string, text: string): boolean {
  const given = Array.from(text.matchAll(GIVEN_NAMES), ([, one, several = '']) => one ?? several).join();
  return ALL_WORDS.some(({ name }) => name === typed) || given.split(/[\s,]+/).includes(typed);
}
