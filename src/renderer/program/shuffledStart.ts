import type { Puzzle } from '../../shared/contract/types.ts';
import { randomSolvable, scramble } from '../../shared/puzzle/states/scramble.ts';

/** Up to this size, every solvable start is equally likely; larger boards, otherwise too hard, are scrambled. */
const UNIFORM_CELLS = 9;
const SCRAMBLE_MOVES = 24;

export function shuffledStart({ rows, cols, goal }: Puzzle): number[] {
  if (goal.length <= UNIFORM_CELLS) return randomSolvable(goal, cols, Math.random);
  return scramble(goal, rows, cols, SCRAMBLE_MOVES, Math.random);
}
