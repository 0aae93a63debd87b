/** What a search that writes no trace comes to. */
import type { Status } from '../trace/trace.ts';

/** The counters of a search; those that `COUNTERS` has are counted as there. */
export interface SearchCounts {
  readonly expanded: number;
  readonly generated: number;
  /** Those of `generated` that undo the move before: 0 where that move is not tried. */
  readonly straightBack: number;
  /**
   * Those of `generated` whose state the search had not reached before: in an iterative search the iteration, in a search from both
   * ends the half. `null` where the search keeps no table of states.
   */
  readonly distinct: number | null;
  readonly maxFrontier: number;
}

/** A search without a trace, under way. */
export interface TracelessSearch {
  readonly status: Status;
  readonly counts: SearchCounts;
  /** No solution is shorter, where the search knows that on its way. */
  readonly bound?: number;
  /** Actions from the start to the goal; `null` as long as the search is not solved. */
  readonly solution: readonly number[] | null;
  /** Performs at most so many expansions, fewer if the search ends before. Returns how the search stands. */
  advance(expansions: number): Status;
}
