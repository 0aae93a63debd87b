/** `#platform` in a browser: see `src/host/platform.d.ts`. */
import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { Inflate } from 'pako';

/** The browser's own is asynchronous, and a transaction cannot wait for it. */
export function sha256(content: string | Uint8Array): string {
  const digest = digestOf(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64(text: string): Uint8Array {
  const digits = text.replaceAll(/[^A-Za-z0-9+/]/g, '');
  return Uint8Array.from(atob(digits.slice(0, digits.length - Number(digits.length % 4 === 1))), (byte) =>
    byte.charCodeAt(0),
  );
}

/** A single stream ends exactly with the last byte. */
export function isOneStream(packed: Uint8Array, mostBytes: number): boolean {
  const inflate = new Inflate({ windowBits: 15 }); // zlib, and nothing else that it knows
  let bytes = 0;
  inflate.onData = ({ length }) => {
    bytes += length;
    if (bytes > mostBytes) throw new RangeError('This is more than there may be.');
  };
  try {
    inflate.push(packed.subarray(0, -1), false);
    if (inflate.ended) return false;
    inflate.push(packed.subarray(-1), true);
    return inflate.ended && inflate.err === 0;
  } catch {
    return false;
  }
}
