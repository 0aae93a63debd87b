/** Text as it is looked for and sorted by: neither upper case nor accents matter. */
import type { SqlCondition } from './pages.ts';

/** `text` in lower case, without accents; what looks alike and is written in several ways (ﬁ, ²) becomes one. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** One condition for each word of `text`: the column `folded` has it, wherever. */
export function wordConditions(text: string): SqlCondition[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word, i) => ({ sql: `instr(folded, :word${i}) > 0`, values: { [`word${i}`]: word } }));
}

/** Digits that a number is padded to. */
const DIGITS = 12;

/** What titles are sorted by: folded, and 'Case 10' comes after 'Case 9'. */
export function sortKey(title: string): string {
  return fold(title).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
