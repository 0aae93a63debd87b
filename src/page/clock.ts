/** The clock of a thread, in milliseconds. */
export const now = (): number => performance.now();

/** What is timed by it at the least: browsers round it, to a tenth of a millisecond or, in Firefox and Safari, to a whole one. */
export const LEAST_TIMED_MS = 10;
