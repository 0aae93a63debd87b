/**
 * Pictures on tiles: built-in ones, and the user's own, which the library keeps once each under the hash of their
 * bytes.
 */
import * as v from 'valibot';
import { lineOfText } from './lineOfText.ts';
import type { Schema } from './schema.ts';

/** Drawn for the program; `alt`: for those who cannot see them. */
export const BUILT_IN_PICTURES = {
  train: { label: 'Train', alt: 'A red steam train in front of green hills' },
  cat: { label: 'Cat', alt: 'A grey cat that looks at you' },
  'number-line': { label: 'Number line', alt: 'A line from number to number, in their order' },
} as const satisfies Record<string, { readonly label: string; readonly alt: string }>;
export type BuiltInPicture = keyof typeof BUILT_IN_PICTURES;

/** Per picture: bytes, and pixels of the longer side, enough for a board that fills a projector. */
export const MAX_PICTURE_BYTES = 256 * 1024;
export const MAX_PICTURE_SIDE = 1024;
/** Per library. */
export const MAX_PICTURES = 100;
/** Code points. */
export const MAX_ALT_LENGTH = 200;

export interface TilePicture {
  /** A name of `BUILT_IN_PICTURES`, or the SHA-256 of an own picture, in hexadecimal. */
  readonly pictureId: string;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

export interface KeptPicture extends TilePicture {
  readonly puzzleCount: number;
}

export function isBuiltIn(pictureId: string): pictureId is BuiltInPicture {
  return Object.hasOwn(BUILT_IN_PICTURES, pictureId);
}

const ID_RULE = 'This is not a picture: its id is a name that comes with the program, or 64 hexadecimal digits.';

export const PICTURE_ID: Schema<string> = v.pipe(
  v.string(ID_RULE),
  v.check((id) => isBuiltIn(id) || /^[0-9a-f]{64}$/.test(id), ID_RULE),
);

const ALT_RULE = `The description of a picture has 1 to ${MAX_ALT_LENGTH} characters, none of them a control character.`;

const ALT = v.pipe(lineOfText(MAX_ALT_LENGTH, ALT_RULE), v.minLength(1, ALT_RULE));

export const TILE_PICTURE: Schema<TilePicture> = v.strictObject({ pictureId: PICTURE_ID, alt: ALT });

export const PICTURE_BYTES: Schema<ArrayBuffer> = v.pipe(
  v.instance(ArrayBuffer, 'The bytes of a picture are an ArrayBuffer.'),
  v.check(
    ({ byteLength }) => byteLength <= MAX_PICTURE_BYTES,
    `A saved picture has at most ${MAX_PICTURE_BYTES / 1024} KB.`,
  ),
);
