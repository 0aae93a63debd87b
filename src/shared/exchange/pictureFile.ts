/**
 * Reads the type and the size of a picture from its first bytes, before it is decoded: a few bytes can claim a billion
 * pixels, and decoding them would exhaust memory.
 *
 * The layouts are those of the PNG specification (W3C, third edition, 11.2.1), of JPEG (ITU-T T.81, B.2.2) and of WebP
 * (RFC 9649, 2.5 to 2.7).
 */
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../contract/pictures.ts';
import { isFrame, isPng, isWebp, textAt } from './pictureBytes.ts';
import { stripMetadata } from './stripMetadata.ts';

export interface PictureHeader {
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** `null` where the bytes are none of the three types, or end too early. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // the bytes end before the size
    throw error;
  }
}

/** Why the library cannot keep a picture, in one sentence; `null` if it can. */
export function pictureFault(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_PICTURE_BYTES)
    return `It has ${Math.ceil(bytes.length / 1024)} KB; at most ${MAX_PICTURE_BYTES / 1024} KB can be saved.`;
  const header = readPictureHeader(bytes);
  if (header === null) return 'It is damaged, or it is not PNG, JPEG or WebP.';
  const { width, height } = header;
  if (width === 0 || height === 0) return 'It has no size.';
  if (Math.max(width, height) > MAX_PICTURE_SIDE)
    return `It has ${width} × ${height} pixels; each side has at most ${MAX_PICTURE_SIDE}.`;
  return stripMetadata(bytes) === null ? 'It is not complete.' : null;
}

function readPng(view: DataView): PictureHeader | null {
  if (!isPng(view) || textAt(view, 12) !== 'IHDR') return null;
  return { mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Skips segments up to the frame. */
function readJpeg(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { mime: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebp(view: DataView): PictureHeader | null {
  if (!isWebp(view)) return null;
  const size = WEBP_SIZES[textAt(view, 12)]?.(view);
  return size ? { mime: 'image/webp', ...size } : null;
}

type Size = Pick<PictureHeader, 'width' | 'height'>;

/** By the first chunk: lossy, lossless, or extended, with the size of the canvas. */
const WEBP_SIZES: Readonly<Record<string, (view: DataView) => Size>> = {
  'VP8 ': (view) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  VP8L: (view) => {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (view) => ({ width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 }),
};

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
}
