import * as v from 'valibot';
import { kindRow, pluralOf, type DocumentKind, type Plural } from '../contract/kinds.ts';
import { integer } from '../contract/parse.ts';
import type { Schema } from '../contract/schema.ts';

export const COUNT = integer(0, Number.MAX_SAFE_INTEGER);
export const LIST = v.array(v.unknown(), 'A list is needed here.');

/** A list of each kind, which may be missing. What is made on puzzles is not limited. */
export function listsOf<Kind extends DocumentKind>(
  kinds: readonly Kind[],
): { readonly [K in Kind as Plural<K>]: Schema<unknown[]> } {
  const lists = kinds.map((kind) => {
    const { belongsTo, most = Infinity } = kindRow(kind);
    const limit = belongsTo === 'puzzle' ? Infinity : most;
    const list = v.pipe(LIST, v.maxLength(limit, `A file has at most ${limit} ${pluralOf(kind)}.`));
    return [pluralOf(kind), v.optional(list, [])];
  });
  return Object.fromEntries(lists) as { readonly [K in Kind as Plural<K>]: Schema<unknown[]> };
}
