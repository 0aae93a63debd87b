/** A puzzle in the columns of a row. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { withCosts } from '../../shared/puzzle/tileCosts.ts';
import { readCells, readCosts, writeCells, writeCosts } from './contentHash.ts';

export interface PuzzleColumns {
  readonly rows: number;
  readonly cols: number;
  readonly start: string;
  readonly goal: string;
  readonly costs: string | null;
}

export const PUZZLE_COLUMNS = ['rows', 'cols', 'start', 'goal', 'costs'] as const satisfies (keyof PuzzleColumns)[];

/** Does not validate: the row's hash does. */
export function readPuzzle({ rows, cols, start, goal, costs }: PuzzleColumns): Puzzle {
  return withCosts({ rows, cols, start: readCells(start), goal: readCells(goal) }, readCosts(costs));
}

/** The columns of `PUZZLE_COLUMNS`. */
export function writePuzzle({ rows, cols, start, goal, costs }: Puzzle) {
  return { rows, cols, start: writeCells(start), goal: writeCells(goal), costs: writeCosts(costs) };
}
