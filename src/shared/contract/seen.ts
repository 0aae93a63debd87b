/** Invisible characters: spaces, those that Unicode lets a font leave out, and the empty pattern of Braille. */
const UNSEEN = '\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\u2800';
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');

/** Whether a text has a visible character. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}
