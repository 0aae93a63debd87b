/**
 * Parses boards as people write them: `1 2 3 / 4 5 6 / 7 8 _`, `1,2,3,4,5,6,7,8,0`, `[[1, 2], [3, null]]`,
 * `12345678x`, or one row per line.
 */
import { count } from '../text/numbers.ts';
import { arrangementFault } from './arrangement.ts';

export type ParsedBoard =
  | { readonly ok: true; readonly rows: number; readonly cols: number; readonly cells: number[] }
  /** `message`: one sentence with the place and the rule. `at`: index of the faulty character. */
  | ({ readonly ok: false } & Fault);

export interface Reading {
  /**
   * Whether the highest number stands for a missing blank, as in `123456789`. Not the default: a forgotten blank
   * looks the same.
   */
  readonly highestIsBlank?: boolean;
}

export const MAX_BOARD_TEXT_LENGTH = 1000;

/** Lower-case spellings of the blank. Between two commas it may also be empty. */
const BLANKS = new Set(['', '0', '00', '_', '__', '.', 'x', '*', 'blank', 'null', 'none']);

interface Piece {
  readonly text: string;
  readonly at: number;
}

interface Fault {
  readonly message: string;
  readonly at: number;
}

/**
 * Rows end with a newline, a slash, a bar, a semicolon, a bracket, or a comma between groups of numbers; without
 * these the board is square. Numbers may be quoted; rows of single digits need no spaces.
 */
export function parseBoard(text: string, reading: Reading = {}): ParsedBoard {
  if (text.length > MAX_BOARD_TEXT_LENGTH)
    return {
      ok: false,
      message: `This text has ${count(text.length, 'character')}: too many for a board.`,
      at: MAX_BOARD_TEXT_LENGTH,
    };
  const rows = squared(tokenRows(text));
  const fault = tokenFault(rows) ?? rowFault(rows);
  return fault ? { ok: false, ...fault } : checked(rows, reading);
}

function tokenRows(text: string): Piece[][] {
  const parts = find(/[^\n\r/|;[\](){}]+/g, { text: unframed(text), at: 0 });
  return closed(
    parts
      .filter((part) => /[^\s,]/.test(part.text))
      .flatMap(splitAtCommas)
      .map(tokens),
  );
}

/**
 * The text without quotes and without the frame of a drawn board (`| 1 | 2 |`, `+---+---+`), whose separators become
 * commas. Keeps all indices.
 */
function unframed(text: string): string {
  const bare = (isSheet(text) ? text.replaceAll('\t', ',') : text).replace(/["'`]/g, ' ');
  if (!/[\n\r]/.test(bare)) return bare;
  return bare
    .replace(/^[^\S\n\r]*[+\-=|─━═┌┬┐├┼┤└┴┘]+[^\S\n\r]*$/gm, blanked)
    .replace(/[│┃║]/g, '|')
    .replace(/^[^\S\n\r]*\||\|[^\S\n\r]*$/gm, blanked)
    .replaceAll('|', ',');
}

/** Whether these are spreadsheet cells: tabs in between, rows of one length, one cell empty. */
function isSheet(text: string): boolean {
  const rows = text.split(/[\n\r]+/).filter((row) => row !== '');
  const cells = rows.map((row) => row.split('\t'));
  const empty = cells.flat().filter((cell) => cell === '').length;
  return empty === 1 && !/[^\S\t\n\r]/.test(text) && cells.every(({ length }) => length === cells[0].length);
}

function blanked(match: string): string {
  return ' '.repeat(match.length);
}

function find(pattern: RegExp, { text, at }: Piece): Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], at: at + match.index }));
}

/** A comma separates rows if a group between two commas has several numbers; otherwise it separates numbers. */
function splitAtCommas(part: Piece): Piece[] {
  const groups = find(/[^\s,]([^,]*[^\s,])?/g, part);
  return groups.some((group) => /\s|^[0-9_.xX*]{3,}$/.test(group.text)) ? groups : [part];
}

/** A single run of digits and blanks is a row without spaces, as no row has only one cell. */
function tokens(row: Piece): Piece[] {
  const found = row.text.includes(',') ? betweenCommas(row) : find(/\S+/g, row);
  const [run, ...others] = found.filter(({ text }) => text !== '');
  const isRun = others.length === 0 && /^[0-9_.xX*]+$/.test(run.text) && (run.text.length > 1 || found.length === 1);
  return isRun ? find(/./g, run) : found;
}

function betweenCommas(row: Piece): Piece[] {
  return find(/(?<=^|,)[^,]*/g, row).map(({ text, at }) => {
    const bare = text.trimStart();
    return { text: bare.trimEnd(), at: at + text.length - bare.length };
  });
}

/**
 * A trailing comma ends the last number, as in code; where the row is one cell short, it is followed by the blank.
 */
function closed(rows: readonly Piece[][]): Piece[][] {
  const isOpen = (row: readonly Piece[]): boolean => row.at(-1)!.text === '';
  const longest = Math.max(...rows.map((row) => row.length - (isOpen(row) ? 1 : 0)));
  const isWhole = (length: number): boolean => (rows.length === 1 ? isSquare(length) : length === longest);
  return rows.map((row) => (isOpen(row) && !isWhole(row.length) ? row.slice(0, -1) : row));
}

function isSquare(length: number): boolean {
  return Number.isInteger(Math.sqrt(length));
}

/** A single row of n² tokens is a board of n rows. */
function squared(rows: Piece[][]): Piece[][] {
  if (rows.length !== 1 || !isSquare(rows[0].length)) return rows;
  const side = Math.sqrt(rows[0].length);
  return Array.from({ length: side }, (_, row) => rows[0].slice(row * side, (row + 1) * side));
}

function rowFault(rows: readonly Piece[][]): Fault | null {
  if (rows.length === 0) return { message: 'There is no board in this text.', at: 0 };
  const [[{ at }]] = rows;
  if (rows.length === 1)
    return { message: 'One row is no board, unless it holds all cells of a square one: end each row with “/”.', at };
  const odd = rows.findIndex((row) => row.length !== rows[0].length);
  return odd === -1 ? null : { message: unevenRows(rows, odd), at: rows[odd][0].at };
}

function unevenRows(rows: readonly Piece[][], odd: number): string {
  const lengths = `${rows[0].length} and ${rows[odd].length}`;
  const remedy = rows.flat().some((token) => isBlank(token)) ? '' : ' Write “_” for the blank.';
  return `Row 1 and row ${odd + 1} differ in length: ${lengths}.${remedy}`;
}

function tokenFault(rows: readonly Piece[][]): Fault | null {
  for (const [row, tokens] of rows.entries()) {
    const col = tokens.findIndex((token) => !isBlank(token) && !/^[0-9]{1,2}$/.test(token.text));
    if (col === -1) continue;
    const place = `row ${row + 1}, column ${col + 1}`;
    return { message: `“${short(tokens[col].text)}” in ${place} is neither a number nor a blank.`, at: tokens[col].at };
  }
  return null;
}

function short(token: string): string {
  const characters = Array.from(token);
  return characters.length <= 12 ? token : `${characters.slice(0, 12).join('')}…`;
}

function isBlank({ text }: Piece): boolean {
  return BLANKS.has(text.toLowerCase());
}

function checked(board: readonly Piece[][], reading: Reading): ParsedBoard {
  const [rows, cols, pieces] = [board.length, board[0].length, board.flat()];
  const read = pieces.map((piece) => (isBlank(piece) ? 0 : Number(piece.text)));
  const cells = reading.highestIsBlank ? withBlank(read) : read;
  const fault = arrangementFault(cells, rows, cols);
  if (fault) return { ok: false, message: fault.message, at: pieces[fault.cell].at };
  return { ok: true, rows, cols, cells };
}

/** Replaces the highest number by the blank, on a board without one. */
function withBlank(cells: readonly number[]): number[] {
  return cells.includes(0) ? [...cells] : cells.map((tile) => (tile === cells.length ? 0 : tile));
}
