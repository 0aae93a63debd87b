import { cellsOfTiles } from '../board.ts';
import { costByTile, type TileCosts } from '../tileCosts.ts';

export interface Target {
  readonly rows: number;
  readonly cols: number;
  readonly goal: ArrayLike<number>;
  /** What moves cost; absent: 1 each. */
  readonly costs?: TileCosts | undefined;
}

/** Entry t: what moving tile t costs; 0 for the blank. */
export function weightsOf({ goal, costs }: Target): Uint8Array {
  return costByTile(costs, goal.length) ?? Uint8Array.from(goal, (_, tile) => Number(tile > 0));
}

export interface Lines {
  readonly count: number;
  readonly length: number;
  /** Entry `line × length + place`: the cell there. */
  readonly cells: Uint8Array;
  /** By tile: the line it belongs in; −1 for the blank. */
  readonly goalLine: Int8Array;
  readonly goalPlace: Int8Array;
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
