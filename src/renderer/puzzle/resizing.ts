import type { BoardSize } from '../../shared/contract/searchPromises.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { withCosts, type TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { GOALS, goalNamed } from '../../shared/puzzle/goals.ts';
import { shuffledStart } from '../program/shuffledStart.ts';

/** The goal with the same name as that of `puzzle`, or else with the blank last, in another size. */
export function goalOfSize(puzzle: Puzzle, { rows, cols }: BoardSize): number[] {
  return GOALS[goalNamed(puzzle.goal, puzzle.rows, puzzle.cols) ?? 'blank-last'].cells(rows, cols);
}

/** Tiles keep their costs; new ones cost 1. */
export function costsOfSize(costs: TileCosts | undefined, cells: number): TileCosts | undefined {
  if (costs === undefined || costs === 'tile') return costs;
  return Array.from({ length: cells - 1 }, (_, index) => costs[index] ?? 1);
}

/** The same goal and costs in another size, with a shuffled start. */
export function resized(puzzle: Puzzle, { rows, cols }: BoardSize): Puzzle {
  const goal = goalOfSize(puzzle, { rows, cols });
  const boards = { rows, cols, goal, start: shuffledStart({ rows, cols, goal, start: goal }) };
  return withCosts(boards, costsOfSize(puzzle.costs, rows * cols));
}
