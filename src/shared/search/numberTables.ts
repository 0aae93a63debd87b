/** Memory of searches whose states are numbers: one search leaves it to the next. */
import { SpareColumns } from './columns.ts';

/** Entries of a table are cleared when they come so far: a search that begins below has room for 16,384 nodes at least. */
const MAX_USED = 0xffff - 16_384;

/**
 * Memory in rows. Entries of a row, from the first on, belong to states, whose numbers are the places of their entries; the others
 * are the domain's own, which so keeps what it knows of states beside what a search does.
 */
export interface StateRows {
  readonly entries: Uint16Array;
  /** Entries of a row. */
  readonly stride: number;
  /** Those that belong to states: 0 before the first search. */
  readonly states: number;
}

/** A table with an entry for every state: what is below `used` stems from searches that have ended, and means nothing. */
export interface NumberTable {
  readonly entries: Uint16Array;
  used: number;
}

/**
 * The tables for searches of one domain whose states are numbers. A new table costs more than most searches, so what one
 * search gives back the next one borrows, and need not clear it.
 */
export class NumberTables {
  /** What these searches write to besides, as long as they are short. */
  readonly spare = new SpareColumns();
  readonly #rows: StateRows;
  /** The table that is not lent, if there is one. */
  #spare: NumberTable | null;

  constructor(rows: StateRows) {
    this.#rows = rows;
    this.#spare = { entries: rows.entries, used: 1 };
  }

  /** A table that nobody uses. */
  lend(): NumberTable {
    const table = this.#spare ?? { entries: new Uint16Array(this.#rows.entries.length), used: 1 };
    this.#spare = null;
    return table;
  }

  /** Takes a table back. Of several, the one in the rows is kept. */
  takeBack(table: NumberTable): void {
    if (this.#spare?.entries === this.#rows.entries) return;
    if (table.used > MAX_USED) this.#clear(table);
    this.#spare = table;
  }

  #clear(table: NumberTable): void {
    const { stride, states } = this.#rows;
    const { entries } = table;
    for (let row = 0; row < entries.length; row += stride) {
      for (let state = row; state < row + states; state++) entries[state] = 0;
    }
    table.used = 1;
  }
}
