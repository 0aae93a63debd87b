/**
 * The heuristics as a table. Each of them adds up one cost per tile and never counts the blank: a heuristic that does
 * overestimates. Both are the classic ones of Russell & Norvig, *Artificial Intelligence: A Modern Approach* (4e, 3.6).
 */
import { distance } from './geometry.ts';

/** Cost of one tile that lies on `cell` and belongs on `goalCell`, on a board of `cols` columns. */
type TileCost = (cell: number, goalCell: number, cols: number) => number;

export interface Heuristic {
  readonly label: string;
  /** What h adds up, in words. */
  readonly formula: string;
  /** h never overestimates. */
  readonly admissible: boolean;
  /** h never falls by more than the cost of the move. */
  readonly consistent: boolean;
  readonly tileCost: TileCost;
}

export const HEURISTICS = {
  zero: {
    label: 'Zero',
    formula: 'h is always 0: A* becomes uniform-cost search',
    admissible: true,
    consistent: true,
    tileCost: () => 0,
  },
  misplaced: {
    label: 'Misplaced tiles',
    formula: 'number of tiles that are not on their goal cell (Hamming distance)',
    admissible: true,
    consistent: true,
    tileCost: (cell, goalCell) => (cell === goalCell ? 0 : 1),
  },
  manhattan: {
    label: 'Manhattan distance',
    formula: 'sum over the tiles of the rows plus the columns between each tile and its goal cell',
    admissible: true,
    consistent: true,
    tileCost: distance,
  },
} as const satisfies Record<string, Heuristic>;

export type HeuristicId = keyof typeof HEURISTICS;

/**
 * What each tile contributes to h: entry t belongs to tile t, entry 0 to the blank and is 0.
 * `cells` and `goal` are arrangements of one size, row by row.
 */
export function perTile(id: HeuristicId, cells: ArrayLike<number>, goal: ArrayLike<number>, cols: number): number[] {
  const { tileCost }: Heuristic = HEURISTICS[id];
  const goalCell = cellsOfTiles(goal);
  return cellsOfTiles(cells).map((cell, tile) => (tile === 0 ? 0 : tileCost(cell, goalCell[tile], cols)));
}

/** The heuristic value of `cells`: the sum of what the tiles contribute. */
export function estimate(id: HeuristicId, cells: ArrayLike<number>, goal: ArrayLike<number>, cols: number): number {
  return perTile(id, cells, goal, cols).reduce((sum, cost) => sum + cost, 0);
}

/** Where each tile lies: entry t is the cell of tile t. */
export function cellsOfTiles(cells: ArrayLike<number>): number[] {
  const cellOf = new Array<number>(cells.length).fill(-1);
  for (let cell = 0; cell < cells.length; cell++) cellOf[cells[cell]] = cell;
  return cellOf;
}
