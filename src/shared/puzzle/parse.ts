/** Boards as people write them: `1 2 3 / 4 5 6 / 7 8 _`, `1,2,3,4,5,6,7,8,0`, `[[1,2],[3,0]]`, `12345678x`, one row a line. */
import { arrangementFault } from './arrangement.ts';

export type ParsedBoard =
  | { readonly ok: true; readonly rows: number; readonly cols: number; readonly cells: number[] }
  /** `message` is one sentence that names the place and the rule, `at` the index of the character where the fault lies. */
  | { readonly ok: false; readonly message: string; readonly at: number };

/** Characters that a board can take at the most. */
export const MAX_BOARD_TEXT_LENGTH = 1000;

/** What people write for the blank. */
const BLANKS = new Set(['0', '_', '.', 'x', 'X', '*']);

/** A part of the text, and the index where it begins. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

interface Fault {
  readonly message: string;
  readonly at: number;
}

/**
 * The board in `text`. Rows end with a line, a slash, a semicolon, a bracket, or a comma between groups of numbers;
 * without any of these the board is square. Rows of single digits may be written without spaces.
 */
export function parseBoard(text: string): ParsedBoard {
  if (text.length > MAX_BOARD_TEXT_LENGTH)
    return fail({
      message: `This text has ${text.length} characters: too many for a board.`,
      at: MAX_BOARD_TEXT_LENGTH,
    });
  const rows = squared(tokenRows(text));
  const fault = tokenFault(rows) ?? rowFault(rows);
  return fault ? fail(fault) : checked(rows);
}

function fail({ message, at }: Fault): ParsedBoard {
  return { ok: false, message, at };
}

function tokenRows(text: string): Piece[][] {
  const parts = find(/[^\n\r/;[\](){}]+/g, { text, at: 0 }).filter((part) => /[^\s,]/.test(part.text));
  return parts.flatMap(splitAtCommas).map(tokens);
}

/** What `pattern` finds in a piece. */
function find(pattern: RegExp, { text, at }: Piece): Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], at: at + match.index }));
}

/** A comma parts rows where a group between two commas is more than one number; otherwise it parts numbers. */
function splitAtCommas(part: Piece): Piece[] {
  const groups = find(/[^\s,]([^,]*[^\s,])?/g, part);
  return groups.some((group) => /\s|.{3}/.test(group.text)) ? groups : [part];
}

/** Nothing but one run of digits and blanks is a row without spaces: no row has only one cell. */
function tokens(row: Piece): Piece[] {
  const found = find(/[^\s,]+/g, row);
  return found.length === 1 && /^[0-9_.xX*]+$/.test(found[0].text) ? find(/./g, found[0]) : found;
}

/** A single row of n² tokens is a board of n rows. */
function squared(rows: Piece[][]): Piece[][] {
  const side = Math.sqrt(rows[0]?.length ?? 0);
  if (rows.length !== 1 || !Number.isInteger(side)) return rows;
  return Array.from({ length: side }, (_, row) => rows[0].slice(row * side, (row + 1) * side));
}

function rowFault(rows: readonly Piece[][]): Fault | null {
  if (rows.length === 0) return { message: 'There is no board in this text.', at: 0 };
  const [[{ at }]] = rows;
  if (rows.length === 1)
    return { message: 'One row is no board, unless it holds all cells of a square one: end each row with “/”.', at };
  const odd = rows.findIndex((row) => row.length !== rows[0].length);
  if (odd === -1) return null;
  const lengths = `${rows[0].length} and ${rows[odd].length}`;
  return { message: `Row 1 and row ${odd + 1} differ in length: ${lengths}.`, at: rows[odd][0].at };
}

function tokenFault(rows: readonly Piece[][]): Fault | null {
  for (const [row, tokens] of rows.entries()) {
    const col = tokens.findIndex(({ text }) => !BLANKS.has(text) && !/^[0-9]{1,2}$/.test(text));
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

function tileOf({ text }: Piece): number {
  return BLANKS.has(text) ? 0 : Number(text);
}

function checked(board: readonly Piece[][]): ParsedBoard {
  const [rows, cols, pieces] = [board.length, board[0].length, board.flat()];
  const cells = pieces.map(tileOf);
  const fault = arrangementFault(cells, rows, cols);
  return fault ? fail({ message: fault.message, at: pieces[fault.cell].at }) : { ok: true, rows, cols, cells };
}
