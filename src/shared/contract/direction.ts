/**
 * Text that runs from right to left. Letters say themselves which way they run. Five characters of Unicode (UAX #9, 2.1 and
 * 2.2) force a direction upon others, so that a name can look like another one: "abc", U+202E, "fdp.exe" is shown as
 * "abcexe.pdf". No name needs them, so none is kept with them.
 */
const FORCED = /[\u202a-\u202e]/;
const ALL_FORCED = new RegExp(FORCED, 'g');

/** Letters that run from right to left, and the characters that isolate a text or mark its direction. */
const TURNED =
  /[\u0590-\u08ff\u200f\u061c\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function forcesDirection(text: string): boolean {
  return FORCED.test(text);
}

export function withoutForcedDirection(text: string): string {
  return text.replace(ALL_FORCED, '');
}

/** A text that may run from right to left, so that it moves nothing of the sentence around it. */
export function isolated(text: string): string {
  return TURNED.test(text) ? `\u2068${text}\u2069` : text;
}
