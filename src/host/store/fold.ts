/** Folds text for search and order: case and accents do not matter. */
import type { SqlCondition } from './pages.ts';

/** Lower case, without accents; compatibility characters (ﬁ, ²) become plain ones. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** One condition for each word of `text`: the column `folded` contains it. */
export function wordConditions(text: string): SqlCondition[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word, i) => ({ sql: `instr(folded, :word${i}) > 0`, values: { [`word${i}`]: word } }));
}

/** Numbers are padded to this. */
const DIGITS = 12;

/** The folded title, with 'Case 10' after 'Case 9'. */
export function sortKey(title: string): string {
  return fold(title).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

/** In the order of what `textOf` gives, as titles are; equal ones stay as they are. */
export function alphabetical<Item>(items: Iterable<Item>, textOf: (item: Item) => string): Item[] {
  const keyed = Array.from(items, (item) => ({ item, key: sortKey(textOf(item)) }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key))).map(({ item }) => item);
}
