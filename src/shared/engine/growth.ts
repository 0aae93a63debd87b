/** How many nodes a search generates, by R&N figure 3.15, or by which nodes can be expanded at all. */
import { boundOf, type Circumstances } from './circumstances.ts';

/** Nodes up to a constant factor, base^exponent: b, d and m as in R&N 3.4, C* / ε as in 3.4.2. */
export interface Growth {
  readonly base: string;
  /** `null` for the base alone. */
  readonly exponent: string | null;
  /** What the formula leaves out; `null` for nothing. */
  readonly note: string | null;
}

export const AT_WORST = 'At worst: the better the heuristic, the fewer.';

export function layers({ goalTest }: Circumstances): Growth {
  return power(goalTest === 'generation' ? 'd' : 'd + 1');
}

/** Of a search that goes by g. */
export function byCost({ goalTest, costsDiffer = false }: Circumstances): Growth {
  if (costsDiffer) return power(goalTest === 'generation' ? '⌊C* / ε⌋' : '1 + ⌊C* / ε⌋');
  return goalTest === 'generation' ? power('d') : power('1 + ⌊C* / ε⌋', 'Every move costs the same: C* / ε = d.');
}

/** Of A* whose h is 0. */
function blind(circumstances: Circumstances): Growth {
  return circumstances.costsDiffer ? byCost(circumstances) : layers(circumstances);
}

/** Only nodes with f ≤ C* are expanded: at most d − 1 deep where h off the goal is at least what a move costs. */
export function aStarTime(circumstances: Circumstances): Growth {
  const { h, goalTest } = circumstances;
  if (!h.admissible) return overestimated(circumstances);
  if (h.zero) return { ...blind(circumstances), note: 'h is 0 everywhere: it is uniform-cost search.' };
  if (circumstances.costsDiffer) return power('1 + ⌊C* / ε⌋', 'At worst: only nodes with f ≤ C* are expanded.');
  const isDeeper = h.belowOneMove === true && goalTest === 'expansion';
  return power(isDeeper ? 'd + 1' : 'd', 'At worst: only nodes with f ≤ C* are expanded.');
}

/**
 * Only nodes with f up to the factor times C* are expanded, and g is part of f; without a factor nothing is known.
 */
export function overestimated(circumstances: Circumstances): Growth {
  const { h } = circumstances;
  const bound = boundOf(circumstances);
  if (bound === null || (!h.admissible && h.factor === undefined)) return power(deepest(circumstances), AT_WORST);
  const most = circumstances.costsDiffer ? `1 + ⌊${bound.factor} C* / ε⌋` : `${bound.factor} d`;
  return power(most, `At worst: only nodes with f ≤ ${bound.factor} × C* are expanded.`);
}

export function deepest({ depthLimit }: Circumstances): string {
  return depthLimit === undefined ? 'm' : 'ℓ';
}

export function power(exponent: string, note: string | null = null): Growth {
  return { base: 'b', exponent, note };
}

/** Only states on a shortest path are expanded, one per depth. */
export function straightOn(): Growth {
  return { base: 'b d', exponent: null, note: 'h is the exact distance: it goes straight to the goal.' };
}
