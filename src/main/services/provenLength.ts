import type { Run } from '../../shared/contract/types.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics.ts';
import { STRATEGIES } from '../../shared/search/strategy.ts';

/** Length of a shortest solution, if the search is sure to have found one; else `null`. */
export function provenLength({ search, outcome }: Pick<Run, 'search' | 'outcome'>): number | null {
  const { algorithm, heuristic, goalTest, weight } = search;
  const { status, solution } = outcome;
  if (status !== 'solved' || solution === null) return null;
  const { admissible } = HEURISTICS[heuristic];
  return STRATEGIES[algorithm].isOptimal({ admissible, goalTest, weight }) ? solution.length : null;
}
