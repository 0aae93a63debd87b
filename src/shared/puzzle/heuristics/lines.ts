/** The rows and the columns of a board as the same thing: lines, which heuristics look at one after the other. */
import { cellsOfTiles } from '../board.ts';

/** A goal and its size. */
export interface Target {
  readonly rows: number;
  readonly cols: number;
  readonly goal: ArrayLike<number>;
}

/** The lines of one direction. */
export interface Lines {
  readonly count: number;
  /** Cells of a line. */
  readonly length: number;
  /** Entry `line × length + place`: the cell there. */
  readonly cells: Uint8Array;
  /** By tile: the line it belongs in; −1 for the blank, which belongs in none. */
  readonly goalLine: Int8Array;
  /** By tile: its place in that line. */
  readonly goalPlace: Int8Array;
  /** The line that the blank ends in. */
  readonly goalLineOfBlank: number;
}

export function rowsOf({ rows, cols, goal }: Target): Lines {
  return linesOf(rows, cols, goal, (line, place) => line * cols + place);
}

export function columnsOf({ rows, cols, goal }: Target): Lines {
  return linesOf(cols, rows, goal, (line, place) => place * cols + line);
}

function linesOf(
  count: number,
  length: number,
  goal: ArrayLike<number>,
  cellAt: (line: number, place: number) => number,
): Lines {
  const cells = Uint8Array.from({ length: count * length }, (_, entry) =>
    cellAt(Math.floor(entry / length), entry % length),
  );
  const entryOfTile = cellsOfTiles(goal).map((cell) => cells.indexOf(cell));
  const goalLine = Int8Array.from(entryOfTile, (entry) => Math.floor(entry / length));
  const goalLineOfBlank = goalLine[0];
  goalLine[0] = -1;
  return { count, length, cells, goalLine, goalPlace: Int8Array.from(entryOfTile, (e) => e % length), goalLineOfBlank };
}
