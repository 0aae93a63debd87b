/** The limits of a heuristic in JavaScript. Beyond them it ends with a sentence. */

/** Boards that go into the interpreter at once. */
export const BOARDS_AT_ONCE = 64;

/** Time of one call of h, and of the program before the first. */
export const CALL_MILLIS = 1000;

/** Time of all calls of one use: a verdict, or a search. */
export const TOTAL_MILLIS = 60_000;

/** Time without a sign of life after which the thread is ended: it is in an endless loop. */
export const SILENT_MILLIS = 4000;

/** Time in which the interpreter must be ready, on a busy machine too. */
export const START_MILLIS = 60_000;

/** Memory of the program and all that it makes. */
export const MAX_BYTES = 32 * 1024 * 1024;

/** Its stack. */
export const MAX_STACK_BYTES = 256 * 1024;

/**
 * The same in a thread of a browser, whose own stack is shorter: that of Chromium ends after about 900 calls, this one after 550. The
 * interpreter does not outlive the end of its thread's stack.
 */
export const MAX_STACK_BYTES_IN_PAGE = 96 * 1024;
