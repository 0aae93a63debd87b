import { MOVES } from '../geometry.ts';
import { IdaStar, type IdaStarLimits } from './idaStar.ts';
import type { PatternDatabase } from '../heuristics/patternDatabase.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';
import { SQUARE_CELLS } from '../square.ts';
import { expanderBy, walkPatterns, walkQuadrants } from './walk.ts';

/**
 * A search at the start of a solvable 4×4 puzzle. With `patterns`, which must suit the goal, it generates a tenth of
 * the nodes; without, it starts at once. `order`: the actions as they are tried.
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
