/** Growable typed arrays. Columns only grow: views stay valid until the column is given back. */

export type Column = Int8Array | Uint8Array | Uint16Array | Int32Array | Float64Array;

type ColumnType<C extends Column> = new (length: number) => C;

const MIN_CAPACITY = 512;

/** Up to this size columns grow fourfold: most searches are small, and should not copy often. */
const SMALL = 16_384;

/**
 * Columns of `SMALL` entries, handed from search to search: new ones cost more than most searches. Their content is
 * undefined.
 */
export class SpareColumns {
  readonly #spare = new Map<ColumnType<Column>, Column[]>();

  borrow<C extends Column>(type: ColumnType<C>): C {
    return (this.#spare.get(type)?.pop() as C | undefined) ?? new type(SMALL);
  }

  /** Keeps an unused column if it can be borrowed; frees a longer one at once. */
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
 * Frees the memory of an unused column: garbage collection looks at the heap, not at buffers, and may come late.
 * Returns an empty column.
 */
export function freed<C extends Column>(column: C): C {
  (column.buffer as ArrayBuffer).transfer(0);
  return new (typeOf(column))(0);
}

/** The capacity of a column after it grows for `length` entries. */
export function capacityFor(capacity: number, length: number): number {
  if (length <= capacity) return capacity;
  return Math.max(length, Math.ceil(capacity * (capacity < SMALL ? 4 : 1.5)), MIN_CAPACITY);
}

/** `column` if it holds `length` entries, else a larger copy, from `spare` if that is large enough. */
export function grown<C extends Column>(column: C, length: number, spare?: SpareColumns): C {
  if (length <= column.length) return column;
  const isSpare = spare !== undefined && length <= SMALL;
  const copy = isSpare ? spare.borrow(typeOf(column)) : new (typeOf(column))(capacityFor(column.length, length));
  copy.set(column);
  spare?.giveBack(column);
  return copy;
}

/**
 * A column with the first `length` entries, without spare room where that is worth a copy. Gives a borrowed one back.
 */
export function trimmed<C extends Column>(column: C, length: number, spare?: SpareColumns): C {
  const isBorrowed = spare !== undefined && column.length === SMALL;
  if (!isBorrowed && (column.length <= SMALL || length === column.length)) return column;
  const copy = column.slice(0, length) as C;
  spare?.giveBack(column);
  return copy;
}

/** One after another; `parts` must not be empty. */
export function joined<C extends Column>(parts: readonly C[]): C {
  const whole = new (typeOf(parts[0]))(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

function typeOf<C extends Column>(column: C): ColumnType<C> {
  return column.constructor as ColumnType<C>;
}
