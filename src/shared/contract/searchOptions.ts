/** A search as the contract has it, in the engine's words. */
import type { SearchOptions } from '../engine/options.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
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

/** The user's own heuristic that the search goes by; `null` where it goes by none. */
export function ownOf({ algorithm, heuristic, own }: SearchSpec): OwnHeuristic | null {
  return STRATEGIES[algorithm].usesHeuristic && heuristic === 'own' ? own! : null;
}

/** The search with a change. One's own heuristic leaves with the choice of another one. */
export function changedSearch(search: SearchSpec, change: Partial<SearchSpec>): SearchSpec {
  const { own, ...others } = { ...search, ...change };
  return others.heuristic === 'own' && own !== undefined ? { ...others, own } : others;
}
