/** What a search is asked for, and how far it may go. */
import type { RemovalOrder } from './removalOrder.ts';
import { STRATEGIES, type DuplicateRule, type GoalTest, type StraightBackRule } from './strategy.ts';

/** `ties` are ignored by strategies whose frontier is no priority queue, `weight` by all but weighted A*. */
export interface SearchOptions extends RemovalOrder {
  readonly goalTest: GoalTest;
  /** The actions in the order in which they are tried: a permutation of 0 … actions − 1. */
  readonly order: readonly number[];
  /** As in the strategy's row where it is not given. */
  readonly duplicates?: DuplicateRule;
  /** As in the strategy's row where it is not given. */
  readonly straightBack?: StraightBackRule;
  readonly limits: SearchLimits;
}

/** Where a search stops by itself. */
export interface SearchLimits {
  /** Most expansions: after so many the status is `expansion-limit`. */
  readonly expansions: number;
  /** Most nodes, roots included. An expansion that could pass it does not begin: the status is `node-limit`. */
  readonly nodes: number;
  /**
   * Most moves of a path: the successors of a node as deep as that are not generated. Of a search from both ends, most moves
   * of the two halves together. Where that was all that could have gone on, the status is `depth-limit`. There is no such
   * limit where it is not given.
   */
  readonly depth?: number;
  /**
   * Most bytes of the search's columns: the trace, the states, the frontier and the table of reached states. An
   * expansion for which they would grow beyond it does not begin: the status is `memory-limit`.
   */
  readonly bytes?: number;
}

/** Whether the search keeps nodes whose states it has reached before. */
export function keepsDuplicates({ strategy, duplicates }: Pick<SearchOptions, 'strategy' | 'duplicates'>): boolean {
  return (duplicates ?? STRATEGIES[strategy].defaultDuplicates) === 'kept';
}

/**
 * Whether a cheaper path to a state reached before is taken up. Depth-first search ignores cost, unless a limit or a
 * bound cuts off what the longer path led to.
 */
export function reopensStates({ strategy, limits }: SearchOptions): boolean {
  const { frontier, iterates } = STRATEGIES[strategy];
  return frontier !== 'lifo' || iterates !== null || limits.depth !== undefined;
}

/** Whether the search leaves out the action that undoes the last one. */
export function skipsStraightBack(options: Pick<SearchOptions, 'strategy' | 'straightBack'>): boolean {
  const { strategy, straightBack } = options;
  return (straightBack ?? STRATEGIES[strategy].defaultStraightBack) === 'skipped';
}

/** The depth limit in force: `Infinity` where there is none. */
export function depthLimitOf({ depth = Infinity }: SearchLimits): number {
  return depth;
}
