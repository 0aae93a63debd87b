/**
 * Whether a start can become a goal. One board says nothing about that: start is judged against goal.
 * The argument: W. W. Johnson and W. E. Story, "Notes on the '15' Puzzle", American Journal of Mathematics 2 (1879).
 */
import { cellsOfTiles, findBlank, swap } from './board.ts';

export interface Solvability {
  readonly solvable: boolean;
  /** Pairs of tiles that the start, read row by row without the blank, holds in the opposite order of the goal. */
  readonly inversions: number;
  /** Rows between the blank of the start and the blank of the goal. They count only where the number of columns is even. */
  readonly blankRows: number;
  /** `inversions` where the number of columns is odd, else `inversions + blankRows`: solvable means that this is even. */
  readonly sum: number;
}

/**
 * A horizontal move keeps the order of the tiles; a vertical one carries a tile past cols − 1 others. So with an odd
 * number of columns inversions stay even or odd for ever, with an even number inversions plus rows of the blank do.
 * `start` and `goal` are arrangements of one board of `cols` columns.
 */
export function solvability(start: readonly number[], goal: readonly number[], cols: number): Solvability {
  const inversions = invertedPairs(start, goal).length;
  const blankRows = Math.abs(rowOfBlank(start, cols) - rowOfBlank(goal, cols));
  const sum = cols % 2 === 1 ? inversions : inversions + blankRows;
  return { solvable: sum % 2 === 0, inversions, blankRows, sum };
}

/**
 * The inversions one by one: pairs of cells of `start`, the earlier first, whose tiles the goal holds in the opposite order
 * when both are read row by row without the blank. Pairs of one earlier cell follow each other.
 */
export function invertedPairs(start: readonly number[], goal: readonly number[]): [earlier: number, later: number][] {
  const goalCell = cellsOfTiles(goal);
  const isInverted = (earlier: number, later: number): boolean =>
    later > earlier && start[later] !== 0 && goalCell[start[later]] < goalCell[start[earlier]];
  return start.flatMap((tile, earlier) =>
    tile === 0
      ? []
      : start.flatMap((_, later): [number, number][] => (isInverted(earlier, later) ? [[earlier, later]] : [])),
  );
}

/** A start that the goal can be reached from where it could not be from `start`, and the other way round: tiles 1 and 2 trade places. */
export function repairedStart(start: readonly number[]): number[] {
  return swap(start, start.indexOf(1), start.indexOf(2));
}

/** The row of the blank, from 0. */
export function rowOfBlank(cells: readonly number[], cols: number): number {
  return Math.floor(findBlank(cells) / cols);
}
