/** The diameter of a state space: the longest shortest solution over all starts and goals. */
import { countsAround } from './stateSpace.ts';

/**
 * At most `MAX_GRAPH_CELLS` cells. The diameter is the greatest eccentricity, and that of a state depends only on the
 * cell of its blank, in both halves (`countsAround`). Symmetries of the board map moves to moves, too, so one cell per
 * orbit suffices: three searches for 3×3, two for 2×4.
 */
export function diameterOf(rows: number, cols: number): number {
  return Math.max(...cellsUpToSymmetry(rows, cols).map((cell) => farthest(rows, cols, cell)));
}

/** A cell of each orbit under the symmetries of the board. */
export function cellsUpToSymmetry(rows: number, cols: number): number[] {
  return Array.from({ length: rows * cols }, (_, cell) => cell).filter((cell) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    return 2 * row < rows && 2 * col < cols && (rows !== cols || row <= col);
  });
}

function farthest(rows: number, cols: number, blank: number): number {
  const tiles = Array.from({ length: rows * cols - 1 }, (_, index) => index + 1);
  return countsAround(tiles.toSpliced(blank, 0, 0), rows, cols).length - 1;
}
