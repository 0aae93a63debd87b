/**
 * Memory in rows. The first entries of a row belong to states, whose numbers are the places of these entries; the
 * rest is the domain's own, beside what a search knows of the same states.
 */
export interface StateRows {
  /** 0 for every state. */
  readonly entries: Uint16Array;
  /** Entries of a row: a power of two. */
  readonly stride: number;
  /** How many of them belong to states. */
  readonly states: number;
}

/**
 * Tables for searches of one domain whose states are numbers. A new table costs more than most searches, so each
 * search borrows the cleared table of an earlier one.
 */
export class LentTables {
  readonly rows: StateRows;
  #spare: Uint16Array | null;

  constructor(rows: StateRows) {
    this.rows = rows;
    this.#spare = rows.entries;
  }

  /** A free table, with 0 for every state. */
  lend(): Uint16Array {
    const table = this.#spare ?? new Uint16Array(this.rows.entries.length);
    this.#spare = null;
    return table;
  }

  /** Takes a table back, cleared. Prefers the one in the rows. */
  takeBack(table: Uint16Array): void {
    if (this.#spare !== this.rows.entries) this.#spare = table;
  }
}
