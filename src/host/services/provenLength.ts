import { provesShortest } from '../../shared/contract/searchPromises.ts';
import type { Run } from '../../shared/contract/types.ts';

type Proof = Pick<Run, 'puzzle' | 'search' | 'outcome' | 'source'>;

/** Length of a shortest solution, if the search guarantees one and was made here; else `null`. */
export function provenLength({ puzzle, search, outcome, source }: Proof): number | null {
  const { status, solution } = outcome;
  if (status !== 'solved' || solution === null || source !== undefined) return null;
  return provesShortest(search, puzzle) ? solution.length : null;
}
