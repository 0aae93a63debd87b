/** What is known of the length of a shortest solution without a search. */
import { Latest } from '../../memory/latest.ts';
import { cellsOfTiles, findBlank } from '../board.ts';
import { distance } from '../geometry.ts';
import { solvability } from '../solvable.ts';
import { MAX_GRAPH_CELLS } from '../states/stateGraph.ts';
import { StateSpace } from '../states/stateSpace.ts';

interface StartAndGoal {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
}

/**
 * The longest shortest solution of the 15-puzzle: Brüngger, Marzetta, Fukuda and Nievergelt, "The parallel search
 * bench ZRAM and its applications", Annals of Operations Research 90 (1999).
 */
const MOST_OF_FIFTEEN = 80;

/** All of the 3×3: one per cell of the goal's blank. */
const MAX_SPACES = 9;
const spaces = new Latest<StateSpace>(MAX_SPACES);

export function isSmall({ rows, cols }: Pick<StartAndGoal, 'rows' | 'cols'>): boolean {
  return rows * cols <= MAX_GRAPH_CELLS;
}

/** In moves; `null` for none. At most `MAX_GRAPH_CELLS` cells. */
export function shortestLength({ rows, cols, start, goal }: StartAndGoal): number | null {
  // Renaming tiles changes no distance, so goals with the blank on one cell share a space.
  const space = spaceOf(rows, cols, findBlank(goal));
  const nameOf = new Map(goal.map((tile, cell) => [tile, space.graph.goal[cell]!]));
  return space.distanceOf(start.map((tile) => nameOf.get(tile)!));
}

/**
 * Why no shortest solution has `length` moves, in one sentence; `null` if one may. Exact up to `MAX_GRAPH_CELLS`
 * cells; for larger boards only by parity and known bounds.
 */
export function faultOfLength(length: number, boards: StartAndGoal): string | null {
  const { start, goal, cols } = boards;
  if (!solvability(start, goal, cols).solvable) return `${moves(length)} cannot be its length: it has no solution.`;
  if (isSmall(boards)) {
    const shortest = shortestLength(boards)!;
    return length === shortest ? null : `${moves(length)} is not its length: a shortest solution has ${shortest}.`;
  }
  const fault = faultOfSolution(length, boards);
  if (fault !== null) return fault;
  if (isFifteen(boards) && length > MOST_OF_FIFTEEN)
    return `${moves(length)} cannot be its length: no shortest solution of a 4 × 4 board has more than ${MOST_OF_FIFTEEN}.`;
  return null;
}

/** Why no solution at all has `length` moves, in one sentence; `null` if one may. */
export function faultOfSolution(length: number, boards: StartAndGoal): string | null {
  const least = isSmall(boards) ? (shortestLength(boards) ?? Infinity) : manhattan(boards);
  if ((length - blankDistance(boards)) % 2 !== 0)
    return `${moves(length)} cannot be its length: every solution has an ${length % 2 === 0 ? 'odd' : 'even'} number of moves.`;
  return length < least ? `${moves(length)} cannot be its length: a solution has at least ${least}.` : null;
}

function isFifteen({ rows, cols }: StartAndGoal): boolean {
  return rows === 4 && cols === 4;
}

function moves(length: number): string {
  return length === 1 ? '1 move' : `${length} moves`;
}

function spaceOf(rows: number, cols: number, blank: number): StateSpace {
  const key = `${rows}×${cols}, ${blank}`;
  return spaces.getOrMake(key, () => new StateSpace(goalWithBlankOn(blank, rows * cols), rows, cols));
}

function goalWithBlankOn(blank: number, cells: number): number[] {
  return Array.from({ length: cells - 1 }, (_, index) => index + 1).toSpliced(blank, 0, 0);
}

function manhattan({ start, goal, cols }: StartAndGoal): number {
  const goalCells = cellsOfTiles(goal);
  const far = (tile: number, cell: number): number => (tile === 0 ? 0 : distance(cell, goalCells[tile]!, cols));
  return start.reduce((sum, tile, cell) => sum + far(tile, cell), 0);
}

/** Every move changes the chessboard colour under the blank, so all solutions have this parity. */
function blankDistance({ start, goal, cols }: StartAndGoal): number {
  return distance(findBlank(start), findBlank(goal), cols);
}
