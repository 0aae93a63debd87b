/**
 * Bytes as text: UTF-8 with or without a byte order mark, and UTF-16 with one. Decoded here, because `src/shared` has
 * no `TextDecoder`, and because a fault must have a place.
 */
import { MAX_IMPORT_BYTES } from '../contract/exchange.ts';
import { FileFault, lineAt } from './fault.ts';

/** Code units converted at once; engines limit the arguments of a call. */
const CHUNK = 8192;

/** The text in `bytes`, without its byte order mark. Throws a `FileFault`. */
export function readText(bytes: Uint8Array): string {
  requireImportable(bytes.length);
  const text = decode(bytes);
  const odd = /\p{Cs}/u.exec(text);
  if (odd !== null)
    throw new FileFault('Half a character stands here: this is not well-formed text.', lineAt(text, odd.index));
  return text;
}

/** Throws a `FileFault` for a file of `bytes` bytes that is too large. */
export function requireImportable(bytes: number): void {
  if (bytes <= MAX_IMPORT_BYTES) return;
  const [size, most] = [bytes, MAX_IMPORT_BYTES].map((count) => Math.ceil((count / 1024 / 1024) * 10) / 10);
  throw new FileFault(`This file has ${size} MB; files of up to ${most} MB can be imported.`);
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return fromUtf16(bytes, true);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return fromUtf16(bytes, false);
  const text = fromUtf8(bytes);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function fromUtf16(bytes: Uint8Array, littleEndian: boolean): string {
  if (bytes.length % 2 === 1) throw new FileFault('This file ends in the middle of a character of UTF-16.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = Uint16Array.from({ length: bytes.length / 2 - 1 }, (_, i) => view.getUint16(2 * i + 2, littleEndian));
  return textOf(units);
}

/** By first byte of a character: the number of further bytes, and the least code point that needs that many. */
function utf8Form(lead: number): { readonly following: number; readonly least: number; readonly bits: number } | null {
  if (lead >= 0xc2 && lead < 0xe0) return { following: 1, least: 0x80, bits: lead & 0x1f };
  if (lead >= 0xe0 && lead < 0xf0) return { following: 2, least: 0x800, bits: lead & 0x0f };
  if (lead >= 0xf0 && lead < 0xf5) return { following: 3, least: 0x1_0000, bits: lead & 0x07 };
  return null;
}

function fromUtf8(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length); // never more code units than bytes
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! < 0x80) {
      units[length++] = bytes[i]!;
      continue;
    }
    const { code, following } = characterAt(bytes, i);
    if (code > 0xffff) units[length++] = 0xd7c0 + (code >> 10);
    units[length++] = code > 0xffff ? 0xdc00 | (code & 0x3ff) : code;
    i += following;
  }
  return textOf(units.subarray(0, length));
}

/** The character whose first byte, above 0x7f, is at `at`. */
function characterAt(bytes: Uint8Array, at: number): { code: number; following: number } {
  const form = utf8Form(bytes[at]!);
  if (form === null) throw notUtf8(bytes, at);
  let code = form.bits;
  for (let i = 1; i <= form.following; i++) {
    const byte = bytes[at + i] ?? 0;
    if (byte >> 6 !== 0b10) throw notUtf8(bytes, at);
    code = (code << 6) | (byte & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < form.least || code > 0x10_ffff || isSurrogate) throw notUtf8(bytes, at);
  return { code, following: form.following };
}

function notUtf8(bytes: Uint8Array, at: number): FileFault {
  const before = textOf(Uint16Array.from(bytes.subarray(0, at)));
  return new FileFault(
    'This is not text in UTF-8 (or in UTF-16 with a byte order mark). Save the file as UTF-8 and try again.',
    lineAt(before, before.length),
  );
}

function textOf(units: Uint16Array): string {
  let text = '';
  // Spreading would read the units one by one, through an iterator.
  for (let i = 0; i < units.length; i += CHUNK)
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(i, i + CHUNK)) as string;
  return text;
}
