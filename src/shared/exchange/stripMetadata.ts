/**
 * A picture without all that is not its image: comments, texts, colour profiles, what a camera notes, and whatever
 * follows the end. Such parts can hold anything, and nobody sees them.
 *
 * The layouts are those of the PNG specification (W3C, third edition, 5.3), of JPEG (ITU-T T.81, annex B) and of WebP
 * (RFC 9649, 2.3 to 2.7).
 */
import { isFrame, isPng, isWebp, textAt } from './pictureBytes.ts';

/** The bytes that make the image of a PNG, JPEG or WebP; `null` where it is none of them, or incomplete. */
export function stripMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parts = pngParts(view) ?? jpegParts(view) ?? webpParts(view);
    return parts === null ? null : joined(parts);
  } catch (error) {
    if (error instanceof RangeError) return null; // the bytes end too early
    throw error;
  }
}

type ImagePart = Uint8Array;

/** The chunks that the pixels need. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Length and name before a chunk's content, and the checksum after it. */
const PNG_FRAME = 12;

function pngParts(view: DataView): ImagePart[] | null {
  if (view.byteLength < 8 || !isPng(view)) return null;
  const parts = [partOf(view, 0, 8)];
  for (let at = 8; ;) {
    const name = textAt(view, at + 4);
    const length = view.getUint32(at) + PNG_FRAME;
    if (PNG_CHUNKS.includes(name)) parts.push(partOf(view, at, length));
    if (name === 'IEND') return parts;
    at += length;
  }
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Quantisation, Huffman and arithmetic tables, the number of lines, and the restart interval. */
const JPEG_TABLES = [0xdb, 0xc4, 0xcc, 0xdc, 0xdd];
/** Adobe's segment, of this length, defines the colour space. */
const ADOBE = { marker: 0xee, length: 14, name: 'Adob' };

function jpegParts(view: DataView): ImagePart[] | null {
  if (view.byteLength < 2 || view.getUint16(0) !== (0xff00 | SOI)) return null;
  const parts = [partOf(view, 0, 2)];
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === EOI) return [...parts, partOf(view, at, 2)];
    if (marker === 0xff) {
      at += 1; // a fill byte
      continue;
    }
    const length = 2 + view.getUint16(at + 2);
    const end = marker === SOS ? endOfScan(view, at + length) : at + length;
    if (isOfImage(view, at, marker)) parts.push(partOf(view, at, end - at));
    at = end;
  }
}

function isOfImage(view: DataView, at: number, marker: number): boolean {
  if (marker === SOS || JPEG_TABLES.includes(marker) || isFrame(marker)) return true;
  return marker === ADOBE.marker && view.getUint16(at + 2) === ADOBE.length && textAt(view, at + 4) === ADOBE.name;
}

/** The first marker that is neither a stuffed byte nor a restart. */
function endOfScan(view: DataView, start: number): number {
  for (let at = start; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const marker = view.getUint8(at + 1);
    if (marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
}

/** Of the features in a WebP's extended header, only transparency is kept. */
const WEBP_ALPHA = 0x10;
const WEBP_IMAGES = ['VP8 ', 'VP8L'];
const WEBP_HEADER = 12;

function webpParts(view: DataView): ImagePart[] | null {
  if (view.byteLength < WEBP_HEADER || !isWebp(view)) return null;
  const chunks = webpChunks(view);
  if (!chunks.some((chunk) => WEBP_IMAGES.includes(nameOf(chunk)))) return null;
  const body = chunks.reduce((sum, { length }) => sum + length, 4);
  const head = partOf(view, 0, WEBP_HEADER).slice();
  new DataView(head.buffer).setUint32(4, body, true);
  return [head, ...chunks];
}

/** Up to the first image: an animation has none among its chunks. */
function webpChunks(view: DataView): ImagePart[] {
  const chunks: ImagePart[] = [];
  for (let at = WEBP_HEADER; ;) {
    const name = textAt(view, at);
    const length = 8 + view.getUint32(at + 4, true);
    const chunk = partOf(view, at, length);
    if (name === 'VP8X') chunks.push(bareHeader(chunk));
    else if (name === 'ALPH' || WEBP_IMAGES.includes(name)) chunks.push(padded(chunk));
    if (WEBP_IMAGES.includes(name) || at + length >= view.byteLength) return chunks;
    at += length + (length % 2);
  }
}

function bareHeader(chunk: ImagePart): ImagePart {
  const bare = chunk.slice();
  bare[8]! &= WEBP_ALPHA;
  bare.fill(0, 9, 12);
  return bare;
}

/** Chunks have an even length. */
function padded(chunk: ImagePart): ImagePart {
  return chunk.length % 2 === 0 ? chunk : joined([chunk, Uint8Array.of(0)]);
}

function nameOf(chunk: ImagePart): string {
  return String.fromCharCode(...chunk.subarray(0, 4));
}

/** Throws a `RangeError` where the bytes end earlier. */
function partOf({ buffer, byteOffset, byteLength }: DataView, at: number, length: number): Uint8Array {
  if (at + length > byteLength) throw new RangeError('The picture ends too early.');
  return new Uint8Array(buffer, byteOffset + at, length);
}

function joined(parts: readonly ImagePart[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
