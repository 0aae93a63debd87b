/** Reads the boards of a program's output. */
import { parseBoard, type ParsedBoard, type Reading } from '../puzzle/parse.ts';
import { MAX_SIDE } from '../puzzle/geometry.ts';
import type { TileCosts } from '../puzzle/tileCosts.ts';
import { WrittenShape } from './writtenShape.ts';
import { KnownStates } from './knownStates.ts';

export type ReadState =
  { readonly ok: true; readonly state: number } | { readonly ok: false; readonly message: string };

/** What moves cost on a board of so many cells. */
export type CostsFor = (cells: number) => TileCosts | undefined;

export class BoardReader {
  /** Of the size of the first board; `null` before. */
  states: KnownStates | null = null;
  rows = 0;
  cols = 0;
  readonly #costsFor: CostsFor;
  #shape: WrittenShape | null = null;
  #reading: Reading = {};

  constructor(costsFor: CostsFor = () => undefined) {
    this.#costsFor = costsFor;
  }

  /** The next board is the first again. */
  forget(): void {
    this.states = null;
    this.#shape = null;
    this.#reading = {};
  }

  /** The state of a board that is written as the last one was; `null` for another text. */
  readAlike(text: string): number | null {
    const cells = this.#shape?.read(text);
    return cells ? this.states!.numberOf(cells) : null;
  }

  /** A board as text, as JSON has it: a string, a number, or lists. */
  read(written: unknown): ReadState {
    const text = textOf(written);
    const alike = this.readAlike(text);
    if (alike !== null) return { ok: true, state: alike };
    const board = this.#parse(text);
    if (!board.ok) return board;
    const fault = this.#sizeFault(board.rows, board.cols);
    if (fault !== null) return { ok: false, message: fault };
    this.#shape = new WrittenShape(text, board.cells.length, this.#reading.highestIsBlank === true);
    return { ok: true, state: this.states!.numberOf(board.cells) };
  }

  /** As `parseBoard`; the first board shows whether the highest number stands for the blank. */
  #parse(text: string): ParsedBoard {
    const board = parseBoard(text, this.#reading);
    if (board.ok || this.states !== null) return board;
    const other = parseBoard(text, { highestIsBlank: true });
    if (!other.ok) return board;
    this.#reading = { highestIsBlank: true };
    return other;
  }

  /**
   * Whether rows, one a line, are a board, and no more will follow. Of the first board, nobody knows the size: rows make
   * a square, a single line has more than four cells, as that could be a row, and everything else ends with an empty line.
   */
  isWhole(rows: readonly string[]): boolean {
    if (this.states !== null && !this.#mayBeWhole(rows)) return false;
    const board = rows.length === 1 ? this.#parse(rows[0]) : parseBoard(rows.join('\n'), this.#reading);
    if (!board.ok) return false;
    if (this.states !== null) return board.rows === this.rows && board.cols === this.cols;
    return rows.length === 1 ? board.cells.length > MAX_SIDE : board.rows === board.cols;
  }

  /** Whether there are as many rows as the first board has, or on a single one as many characters as it has cells. */
  #mayBeWhole(rows: readonly string[]): boolean {
    return rows.length === 1 ? rows[0].length >= this.rows * this.cols : rows.length === this.rows;
  }

  #sizeFault(rows: number, cols: number): string | null {
    if (this.states === null) {
      [this.rows, this.cols] = [rows, cols];
      const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
      this.states = new KnownStates({ rows, cols, start: cells, goal: cells, costs: this.#costsFor(rows * cols) });
    }
    if (rows === this.rows && cols === this.cols) return null;
    return `This board is ${rows} × ${cols}, and the first one is ${this.rows} × ${this.cols}.`;
  }
}

function textOf(written: unknown): string {
  if (typeof written === 'string') return written;
  if (typeof written === 'number') return digitsOf(written);
  return isNestedTooDeep(written) ? String(typeof written) : (JSON.stringify(written) ?? '');
}

/** A list of rows has two levels, and what is as deep as a stranger's file can be overflows the stack. */
const DEEPEST = 4;

function isNestedTooDeep(written: unknown, depth = 0): boolean {
  if (typeof written !== 'object' || written === null) return false;
  return depth === DEEPEST || Object.values(written).some((part) => isNestedTooDeep(part, depth + 1));
}

/** A number has lost the 0 in front. */
function digitsOf(written: number): string {
  const digits = String(written);
  return Number.isInteger(Math.sqrt(digits.length + 1)) ? `0${digits}` : digits;
}
