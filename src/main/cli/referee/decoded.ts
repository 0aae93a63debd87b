import { TextDecoder } from 'node:util';
import { encodingOf, MARK_LENGTH } from '../../../shared/referee/output/textMark.ts';

/** Bytes as text. */
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
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  yield (decoder ?? new TextDecoder()).decode(waiting);
}
