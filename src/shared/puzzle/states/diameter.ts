/** The diameter of a board's state space: the most moves that a shortest solution can have, over all starts and all goals. */
import { StateSpace } from './stateSpace.ts';

/** Diameters computed before, by size. */
const known = new Map<string, number>();

/**
 * Moves between the two states that are farthest from each other; boards of at most `MAX_GRAPH_CELLS` cells.
 *
 * The diameter is the greatest eccentricity, and the eccentricity of a state depends on the cell of its blank only: to
 * rename the tiles takes every move to a move, so all states with the blank on one cell have the same distances around
 * them, in both halves. To turn or mirror the board does the same, so one cell stands for all that symmetry takes it to:
 * three searches for 3×3, two for 2×4.
 */
export function diameterOf(rows: number, cols: number): number {
  const key = `${rows}×${cols}`;
  const diameter =
    known.get(key) ?? Math.max(...cellsUpToSymmetry(rows, cols).map((cell) => farthest(rows, cols, cell)));
  known.set(key, diameter);
  return diameter;
}

/** One cell of each set of cells that turning and mirroring the board take to each other. */
export function cellsUpToSymmetry(rows: number, cols: number): number[] {
  return Array.from({ length: rows * cols }, (_, cell) => cell).filter((cell) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    return 2 * row < rows && 2 * col < cols && (rows !== cols || row <= col);
  });
}

/** Eccentricity of the states with the blank on `blank`. */
function farthest(rows: number, cols: number, blank: number): number {
  const tiles = Array.from({ length: rows * cols - 1 }, (_, index) => index + 1);
  return new StateSpace(tiles.toSpliced(blank, 0, 0), rows, cols).depth;
}
