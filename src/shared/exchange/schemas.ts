import * as v from 'valibot';
import { integer } from '../contract/parse.ts';

export const COUNT = integer(0, Number.MAX_SAFE_INTEGER);
/** The bounds of a `Date`. */
export const LIST = v.array(v.unknown(), 'A list is needed here.');

export function listOf(most: number, noun: string) {
  return v.optional(v.pipe(LIST, v.maxLength(most, `A file has at most ${most} ${noun}.`)), []);
}
