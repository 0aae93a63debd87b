/** Reads the boards of a program's output. */
import { MAX_BOARD_TEXT_LENGTH, parseBoard, type ParsedBoard, type Reading } from '../../puzzle/parse.ts';
import { MAX_SIDE } from '../../puzzle/geometry.ts';
import type { TileCosts } from '../../puzzle/tileCosts.ts';
import { cellsIn, withoutBlankWords } from './writtenLine.ts';
import { WrittenList } from './writtenList.ts';
import { isArrangement, WrittenShape } from './writtenShape.ts';
import { KnownStates } from './knownStates.ts';

export type ReadState =
  { readonly ok: true; readonly state: number } | { readonly ok: false; readonly message: string };

/** What moves cost on a board of so many cells. */
export type CostsFor = (cells: number) => TileCosts | undefined;

interface WrittenSize {
  readonly rows: number;
  readonly cols: number;
}

/** Cells of the sizes that are not square, from 2×3 to 4×5. */
const OBLONG = new Set([6, 8, 10, 12, 15, 20]);

export class BoardReader {
  /** Of the size of the first board; `null` before. */
  states: KnownStates | null = null;
  rows = 0;
  cols = 0;
  readonly #costsFor: CostsFor;
  #shape: WrittenShape | null = null;
  #list: WrittenList | null = null;
  #reading: Reading = {};
  #expected: WrittenSize | null = null;

  constructor(costsFor: CostsFor = () => undefined) {
    this.#costsFor = costsFor;
  }

  /** Of boards that are one row of numbers, unless they are square; a square board, or none, tells nothing. */
  expectSizeOf(goal: unknown): void {
    const board = parseBoard(textOf(goal));
    if (board.ok) this.#expected ??= { rows: board.rows, cols: board.cols };
  }

  /** The next board is the first again. */
  forget(): void {
    this.states = null;
    this.#shape = this.#list = null;
    this.#reading = {};
  }

  /** How boards are written: another value with each other way. */
  get way(): unknown {
    return this.#shape;
  }

  /** The state of a board that is written as the last one was; `null` for another text. */
  readAlike(text: string): number | null {
    const cells = this.#shape?.read(text);
    return cells ? this.states!.numberOf(cells) : null;
  }

  /** `null` for cells that are no arrangement. */
  stateOf(cells: Uint8Array): number | null {
    return isArrangement(cells) ? this.states!.numberOf(cells) : null;
  }

  /** A board as text, as JSON has it: a string, a number, or lists. */
  read(written: unknown): ReadState {
    const listed = this.#list?.read(written) ?? null;
    if (listed !== null) return { ok: true, state: this.states!.numberOf(listed) };
    const text = textOf(written);
    const alike = this.readAlike(text);
    if (alike !== null) return { ok: true, state: alike };
    const board = this.#parse(text);
    if (!board.ok) return board;
    const fault = this.#sizeFault(board.rows, board.cols);
    if (fault !== null) return { ok: false, message: fault };
    const highestIsBlank = this.#reading.highestIsBlank === true;
    this.#shape = new WrittenShape(text, board.cells.length, highestIsBlank);
    this.#list = Array.isArray(written) && !highestIsBlank ? new WrittenList(written, board) : null;
    return { ok: true, state: this.states!.numberOf(board.cells) };
  }

  /** As `parseBoard`; the first board shows whether the highest number stands for the blank. */
  #parse(text: string): ParsedBoard {
    const asWritten = parseBoard(text, this.#reading);
    const board = asWritten.ok ? asWritten : (this.#inOneRow(text) ?? asWritten);
    if (board.ok || this.states !== null) return board;
    const other = parseBoard(text, { highestIsBlank: true });
    if (!other.ok) return board;
    this.#reading = { highestIsBlank: true };
    return other;
  }

  /** A board whose cells are one row of numbers, whatever stands between them; `null` for other texts. */
  #inOneRow(text: string): ParsedBoard | null {
    if (text.length > MAX_BOARD_TEXT_LENGTH || /[\n\r]/.test(text) || !ONE_ROW.test(text)) return null;
    const cells = withoutBlankWords(text).match(/\d+|[_xX*.]/g) ?? [];
    const { length } = cells;
    const side = Math.sqrt(length);
    const size = this.#sizeOf(length);
    if (size === undefined && !Number.isInteger(side)) {
      return this.states === null && OBLONG.has(length) ? { ok: false, message: sizeUnknown(length), at: 0 } : null;
    }
    const cols = size?.cols ?? side;
    const rows = Array.from({ length: length / cols }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(' '));
    return length < 2 * cols ? null : parseBoard(rows.join('/'), this.#reading);
  }

  /** That of the goal, or of the first board, if it has so many cells. */
  #sizeOf(cells: number): WrittenSize | undefined {
    const sizes: (WrittenSize | null)[] = [this.#expected, this.states === null ? null : this];
    return sizes.find((size) => size !== null && size.rows * size.cols === cells) ?? undefined;
  }

  /**
   * Whether one line of numbers is no board, but something else that is counted or measured: there are too few or too
   * many of them.
   */
  isNoBoard(line: string): boolean {
    if (this.read(line).ok) return false;
    const cells = cellsIn(line);
    if (this.states !== null) return cells !== this.rows * this.cols;
    return !OBLONG.has(cells) && !Number.isInteger(Math.sqrt(cells));
  }

  /** Whether a line is the beginning of one with all cells, or the first row of a board. */
  isBeginning(line: string): boolean {
    const numbers = line.match(/\d+/g) ?? [];
    const cells = this.rows * this.cols;
    const areTiles = numbers.every((number) => Number(number) < cells) && new Set(numbers).size === numbers.length;
    return numbers.length > 1 && numbers.length < cells && areTiles && LINE_OF_CELLS.test(line);
  }

  /** The same number with the 0 in front, which it has lost. */
  withFirstZero(text: string): string {
    const cells = this.states === null ? DIGITS_OF_3X3 : this.rows * this.cols;
    const isShort = text.length === cells - 1 && text.length > 2 && /^[1-9]+$/.test(text);
    return isShort && new Set(text).size === text.length ? `0${text}` : text;
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
    if (rows.length > 1) return board.rows === board.cols || isEnclosed(rows) || this.#isExpected(board);
    return board.cells.length > MAX_SIDE || this.#sizeOf(board.cells.length) !== undefined;
  }

  #isExpected({ rows, cols }: WrittenSize): boolean {
    return this.#expected !== null && this.#expected.rows === rows && this.#expected.cols === cols;
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

/** Numbers with one kind of sign between them: no rows can be told apart. */
const ONE_ROW =
  /^[\s([{]*(?:["']?(?:\d{1,2}|[_xX*.]|None|null|blank)["']?(?:\s+|\s*[,;|]\s*|(?=[)\]}])))+(?:["']?(?:\d{1,2}|[_xX*.]|None|null|blank)["']?)?[\s)\]}]*$/;
const LINE_OF_CELLS = /^[\d\s,;/|()[\]{}_xX*]+$/;
const DIGITS_OF_3X3 = 9;

/** Whether brackets around all rows are closed, as numpy prints them. */
function isEnclosed(rows: readonly string[]): boolean {
  return /^\s*\[\[/.test(rows[0]) && /\]\]\s*$/.test(rows.at(-1)!);
}

function sizeUnknown(cells: number): string {
  return `A board of ${cells} cells on one line may have more than one size: say what the goal is, with “/” after each row.`;
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
  if (depth === DEEPEST) return true;
  for (const part of Array.isArray(written) ? (written as unknown[]) : Object.values(written))
    if (isNestedTooDeep(part, depth + 1)) return true;
  return false;
}

/** A number has lost the 0 in front. */
function digitsOf(written: number): string {
  const digits = String(written);
  return Number.isInteger(Math.sqrt(digits.length + 1)) ? `0${digits}` : digits;
}
