/**
 * Memory in rows. Entries of a row, from the first on, belong to states, whose numbers are the places of their entries; the others
 * are the domain's own, which so keeps what it knows of states beside what a search does.
 */
export interface StateRows {
  /** The entries of states are 0. */
  readonly entries: Uint16Array;
  /** Entries of a row: a power of two. */
  readonly stride: number;
  /** Those that belong to states. */
  readonly states: number;
}

/**
 * The tables for searches of one domain whose states are numbers. A new table costs more than most searches, so what one
 * search gives back, with all states forgotten, the next one borrows.
 */
export class LentTables {
  readonly rows: StateRows;
  /** The table that is not lent, if there is one. */
  #spare: Uint16Array | null;

  constructor(rows: StateRows) {
    this.rows = rows;
    this.#spare = rows.entries;
  }

  /** A table that nobody uses, with an entry of 0 for every state. */
  lend(): Uint16Array {
    const table = this.#spare ?? new Uint16Array(this.rows.entries.length);
    this.#spare = null;
    return table;
  }

  /** Takes a table back, in which the entries of all states are 0. Of several, the one in the rows is kept. */
  takeBack(table: Uint16Array): void {
    if (this.#spare !== this.rows.entries) this.#spare = table;
  }
}
