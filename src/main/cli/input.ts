/** Reads boards from the command line and from files. Faults come with line and column. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { MAX_WEIGHT, MIN_WEIGHT } from '../../shared/engine/strategy.ts';
import { sizeFault } from '../../shared/puzzle/arrangement.ts';
import { parseBoard } from '../../shared/puzzle/parse.ts';
import { InputError, text } from './options.ts';
import { costsFromText, withCosts, type TileCosts } from '../../shared/puzzle/tileCosts.ts';

export interface InputSource {
  /** An argument or a file, as the user wrote it. */
  readonly name: string;
  readonly text: string;
  /** First line of the text, from 1. */
  readonly line: number;
  /** Rows and columns of the board, if a line before it said so. */
  readonly size?: number;
}

export type InputBoard = Pick<Puzzle, 'rows' | 'cols'> & { readonly cells: readonly number[] };

/** Why boards of a size cannot be searched; `null` if they can. */
type SizeRule = (rows: number, cols: number) => string | null;

/** The puzzles from `sources` to `goal`; by default the tiles in order, then the blank. Throws an `InputError`. */
export function readPuzzles(
  sources: readonly InputSource[],
  goal: string | undefined,
  rule: SizeRule = () => null,
): Puzzle[] {
  const end = goal === undefined ? undefined : readBoard({ name: '--goal', text: goal, line: 1 });
  return sources.map((source) => {
    const puzzle = puzzleOf(source, readBoard(source), end);
    const fault = rule(puzzle.rows, puzzle.cols);
    if (fault !== null) throw refusal(source, 0, fault);
    return puzzle;
  });
}

function puzzleOf(source: InputSource, { rows, cols, cells }: InputBoard, end: InputBoard | undefined): Puzzle {
  if (end === undefined) return { rows, cols, start: cells, goal: inOrder(cells.length) };
  if (end.rows === rows && end.cols === cols) return { rows, cols, start: cells, goal: end.cells };
  throw refusal(source, 0, `This board is ${rows} × ${cols}, and the goal is ${end.rows} × ${end.cols}.`);
}

/** What `--weight` takes, behind its name. */
export const WEIGHT_RULE = `takes a number from ${MIN_WEIGHT} to ${MAX_WEIGHT} with two decimals`;

export function readWeight(text: string): number | undefined {
  const weight = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  return weight >= MIN_WEIGHT && weight <= MAX_WEIGHT ? weight : undefined;
}

/** What `--cost` is on the command line. */
export const COST = text('COSTS', 'what moving a tile costs: “tile” for its number, or 1=5,2=9 (default: 1)');

/** What `--cost` says of a board with so many cells; throws an `InputError` where it is no cost of its tiles. */
export function tileCosts(cost: string | undefined, cells: number): TileCosts | undefined {
  const read = costsFromText(cost ?? '', cells);
  if (!read.ok) throw new InputError(`--cost: ${read.message}`);
  return read.costs;
}

/** The board with what `--cost` says. Throws an `InputError`. */
export function weighed<Board extends { readonly goal: readonly number[] }>(board: Board, cost: string | undefined) {
  return withCosts(board, tileCosts(cost, board.goal.length)) as Board & Pick<Puzzle, 'costs'>;
}

export function inOrder(size: number): number[] {
  return Array.from({ length: size }, (_, cell) => (cell + 1) % size);
}

/** Throws an `InputError` with line and column. */
export function readBoard(source: InputSource): InputBoard {
  const board = parseBoard(source.text);
  if (!board.ok) throw refusal(source, board.at, board.message);
  const { size = board.rows } = source;
  if (source.size === undefined || (board.rows === size && board.cols === size)) return board;
  throw refusal(
    source,
    0,
    `A board of size ${size} has ${size} rows and columns; this one is ${board.rows} × ${board.cols}.`,
  );
}

/**
 * The boards of a file. Each line is a board, or a line with only a number n is followed by n lines with one row each:
 * the format of the assignment "8 Puzzle" of Princeton's COS 226. Skips empty lines. Throws an `InputError`.
 */
export function boardsOfFile(name: string, text: string): InputSource[] {
  const lines = text.split(/\r\n|\r|\n/).map((text, index) => ({ name, text, line: index + 1 }));
  const written = lines.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) throw new InputError(`${name} holds no board.`);
  const boards: InputSource[] = [];
  for (let next = 0; next < written.length;) {
    const size = sizeOn(written[next]);
    const rows = written.slice(next + 1, next + 1 + size);
    boards.push(size === 0 ? written[next] : boardOfRows(written[next], rows, size));
    next += 1 + size;
  }
  return boards;
}

/** The number that is alone on a line, or 0. */
function sizeOn(line: InputSource): number {
  if (!/^\s*\d{1,2}\s*$/.test(line.text)) return 0;
  const size = Number(line.text);
  const fault = sizeFault(size, size);
  if (fault !== null) throw refusal(line, line.text.search(/\d/), fault);
  return size;
}

/** Joins the rows, each still on its line. */
function boardOfRows(line: InputSource, rows: readonly InputSource[], size: number): InputSource {
  if (rows.length < size)
    throw refusal(line, line.text.search(/\d/), `${size} rows are to follow, not ${rows.length}.`);
  const breaks = (index: number): number => (index === 0 ? 0 : rows[index].line - rows[index - 1].line);
  const text = rows.map((row, index) => '\n'.repeat(breaks(index)) + row.text).join('');
  return { name: line.name, text, line: rows[0].line, size };
}

/** The error for the character `at` of a text. */
function refusal({ name, text, line }: InputSource, at: number, message: string): InputError {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  const place = `line ${line + before.length - 1}, column ${Array.from(before.at(-1)!).length + 1}`;
  return new InputError(`${name}, ${place}: ${message}`);
}
