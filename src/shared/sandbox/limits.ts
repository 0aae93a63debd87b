/** The limits of a program of the user; exceeding one ends it with a sentence. Those of a heuristic come first. */

export const BOARDS_AT_ONCE = 64;

/** For one call of h, and for the program before the first. */
export const CALL_MILLIS = 1000;

/** For all calls of a verdict or a search. */
export const TOTAL_MILLIS = 60_000;

/** After this silence the thread is in an endless loop, and is ended. */
export const SILENT_MILLIS = 4000;

/** The interpreter must be ready by then, on a busy machine too. */
export const START_MILLIS = 60_000;

/** For the program and all its data. */
export const MAX_BYTES = 32 * 1024 * 1024;

export const MAX_STACK_BYTES = 256 * 1024;

/**
 * Smaller in a browser thread, whose own stack is shorter: Chromium's overflows after about 900 calls, this one after
 * 550. The interpreter does not survive an overflow of its thread's stack.
 */
export const MAX_STACK_BYTES_IN_PAGE = 96 * 1024;

/** The limits of a search that the user writes; reaching one ends it with a sentence, and what was printed is kept. */

export const SEARCH_MILLIS = 60_000;

/** Without another state expanded. */
export const SEARCH_SILENT_MILLIS = 10_000;

/** States expanded and generated, as many as a trace may have. */
export const MAX_SEARCH_LINES = 2_000_000;

/** In characters. */
export const MAX_SEARCH_LENGTH = 250_000_000;

/** A breadth-first search of all states of the 8-puzzle takes about a quarter (measured on 2026-11-26). */
export const MAX_SEARCH_BYTES = 256 * 1024 * 1024;
