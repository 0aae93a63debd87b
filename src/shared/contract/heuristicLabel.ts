import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import type { SearchSpec } from './types.ts';

/** What the heuristic of a search is called: one's own by its name. */
export function heuristicLabel({ heuristic, own }: Pick<SearchSpec, 'heuristic' | 'own'>): string {
  return heuristic === 'own' && own !== undefined ? own.name : HEURISTICS[heuristic].label;
}
