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
 * Whether a cheaper path to a reached state is used. Depth-first search ignores cost, unless a limit or bound cut off
 * what the longer path led to.
 */
export function reopensStates({ strategy, limits }: SearchOptions): boolean {
  const { frontier, iterates } = STRATEGIES[strategy];
  return frontier !== 'lifo' || iterates !== null || limits.depth !== undefined;
}

export function skipsStraightBack(options: Pick<SearchOptions, 'strategy' | 'straightBack'>): boolean {
  const { strategy, straightBack } = options;
  return (straightBack ?? STRATEGIES[strategy].defaultStraightBack) === 'skipped';
}

export function depthLimitOf({ depth = Infinity }: SearchLimits): number {
  return depth;
}
