/**
 * Whether a start can become a goal; a board alone says nothing. The argument: W. W. Johnson and W. E. Story, "Notes
 * on the '15' Puzzle", American Journal of Mathematics 2 (1879).
 */
import { cellsOfTiles, findBlank, swap } from './board.ts';

export interface Solvability {
  readonly solvable: boolean;
  /** Pairs of tiles in the opposite order of the goal, both read row by row without the blank. */
  readonly inversions: number;
  /** Rows between the two blanks; they count only where the number of columns is even. */
  readonly blankRows: number;
  /** `inversions` for an odd number of columns, else `inversions + blankRows`. Solvable if even. */
  readonly sum: number;
}

/**
 * A horizontal move keeps the order of the tiles; a vertical one carries a tile past cols − 1 others. So with an odd
 * number of columns the parity of the inversions never changes; with an even number that of inversions plus blank
 * row.
 */
export function solvability(start: readonly number[], goal: readonly number[], cols: number): Solvability {
  const inversions = invertedPairs(start, goal).length;
  const blankRows = Math.abs(rowOfBlank(start, cols) - rowOfBlank(goal, cols));
  const sum = cols % 2 === 1 ? inversions : inversions + blankRows;
  return { solvable: sum % 2 === 0, inversions, blankRows, sum };
}

/**
 * Pairs of cells of `start`, the earlier first, whose tiles are in the opposite order in the goal, both read row by
 * row without the blank. Sorted by the earlier cell.
 */
export function invertedPairs(start: readonly number[], goal: readonly number[]): [earlier: number, later: number][] {
  const goalCell = cellsOfTiles(goal);
  const pairs: [number, number][] = [];
  for (let earlier = 0; earlier < start.length; earlier++) {
    if (start[earlier] === 0) continue;
    const home = goalCell[start[earlier]];
    for (let later = earlier + 1; later < start.length; later++)
      if (start[later] !== 0 && goalCell[start[later]] < home) pairs.push([earlier, later]);
  }
  return pairs;
}

/** Tiles 1 and 2 exchanged: of a board and this one, each goal can be reached from one, and from no other. */
export function inOtherHalf(cells: readonly number[]): number[] {
  return swap(cells, cells.indexOf(1), cells.indexOf(2));
}

/** From 0. */
export function rowOfBlank(cells: readonly number[], cols: number): number {
  return Math.floor(findBlank(cells) / cols);
}
