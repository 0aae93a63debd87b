/** What the promises of a search depend on. */
import { inHundredths } from './hundredths.ts';
import type { SearchOptions } from './options.ts';
import { DEFAULT_WEIGHT, STRATEGIES } from './strategy.ts';

/** Traits of h; ignored by strategies without a heuristic. */
export interface EstimateTraits {
  readonly admissible: boolean;
  readonly exact: boolean;
  readonly zero: boolean;
  /** h of a state that is not the goal is, or may be, less than what a move costs, though it does not count moves. */
  readonly belowOneMove?: boolean;
  /** h of a state beside the goal is at least what the last move costs. */
  readonly coversLastMove?: boolean;
  /** Admissibility is neither proved nor refuted. */
  readonly isUnproved?: boolean;
  /** h is at most so many times the distance, where known of an inadmissible h. */
  readonly factor?: number;
}

export interface Circumstances extends Pick<SearchOptions, 'strategy' | 'ties' | 'goalTest' | 'weight' | 'duplicates'> {
  readonly depthLimit?: number;
  /** Whether two actions differ in cost. */
  readonly costsDiffer?: boolean;
  readonly h: EstimateTraits;
}

/** At most `factor` times the cost of a cheapest solution, and `more`. */
export interface LengthBound {
  readonly factor: number;
  readonly more: 0 | 1;
}

/**
 * The bound by the factors on h alone; `null` without any. Exists even if the search promises more, or nothing:
 * people may mistake it for the promise.
 */
export function boundOf(circumstances: Circumstances): LengthBound | null {
  const factor = factorOf(circumstances);
  const { h, goalTest } = circumstances;
  return factor === 1 ? null : { factor, more: h.belowOneMove === true && goalTest === 'generation' ? 1 : 0 };
}

/** The factor on the distance in an f that adds g and h: the weight times the factor of h. */
function factorOf(circumstances: Circumstances): number {
  const { strategy, h } = circumstances;
  if (STRATEGIES[strategy].key !== 'f') return 1;
  return (inHundredths(weightUsed(circumstances)) * inHundredths(h.factor ?? 1)) / inHundredths(1) ** 2;
}

/** In hundredths; 1 for a search without weights. */
export function weightUsed({ strategy, weight = DEFAULT_WEIGHT }: Circumstances): number {
  return STRATEGIES[strategy].usesWeight ? inHundredths(weight) / inHundredths(1) : 1;
}

/**
 * Whether only states of shortest paths are taken, though f is not g + h. Where moves differ in cost, a dear move may lead
 * nearer to the goal than a cheapest one.
 */
export function goesStraightOn({ h, costsDiffer = false }: Circumstances): boolean {
  return h.exact && !costsDiffer;
}
