import type { Status } from '../trace/trace.ts';

/** As defined in `QUANTITIES`. */
export interface SearchCounts {
  readonly expanded: number;
  readonly generated: number;
  /** Successors that undo the move before; 0 where that move is not tried. */
  readonly straightBack: number;
  /** Successors whose state is new to the search, or to its iteration or half. `null` without a table of states. */
  readonly distinct: number | null;
  readonly maxFrontier: number;
}

export interface TracelessSearch {
  readonly status: Status;
  readonly counts: SearchCounts;
  /** A lower bound on the length of a solution, where known. */
  readonly bound?: number;
  /** Actions from the start to the goal; `null` until solved. */
  readonly solution: readonly number[] | null;
  /** Performs at most `expansions`. Returns the status after that. */
  advance(expansions: number): Status;
}
