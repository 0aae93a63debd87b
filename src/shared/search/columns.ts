/** Growable typed arrays. A column only grows: what was read from it stays true. */

type Column = Int8Array | Uint8Array | Uint16Array | Int32Array;

const MIN_CAPACITY = 256;

/** `column` if it has room for `length` entries, else a copy of it with more room: half as much again at the least. */
export function grown<C extends Column>(column: C, length: number): C {
  if (length <= column.length) return column;
  const capacity = Math.max(length, Math.ceil(column.length * 1.5), MIN_CAPACITY);
  const copy = new (column.constructor as new (capacity: number) => C)(capacity);
  copy.set(column);
  return copy;
}
