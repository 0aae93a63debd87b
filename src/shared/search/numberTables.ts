/** Memory of searches whose states are numbers: one search leaves it to the next. */
import { SpareColumns } from './columns.ts';

/** Entries of a table are cleared when they come so far: a search that begins below has room for as many nodes again. */
const MAX_USED = 2 ** 15;

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
  readonly size: number;
  /** What these searches write to besides, as long as they are short. */
  readonly spare = new SpareColumns();
  /** The table that is not lent, if there is one. */
  #spare: NumberTable | null;

  /** For states 0 … size − 1. */
  constructor(size: number) {
    this.size = size;
    this.#spare = emptyTable(size);
  }

  /** A table that nobody uses. */
  lend(): NumberTable {
    const table = this.#spare ?? emptyTable(this.size);
    this.#spare = null;
    return table;
  }

  /** Takes a table back. */
  takeBack(table: NumberTable): void {
    if (table.used > MAX_USED) {
      table.entries.fill(0);
      table.used = 1;
    }
    this.#spare = table;
  }
}

function emptyTable(size: number): NumberTable {
  return { entries: new Uint16Array(size), used: 1 };
}
