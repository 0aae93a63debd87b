/** Boards that are lists, of cells or of rows: a list like one that was read as a text is read here without a text. */
import { isArrangement } from './writtenShape.ts';

const BLANKS = new Set<unknown>(['x', 'X', '_', '.', '*']);

export class WrittenList {
  /** `null` for a list of cells. */
  readonly #rows: number | null;
  readonly #length: number;
  readonly #cells: Uint8Array;

  /** `list`: a board of this size. */
  constructor(list: readonly unknown[], { rows, cols }: { readonly rows: number; readonly cols: number }) {
    const hasRows = Array.isArray(list[0]);
    this.#rows = hasRows ? rows : null;
    this.#length = hasRows ? cols : rows * cols;
    this.#cells = new Uint8Array(rows * cols);
  }

  /** The arrangement, until the next call; `null` where it is written otherwise, or is none. */
  read(written: unknown): Uint8Array | null {
    if (!Array.isArray(written)) return null;
    const isRead = this.#rows === null ? this.#take(written, 0) : this.#takeRows(written);
    return isRead && isArrangement(this.#cells) ? this.#cells : null;
  }

  #takeRows(rows: readonly unknown[]): boolean {
    if (rows.length !== this.#rows) return false;
    for (let row = 0; row < rows.length; row++) if (!this.#take(rows[row], row * this.#length)) return false;
    return true;
  }

  #take(cells: unknown, first: number): boolean {
    if (!Array.isArray(cells) || cells.length !== this.#length) return false;
    for (let at = 0; at < cells.length; at++) {
      const written = cells[at] as unknown;
      const cell = BLANKS.has(written) ? 0 : written;
      if (typeof cell !== 'number' || cell >>> 0 !== cell || cell >= this.#cells.length) return false;
      this.#cells[first + at] = cell;
    }
    return true;
  }
}
