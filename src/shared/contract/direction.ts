/**
 * Right-to-left text. Letters have a direction of their own; five characters of Unicode (UAX #9, 2.1 and 2.2) override
 * it, so that a name can pose as another: "abc", U+202E, "fdp.exe" is shown as "abcexe.pdf". No name needs them, so
 * they are stripped.
 */
const FORCED = /[\u202a-\u202e]/;
const ALL_FORCED = new RegExp(FORCED, 'g');

/** Right-to-left letters, and the characters that isolate a text or mark its direction. */
const TURNED =
  /[\u0590-\u08ff\u200f\u061c\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function forcesDirection(text: string): boolean {
  return FORCED.test(text);
}

export function withoutForcedDirection(text: string): string {
  return text.replace(ALL_FORCED, '');
}

/** Isolates a text that may run from right to left from the sentence around it. */
export function isolated(text: string): string {
  return TURNED.test(text) ? `\u2068${text}\u2069` : text;
}
