/** Numbers in the order of their texts, as a program sorts them that compares texts. */
const LETTERS = '.0123456789';
const LENGTH = 8;

/** Greater for the text that comes later in a dictionary. */
export function placeAsText(value: number): number {
  const text = String(value).padEnd(LENGTH);
  let place = 0;
  for (let at = 0; at < LENGTH; at++) place = place * (LETTERS.length + 1) + LETTERS.indexOf(text[at]) + 1;
  return place;
}
