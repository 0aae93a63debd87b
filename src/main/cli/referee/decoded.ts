import { TextDecoder } from 'node:util';
import { decodedParts } from '../../../shared/referee/output/decodedParts.ts';

/** Bytes as text. */
export function decoded(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  return decodedParts(parts, (encoding) => new TextDecoder(encoding));
}
