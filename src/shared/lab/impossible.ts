/** Rejects results in files that no search of a solvable puzzle can have. */
import { provesShortest, traitsOfSearch } from '../contract/searchPromises.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { faultOfLength, faultOfSolution, isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import { costByTile } from '../puzzle/tileCosts.ts';
import { count } from '../text/numbers.ts';
import type { LabResult } from './results.ts';

/** Why `search` cannot have this result on the solvable `puzzle`, in one sentence; `null` if it can. */
export function faultOfResult(
  puzzle: Puzzle,
  search: SearchSpec,
  { status, length, h, cost }: Pick<LabResult, 'status' | 'length' | 'h' | 'cost'>,
): string | null {
  if (status === 'exhausted') return 'A search of a puzzle that has a solution does not run out of nodes.';
  const wrong = length === null ? null : (faultOfFound(puzzle, search, length) ?? faultOfCost(puzzle, length, cost));
  return wrong ?? (h === null ? null : faultOfEstimate(puzzle, search, h, { length, cost }));
}

function faultOfFound(puzzle: Puzzle, search: SearchSpec, length: number): string | null {
  return provesShortest(search, puzzle) ? faultOfLength(length, puzzle) : faultOfSolution(length, puzzle);
}

function faultOfCost({ goal, costs }: Puzzle, length: number, cost: number | undefined): string | null {
  const byTile = costByTile(costs, goal.length)?.filter((_, tile) => tile > 0);
  if (byTile == null) return cost === undefined ? null : 'Every move costs 1: the solution has no other cost.';
  if (cost === undefined) return 'Tiles weigh here, and what the solution costs is missing.';
  const [least, most] = [length * Math.min(...byTile), length * Math.max(...byTile)];
  return cost >= least && cost <= most
    ? null
    : `A solution of ${count(length, 'move')} costs from ${least} to ${most} here, not ${cost}.`;
}

function faultOfEstimate(
  puzzle: Puzzle,
  search: SearchSpec,
  h: number,
  { length, cost }: Pick<LabResult, 'length' | 'cost'>,
): string | null {
  const ofMoves = isSmall(puzzle) ? shortestLength(puzzle) : length;
  const [most, unit] = puzzle.costs === undefined ? [ofMoves, 'the %s moves'] : [cost ?? null, 'the cost of %s'];
  if (most === null || h <= most || !traitsOfSearch(search, puzzle).admissible) return null;
  return `h of ${h} is more than ${unit.replace('%s', String(most))} of a solution, and this heuristic never overestimates.`;
}
