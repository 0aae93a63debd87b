/** Shortest solutions of 15-puzzles and of every other 4×4 goal, without a trace: IDA* by tables. */
import { MOVES } from '../geometry.ts';
import { IdaStar, type IdaStarLimits } from './idaStar.ts';
import type { PatternDatabase } from '../heuristics/patternDatabase.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';
import { SQUARE_CELLS } from '../square.ts';
import { expanderBy, walkPatterns, walkQuadrants } from './walk.ts';

/**
 * A search that stands at the start of a solvable 4×4 puzzle. With `patterns`, which must be for the goal, it generates a tenth of
 * the nodes; without, it begins at once. `order`: the actions in the order in which they are tried.
 */
export function optimalSolver(
  puzzle: SlidingPuzzle,
  patterns: PatternDatabase | null,
  order: readonly number[] = Array.from(MOVES.keys()),
  limits: IdaStarLimits = {},
): IdaStar {
  const { start, goal, cols } = puzzle;
  if (start.length !== SQUARE_CELLS || cols !== 4) throw new Error('The optimal solver is for 4×4 boards.');
  const walk = patterns ? walkPatterns(patterns, goal) : walkQuadrants(goal);
  return new IdaStar(expanderBy(walk, puzzle, order), limits);
}
