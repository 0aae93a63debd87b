import { provesShortest } from '../../shared/contract/searchPromises.ts';
import type { Run } from '../../shared/contract/types.ts';

/** Length of a shortest solution, if the search is sure to have found one; else `null`. */
export function provenLength({ puzzle, search, outcome }: Pick<Run, 'puzzle' | 'search' | 'outcome'>): number | null {
  const { status, solution } = outcome;
  if (status !== 'solved' || solution === null) return null;
  return provesShortest(search, puzzle) ? solution.length : null;
}
