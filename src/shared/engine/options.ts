import type { RemovalOrder } from './removalOrder.ts';
import { STRATEGIES, type DuplicateRule, type GoalTest, type StraightBackRule } from './strategy.ts';

/** `ties` only matter to a priority queue, `weight` only to strategies that use one. */
export interface SearchOptions extends RemovalOrder {
  readonly goalTest: GoalTest;
  /** A permutation of 0 … actions − 1: actions are tried in this order. */
  readonly order: readonly number[];
  /** Default: as in the strategy's row; so is `straightBack`. */
  readonly duplicates?: DuplicateRule;
  readonly straightBack?: StraightBackRule;
  readonly limits: SearchLimits;
}

export interface SearchLimits {
  /** Most expansions; then the status is `expansion-limit`. */
  readonly expansions: number;
  /** Most nodes, including roots. An expansion that could exceed it does not begin: `node-limit`. */
  readonly nodes: number;
  /**
   * Longest path: nodes that deep get no successors. In a search from both ends, for both halves together. If nothing
   * else could continue, the status is `depth-limit`. Default: no limit.
   */
  readonly depth?: number;
  /**
   * Most bytes of trace, states, frontier and table of reached states. An expansion that would exceed it does not
   * begin: `memory-limit`.
   */
  readonly bytes?: number;
}

export function keepsDuplicates({ strategy, duplicates }: Pick<SearchOptions, 'strategy' | 'duplicates'>): boolean {
  return (duplicates ?? STRATEGIES[strategy].defaultDuplicates) === 'kept';
}

/**
 * What a later path to a reached state must have less of to be used; `null` where it never is. A queue comes to each
 * state by the fewest moves. A stack takes any path, but where depth is bounded, a longer one may hide what a shorter
 * one leads to.
 */
export function betterPathBy({ strategy, limits }: Pick<SearchOptions, 'strategy' | 'limits'>): 'g' | 'depth' | null {
  const { frontier, iterates } = STRATEGIES[strategy];
  if (frontier === 'priority' || iterates === 'f') return 'g';
  return frontier === 'lifo' && (iterates === 'depth' || limits.depth !== undefined) ? 'depth' : null;
}

export function skipsStraightBack(options: Pick<SearchOptions, 'strategy' | 'straightBack'>): boolean {
  const { strategy, straightBack } = options;
  return (straightBack ?? STRATEGIES[strategy].defaultStraightBack) === 'skipped';
}

export function depthLimitOf({ depth = Infinity }: SearchLimits): number {
  return depth;
}
