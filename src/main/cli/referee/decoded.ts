import { TextDecoder } from 'node:util';

/** The bytes at the beginning that say how the text is written. */
const MARKS = { '255,254': 'utf-16le', '254,255': 'utf-16be' } as Readonly<Record<string, string>>;
const MARK_LENGTH = 2;

/** Bytes as text: UTF-8, or UTF-16 where the first two say so, as PowerShell writes what a program prints. */
export async function* decoded(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let waiting = new Uint8Array(0);
  for await (const part of parts) {
    if (decoder === null && waiting.length + part.length < MARK_LENGTH) {
      waiting = Uint8Array.of(...waiting, ...part);
      continue;
    }
    const bytes: Uint8Array = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
    waiting = new Uint8Array(0);
    decoder ??= new TextDecoder(MARKS[bytes.subarray(0, MARK_LENGTH).join()] ?? 'utf-8');
    yield decoder.decode(bytes, { stream: true });
  }
  yield (decoder ?? new TextDecoder()).decode(waiting);
}
