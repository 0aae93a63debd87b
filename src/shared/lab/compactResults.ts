/** Results as bytes, about 25 each, for storage. */
import { countPacked, unpackResults, type LabResult, type PackedResults } from './results.ts';

/** Variable-length integers: seven bits per byte, lowest first; the eighth says that more follow. */
const [BITS, MORE] = [128, 128];

/** Integers of a result, each plus 1, with 0 for a missing one. The time follows. */
const WHOLE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10];
const TIME = 9;
const FIELDS = WHOLE.length + 1;
/** Times are stored in microseconds. */
const PER_MS = 1000;

/** Times lose fractions of a microsecond. */
export function compactResults(packed: PackedResults): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < countPacked(packed) * FIELDS; at += FIELDS) {
    for (const field of WHOLE) write(bytes, packed[at + field]! + 1);
    write(bytes, Math.round(packed[at + TIME]! * PER_MS));
  }
  return Uint8Array.from(bytes);
}

export function resultsOfCompact(bytes: Uint8Array): LabResult[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length;) {
    let [value, factor] = [0, 1];
    for (; bytes[at]! >= MORE; at++, factor *= BITS) value += (bytes[at]! - MORE) * factor;
    values.push(value + bytes[at++]! * factor);
  }
  const packed = new Float64Array(values.length);
  for (let at = 0; at < values.length; at += FIELDS) {
    WHOLE.forEach((field, place) => (packed[at + field] = values[at + place]! - 1));
    packed[at + TIME] = values[at + WHOLE.length]! / PER_MS;
  }
  return unpackResults(packed);
}

function write(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= BITS; rest = Math.floor(rest / BITS)) bytes.push((rest % BITS) + MORE);
  bytes.push(rest);
}
