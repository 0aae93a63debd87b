import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';

/** States with one h at one distance. */
export interface CountedCell {
  readonly h: number;
  readonly distance: number;
  readonly states: number;
  /** How strongly it is painted: by the logarithm of its states, up to 1. */
  readonly strength: number;
}

/** The cells of a picture of h against the distance that have states. */
export function countedCells({ counts, depth }: Estimates): CountedCell[] {
  const most = Math.log(counts.reduce((greatest, states) => Math.max(greatest, states), 1) + 1);
  return Array.from(counts.entries())
    .filter(([, states]) => states > 0)
    .map(([entry, states]) => ({
      h: Math.floor(entry / (depth + 1)),
      distance: entry % (depth + 1),
      states,
      strength: 0.2 + 0.8 * (Math.log(states + 1) / most),
    }));
}
