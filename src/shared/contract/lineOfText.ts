import * as v from 'valibot';
import { withoutForcedDirection } from './direction.ts';
import type { Schema } from './schema.ts';
import { isSeen } from './seen.ts';

export const UNSEEN_RULE = 'A name needs a character that can be seen.';

/** `\p{Cs}` is half a character: text that is not well-formed. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A line of at most `most` code points. Trims, and strips characters that force a direction. */
export function lineOfText(most: number, rule: string): Schema<string> {
  return v.pipe(
    v.string(rule),
    v.transform(withoutForcedDirection),
    v.trim(),
    v.maxCodePoints(most, rule),
    v.regex(ONE_LINE, rule),
  );
}

/** A line with a visible character. */
export function visibleLine(most: number, rule: string): Schema<string> {
  return v.pipe(lineOfText(most, rule), v.minLength(1, rule), v.check(isSeen, UNSEEN_RULE));
}
