/** Boards as people write them: `1 2 3 / 4 5 6 / 7 8 _`, `1,2,3,4,5,6,7,8,0`, `[[1,2],[3,0]]`, `12345678x`, one row a line. */
import { checkArrangement, checkSize } from './arrangement.ts';

export type ParsedBoard =
  | { readonly ok: true; readonly rows: number; readonly cols: number; readonly cells: number[] }
  /** `message` is one sentence that names the place and the rule. */
  | { readonly ok: false; readonly message: string };

/** Characters that a board can take at the most. */
export const MAX_BOARD_TEXT_LENGTH = 1000;

/** What people write for the blank. */
const BLANKS = new Set(['0', '_', '.', 'x', 'X', '*']);

/**
 * The board in `text`. Rows end with a line, a slash, a semicolon, a bracket, or a comma between groups of numbers;
 * without any of these the board is square. Rows of single digits may be written without spaces.
 */
export function parseBoard(text: string): ParsedBoard {
  if (text.length > MAX_BOARD_TEXT_LENGTH)
    return fail(`This text has ${text.length} characters: too many for a board.`);
  const rows = squared(tokenRows(text));
  const sentence = checkTokens(rows) ?? checkRows(rows);
  return sentence ? fail(sentence) : checked(rows.map((row) => row.map(tileOf)));
}

function fail(message: string): ParsedBoard {
  return { ok: false, message };
}

function tokenRows(text: string): string[][] {
  const parts = text.split(/[\n\r/;[\](){}]+/).filter((part) => /[^\s,]/.test(part));
  return parts.flatMap(splitAtCommas).map(tokens);
}

/** A comma parts rows where a group between two commas is more than one number; otherwise it parts numbers. */
function splitAtCommas(part: string): string[] {
  const groups = part.split(',').map((group) => group.trim());
  return groups.some((group) => /\s|.{3}/.test(group)) ? groups.filter((group) => group !== '') : [part];
}

/** Nothing but one run of digits and blanks is a row without spaces: no row has only one cell. */
function tokens(row: string): string[] {
  const found = row.split(/[\s,]+/).filter((token) => token !== '');
  return found.length === 1 && /^[0-9_.xX*]+$/.test(found[0]) ? Array.from(found[0]) : found;
}

/** A single row of n² tokens is a board of n rows. */
function squared(rows: string[][]): string[][] {
  const side = Math.sqrt(rows[0]?.length ?? 0);
  if (rows.length !== 1 || !Number.isInteger(side)) return rows;
  return Array.from({ length: side }, (_, row) => rows[0].slice(row * side, (row + 1) * side));
}

function checkRows(rows: readonly string[][]): string | null {
  if (rows.length === 0) return 'There is no board in this text.';
  if (rows.length === 1)
    return 'One row is no board, unless it holds all cells of a square one: end each row with “/”.';
  const odd = rows.findIndex((row) => row.length !== rows[0].length);
  if (odd === -1) return checkSize(rows.length, rows[0].length);
  return `Row 1 and row ${odd + 1} differ in length: ${rows[0].length} and ${rows[odd].length}.`;
}

function checkTokens(rows: readonly string[][]): string | null {
  for (const [row, tokens] of rows.entries()) {
    const col = tokens.findIndex((token) => !BLANKS.has(token) && !/^[0-9]{1,2}$/.test(token));
    if (col !== -1)
      return `“${short(tokens[col])}” in row ${row + 1}, column ${col + 1} is neither a number nor a blank.`;
  }
  return null;
}

function short(token: string): string {
  const characters = Array.from(token);
  return characters.length <= 12 ? token : `${characters.slice(0, 12).join('')}…`;
}

function tileOf(token: string): number {
  return BLANKS.has(token) ? 0 : Number(token);
}

function checked(board: readonly number[][]): ParsedBoard {
  const [rows, cols, cells] = [board.length, board[0].length, board.flat()];
  const message = checkArrangement(cells, rows, cols);
  return message ? fail(message) : { ok: true, rows, cols, cells };
}
