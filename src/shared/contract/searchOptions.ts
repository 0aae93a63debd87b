/** A search as the contract has it, in the engine's words. */
import type { SearchOptions } from '../engine/options.ts';
import { actionsOf } from '../puzzle/moveNames.ts';
import type { SearchSpec } from './types.ts';

/** The options of `search`, whatever its heuristic; without limits of its own it has none. */
export function searchOptionsOf(search: Omit<SearchSpec, 'heuristic'>): SearchOptions {
  const { algorithm, order, ties, goalTest, weight, duplicates, straightBack, limits } = search;
  return {
    strategy: algorithm,
    order: actionsOf(order),
    limits: { expansions: Infinity, nodes: Infinity, ...limits },
    ...{ ties, goalTest, weight, duplicates, straightBack },
  };
}
