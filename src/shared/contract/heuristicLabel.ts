import { HEURISTICS } from '../puzzle/heuristics/heuristics.ts';
import type { SearchSpec } from './types.ts';

/** An own heuristic has its name. */
export function heuristicLabel({ heuristic, own }: Pick<SearchSpec, 'heuristic' | 'own'>): string {
  return heuristic === 'own' && own !== undefined ? own.name : HEURISTICS[heuristic].label;
}
