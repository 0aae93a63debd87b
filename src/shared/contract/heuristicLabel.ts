import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import type { SearchSpec } from './types.ts';

/** The label of a search's heuristic: an own one has its name. */
export function heuristicLabel({ heuristic, own }: Pick<SearchSpec, 'heuristic' | 'own'>): string {
  return heuristic === 'own' && own !== undefined ? own.name : HEURISTICS[heuristic].label;
}
