/** Growable typed arrays. A column only grows: what was read from it stays true, as long as it is not given back. */

export type Column = Int8Array | Uint8Array | Uint16Array | Int32Array | Float64Array;

type ColumnType<C extends Column> = new (length: number) => C;

const MIN_CAPACITY = 2048;

/** Entries up to which columns grow fourfold: most searches are small, and should not be copied often. */
const SMALL = 16_384;

/**
 * Columns of `SMALL` entries that one search leaves to the next: to make new ones costs more than most searches. What is in them
 * means nothing.
 */
export class SpareColumns {
  readonly #spare = new Map<ColumnType<Column>, Column[]>();

  /** A column that nobody uses. */
  borrow<C extends Column>(type: ColumnType<C>): C {
    return (this.#spare.get(type)?.pop() as C | undefined) ?? new type(SMALL);
  }

  /** Takes back a column that nobody uses any more, if it is one that can be borrowed; the memory of a longer one is free at once. */
  giveBack(column: Column): void {
    if (column.length > SMALL) freed(column);
    if (column.length !== SMALL) return;
    const type = typeOf(column);
    const columns = this.#spare.get(type);
    if (columns === undefined) this.#spare.set(type, [column]);
    else columns.push(column);
  }
}

/**
 * Frees the memory of a column that nobody uses any more: a collection, which looks at the heap and not at what lies beside it, may come
 * late. Returns an empty column in its place.
 */
export function freed<C extends Column>(column: C): C {
  (column.buffer as ArrayBuffer).transfer(0);
  return new (typeOf(column))(0);
}

/** Entries that a column of `capacity` entries has after it was made to hold `length`. */
export function capacityFor(capacity: number, length: number): number {
  if (length <= capacity) return capacity;
  return Math.max(length, Math.ceil(capacity * (capacity < SMALL ? 4 : 1.5)), MIN_CAPACITY);
}

/** `column` if it has room for `length` entries, else a copy of it with more room: one of `spare`, if they are long enough. */
export function grown<C extends Column>(column: C, length: number, spare?: SpareColumns): C {
  if (length <= column.length) return column;
  const isSpare = spare !== undefined && length <= SMALL;
  const copy = isSpare ? spare.borrow(typeOf(column)) : new (typeOf(column))(capacityFor(column.length, length));
  copy.set(column);
  spare?.giveBack(column);
  return copy;
}

/** A column with the first `length` entries of `column` and, where it is worth a copy, no room for more. Gives a borrowed one back. */
export function trimmed<C extends Column>(column: C, length: number, spare?: SpareColumns): C {
  const isBorrowed = spare !== undefined && column.length === SMALL;
  if (!isBorrowed && (column.length <= SMALL || length === column.length)) return column;
  const copy = column.slice(0, length) as C;
  spare?.giveBack(column);
  return copy;
}

function typeOf<C extends Column>(column: C): ColumnType<C> {
  return column.constructor as ColumnType<C>;
}
