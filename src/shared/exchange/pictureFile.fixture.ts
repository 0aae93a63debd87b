/** Pictures for tests: their parts are in order, but their pixels are missing, so nobody can decode them. */

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG of that size; `mark` makes its bytes others than those of another one. `more` are chunks before the end. */
export function pngOf(width: number, height: number, mark = 0, more: readonly number[] = []): Uint8Array<ArrayBuffer> {
  const header = pngChunk('IHDR', [...word(width), ...word(height), 8, 0, 0, 0, 0]);
  const pixels = pngChunk('IDAT', packed(mark));
  return Uint8Array.from([...PNG_SIGNATURE, ...header, ...pixels, ...more, ...pngChunk('IEND', [])]);
}

/** One byte as a stream of zlib (RFC 1950): a stored block, and the checksum. */
export function packed(byte: number): number[] {
  return [0x78, 1, 1, 1, 0, 0xfe, 0xff, byte, ...half(1 + byte), ...half(1 + byte)];
}

/** Nobody compares the checksum. */
export function pngChunk(name: string, content: readonly number[]): number[] {
  return [...word(content.length), ...ascii(name), ...content, 0xae, 0x42, 0x60, 0x82];
}

/** A JPEG with a comment, a table and a frame of that size. */
export function jpegOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const comment = [0xff, 0xfe, 0, 5, 1, 2, 3];
  const table = [0xff, 0xff, 0xc4, 0, 4, 9, 9]; // with a fill byte before the marker
  const frame = [0xff, 0xc2, 0, 8, 8, ...half(height), ...half(width), 1];
  return Uint8Array.from([0xff, 0xd8, ...comment, ...table, ...frame, 0xff, 0xd9]);
}

/** WebP by the name of its first chunk. */
export const WEBPS: Readonly<Record<string, (width: number, height: number) => Uint8Array<ArrayBuffer>>> = {
  'VP8 ': (width, height) => webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)]),
  VP8L: (width, height) => webp('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0]),
  VP8X: (width, height) => {
    const header = [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)];
    return webp('VP8X', [...header, ...ascii('VP8L'), ...little(2, 4), 0x2f, 0], header.length);
  },
};

/** `length`: that of the first chunk, where others follow it in `content`. */
function webp(chunk: string, content: readonly number[], length = content.length): Uint8Array<ArrayBuffer> {
  const body = [...ascii('WEBP'), ...ascii(chunk), ...little(length, 4), ...content];
  return Uint8Array.from([...ascii('RIFF'), ...little(body.length, 4), ...body]);
}

export const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const half = (value: number): number[] => [value >> 8, value & 0xff];
const word = (value: number): number[] => [...half(value >>> 16), ...half(value & 0xffff)];
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff);
