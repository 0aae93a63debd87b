/** A search as the contract has it, in the engine's words. */
import type { SearchSpec } from '../../shared/contract/types.ts';
import { MOVE_LETTERS } from '../../shared/puzzle/geometry.ts';
import type { HeuristicId } from '../../shared/puzzle/heuristics/heuristics.ts';
import type { SearchOptions } from '../../shared/engine/options.ts';

/** The options of `search`; without limits of its own it has none. */
export function searchOptionsOf({ algorithm, limits, order, ...search }: SearchSpec): SearchOptions {
  return {
    ...search,
    strategy: algorithm,
    order: Array.from(order, (letter) => MOVE_LETTERS.indexOf(letter)),
    limits: { expansions: Infinity, nodes: Infinity, ...limits },
  };
}

/** The search that was chosen, with another heuristic where that one is not among those for the board. */
export function fitting(search: SearchSpec, heuristics: readonly HeuristicId[]): SearchSpec {
  return heuristics.includes(search.heuristic) ? search : { ...search, heuristic: 'manhattan' };
}
