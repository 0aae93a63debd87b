/** The bytes at the beginning of a text that say how it is written. */
const MARKS = { '255,254': 'utf-16le', '254,255': 'utf-16be' } as Readonly<Record<string, string>>;

const MARK_LENGTH = 2;
const NOTHING = new Uint8Array(0);
const GOES_ON = { stream: true };

interface Decoder {
  decode(bytes: Uint8Array, options?: { stream: boolean }): string;
}

/**
 * The text of bytes, part by part: UTF-8, or UTF-16 where the first two say so, as PowerShell writes what a program
 * prints. `open` makes a decoder, which the language alone does not have.
 */
export async function* decodedParts(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  open: (encoding: string) => Decoder,
): AsyncGenerator<string> {
  let decoder: Decoder | null = null;
  let first = NOTHING;
  for await (const part of parts) {
    if (decoder === null && first.length + part.length < MARK_LENGTH) {
      first = Uint8Array.of(...first, ...part);
      continue;
    }
    decoder ??= open(encodingOf(Uint8Array.of(...first, ...part.subarray(0, MARK_LENGTH))));
    yield decoder.decode(first, GOES_ON) + decoder.decode(part, GOES_ON);
    first = NOTHING;
  }
  yield (decoder ?? open('utf-8')).decode(first);
}

/** How a text that begins with `bytes` is written. */
export function encodingOf(bytes: Uint8Array): string {
  return MARKS[bytes.subarray(0, MARK_LENGTH).join()] ?? 'utf-8';
}
