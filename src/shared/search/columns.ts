/** Growable typed arrays. A column only grows: what was read from it stays true. */

export type Column = Int8Array | Uint8Array | Uint16Array | Int32Array;

const MIN_CAPACITY = 2048;

/** Entries up to which columns grow fourfold: most searches are small, and should not be copied often. */
const SMALL = 16_384;

/** Entries that a column of `capacity` entries has after it was made to hold `length`. */
export function capacityFor(capacity: number, length: number): number {
  if (length <= capacity) return capacity;
  return Math.max(length, Math.ceil(capacity * (capacity < SMALL ? 4 : 1.5)), MIN_CAPACITY);
}

/** Whether it is worth a copy to bring a column of `capacity` entries down to `length`. */
export function isWasteful(capacity: number, length: number): boolean {
  return capacity > SMALL && length < capacity;
}

/** `column` if it has room for `length` entries, else a copy of it with more room. */
export function grown<C extends Column>(column: C, length: number): C {
  return length <= column.length ? column : resized(column, capacityFor(column.length, length));
}

/** A copy of `column` with exactly `capacity` entries, as many as fit. */
export function resized<C extends Column>(column: C, capacity: number): C {
  const copy = new (column.constructor as new (capacity: number) => C)(capacity);
  copy.set(column.length <= capacity ? column : column.subarray(0, capacity));
  return copy;
}
