/** The bytes at the beginning of a text that say how it is written. */
const MARKS = { '255,254': 'utf-16le', '254,255': 'utf-16be' } as Readonly<Record<string, string>>;

export const MARK_LENGTH = 2;

/** UTF-8, or UTF-16 where the first two bytes say so, as PowerShell writes what a program prints. */
export function encodingOf(bytes: Uint8Array): string {
  return MARKS[bytes.subarray(0, MARK_LENGTH).join()] ?? 'utf-8';
}
