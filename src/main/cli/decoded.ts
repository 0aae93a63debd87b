import { TextDecoder } from 'node:util';
import { decodedParts, encodingOf } from '../../shared/referee/output/decodedParts.ts';

/** Bytes as text, part by part. */
export function decoded(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  return decodedParts(parts, (encoding) => new TextDecoder(encoding));
}

/** The text of a whole file, without its byte order mark. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
