import type { StateTable } from '../../shared/puzzle/states/stateTables.ts';

/** A part ends with the first piece of the table that exceeds this. */
const PART_BYTES = 256 * 1024;

export class TableParts {
  readonly #total: number;
  readonly #pieces: Iterator<string>;
  readonly #encoder = new TextEncoder();
  #lines = 0;

  constructor(table: StateTable) {
    this.#total = table.rows;
    this.#pieces = table.pieces();
  }

  /** The next part in UTF-8, empty after the last one, and the rows made so far. */
  next(): { part: ArrayBuffer; rows: number; total: number } {
    let text = '';
    while (text.length < PART_BYTES) {
      const { value, done } = this.#pieces.next();
      if (done) break;
      text += value;
    }
    this.#lines += text.split('\n').length - 1;
    const rows = Math.max(0, this.#lines - 1);
    return { part: this.#encoder.encode(text).buffer as ArrayBuffer, rows, total: this.#total };
  }
}
