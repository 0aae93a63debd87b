import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff;

/**
 * The unit `binary` of `fc.string`: every character but half a pair of surrogates. That one takes a second to make, as
 * it lists all of them.
 */
export const ANY_CHARACTER: fc.Arbitrary<string> = fc.nat(LAST - SURROGATES).map(characterAt, placeOf);

function characterAt(place: number): string {
  return String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES);
}

/** Throws for what is no such character, as fast-check asks of it. */
function placeOf(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? NaN) : NaN;
  const place = code < FIRST_SURROGATE ? code : code - SURROGATES;
  if (characterAt(place) !== text) throw new Error('This is not one character.');
  return place;
}
