/** Characters that show nothing: spaces, those that Unicode lets a font leave out, and the empty pattern of Braille. */
const UNSEEN = '\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\u2800';
const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');

/** Whether anything of a text can be seen. A name that nobody sees is none. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}
