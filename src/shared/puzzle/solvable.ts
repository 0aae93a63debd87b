/**
 * Whether a start can become a goal. One board says nothing about that: start is judged against goal.
 * The argument: W. W. Johnson and W. E. Story, "Notes on the '15' Puzzle", American Journal of Mathematics 2 (1879).
 */
import { cellsOfTiles, findBlank } from './board.ts';

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
  const inversions = countInversions(start, goal);
  const blankRows = Math.abs(rowOfBlank(start, cols) - rowOfBlank(goal, cols));
  const sum = cols % 2 === 1 ? inversions : inversions + blankRows;
  return { solvable: sum % 2 === 0, inversions, blankRows, sum };
}

function countInversions(start: readonly number[], goal: readonly number[]): number {
  const goalCell = cellsOfTiles(goal);
  const places = start.filter((tile) => tile !== 0).map((tile) => goalCell[tile]);
  const inverted = (place: number, index: number): number =>
    places.slice(index + 1).filter((later) => later < place).length;
  return places.reduce((sum, place, index) => sum + inverted(place, index), 0);
}

function rowOfBlank(cells: readonly number[], cols: number): number {
  return Math.floor(findBlank(cells) / cols);
}
