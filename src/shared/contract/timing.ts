/** What a search takes on this computer, measured by repeating it. */

/** The median of fewer runs than this is not shown. */
export const LEAST_TIMED_RUNS = 7;
/** A search whose first run took longer, in milliseconds, is not repeated. */
export const LONGEST_REPEATED_MS = 500;

export interface SearchTime {
  /** Runs that were timed; 1 for a search that is not repeated. */
  readonly runs: number;
  /** Their median in milliseconds, without those that came first; the time of the first run where there are no others. */
  readonly medianMs: number;
  /** Whether asking again tells nothing new. */
  readonly isOver: boolean;
}
