/** From the contract's search to the engine's options. */
import type { SearchOptions } from '../engine/options.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import type { HeuristicId } from '../puzzle/heuristics/heuristics.ts';
import type { OwnHeuristic } from '../puzzle/heuristics/own.ts';
import { actionsOf } from '../puzzle/moveNames.ts';
import type { SearchSpec } from './types.ts';

/** Without the heuristic; no limits unless the search has its own. */
export function searchOptionsOf(search: Omit<SearchSpec, 'heuristic'>): SearchOptions {
  const { algorithm, order, ties, goalTest, weight, duplicates, straightBack, limits } = search;
  return {
    strategy: algorithm,
    order: actionsOf(order),
    limits: { expansions: Infinity, nodes: Infinity, ...limits },
    ...{ ties, goalTest, weight, duplicates, straightBack },
  };
}

/** The own heuristic that the search uses; `null` for none. */
export function ownOf({ algorithm, heuristic, own }: SearchSpec): OwnHeuristic | null {
  return STRATEGIES[algorithm].usesHeuristic && heuristic === 'own' ? own! : null;
}

/** The search with another heuristic if its own does not fit the board. The user's own ones may fit any board. */
export function fittingSearch(search: SearchSpec, heuristics: readonly HeuristicId[]): SearchSpec {
  return search.heuristic === 'own' || heuristics.includes(search.heuristic)
    ? search
    : { ...search, heuristic: 'manhattan' };
}

/** Choosing another heuristic drops an own one. */
export function changedSearch(search: SearchSpec, change: Partial<SearchSpec>): SearchSpec {
  const { own, ...others } = { ...search, ...change };
  return others.heuristic === 'own' && own !== undefined ? { ...others, own } : others;
}
