import type { SearchSpec } from '../../shared/contract/types.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';

/** The search that was chosen, with another heuristic where that one is not among those for the board. One's own may be for any. */
export function fitting(search: SearchSpec, heuristics: readonly HeuristicId[]): SearchSpec {
  return search.heuristic === 'own' || heuristics.includes(search.heuristic)
    ? search
    : { ...search, heuristic: 'manhattan' };
}
