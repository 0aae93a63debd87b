import type { BoardSize } from '../../shared/contract/searchPromises.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { GOALS, goalNamed } from '../../shared/puzzle/goals.ts';
import { shuffledStart } from '../program/shuffledStart.ts';

/** The goal with the same name as that of `puzzle`, or else with the blank last, in another size. */
export function goalOfSize(puzzle: Puzzle, { rows, cols }: BoardSize): number[] {
  return GOALS[goalNamed(puzzle.goal, puzzle.rows, puzzle.cols) ?? 'blank-last'].cells(rows, cols);
}

/** The same goal in another size, with a shuffled start. */
export function resized(puzzle: Puzzle, { rows, cols }: BoardSize): Puzzle {
  const goal = goalOfSize(puzzle, { rows, cols });
  return { rows, cols, goal, start: shuffledStart({ rows, cols, goal, start: goal }) };
}
