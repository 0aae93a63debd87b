/** What the solution of a search proves: where moves differ in cost, to be shortest and to be cheapest are two things. */
import { provesShortest } from '../../shared/contract/searchPromises.ts';
import type { Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { normalCosts } from '../../shared/puzzle/tileCosts.ts';

/** Whether no solution has fewer moves. With costs, only a search that goes by depth proves it. */
export function provesFewestMoves(search: SearchSpec, puzzle: Puzzle): boolean {
  const goesByDepth = STRATEGIES[search.algorithm].f === null;
  return provesShortest(search, puzzle) && (goesByDepth || normalCosts(puzzle.costs) === undefined);
}

/** Whether no solution is cheaper. With costs, only a search that goes by f and tests the goal on expansion proves it. */
export function provesCheapest(search: SearchSpec, puzzle: Puzzle): boolean {
  if (!provesShortest(search, puzzle)) return false;
  const goesByCost = STRATEGIES[search.algorithm].f !== null;
  return normalCosts(puzzle.costs) === undefined || (goesByCost && search.goalTest === 'expansion');
}
