/** Rejects results in files that no search of a solvable puzzle can have. */
import { provesShortest, traitsOfSearch } from '../contract/searchPromises.ts';
import type { Puzzle, SearchSpec } from '../contract/types.ts';
import { faultOfLength, faultOfSolution, isSmall, shortestLength } from '../puzzle/solve/shortest.ts';
import type { LabResult } from './results.ts';

/** Why `search` cannot have this result on the solvable `puzzle`, in one sentence; `null` if it can. */
export function faultOfResult(
  puzzle: Puzzle,
  search: SearchSpec,
  { status, length, h }: Pick<LabResult, 'status' | 'length' | 'h'>,
): string | null {
  if (status === 'exhausted') return 'A search of a puzzle that has a solution does not run out of nodes.';
  const wrong = length === null ? null : faultOfFound(puzzle, search, length);
  return wrong ?? (h === null ? null : faultOfEstimate(puzzle, search, h, length));
}

function faultOfFound(puzzle: Puzzle, search: SearchSpec, length: number): string | null {
  return provesShortest(search, puzzle) ? faultOfLength(length, puzzle) : faultOfSolution(length, puzzle);
}

function faultOfEstimate(puzzle: Puzzle, search: SearchSpec, h: number, length: number | null): string | null {
  if (puzzle.costs !== undefined) return null; // h is an estimate of cost, which the result does not tell
  const most = isSmall(puzzle) ? shortestLength(puzzle) : length;
  if (most === null || h <= most || !traitsOfSearch(search, puzzle).admissible) return null;
  return `h of ${h} is more than the ${most} moves of a solution, and this heuristic never overestimates.`;
}
