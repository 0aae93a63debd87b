/** The time of a search on this computer, measured by repeating it. */

/** The median of fewer runs is not shown. */
export const LEAST_TIMED_RUNS = 7;
/** A search whose first run took longer, in milliseconds, is not repeated. */
export const LONGEST_REPEATED_MS = 500;

export interface SearchTime {
  /** Timed runs; 1 for a search that is not repeated. */
  readonly runs: number;
  /** The median in milliseconds, without the first runs; for a single run, its time. */
  readonly medianMs: number;
  /** Whether calling again would change nothing. */
  readonly isOver: boolean;
}
