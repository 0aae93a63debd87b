/** Where searches and batches stop. Reaching a limit of a search is a status that the user sees. */

/** Nodes of one trace, roots included. */
export const MAX_NODES = 2_000_000;

/**
 * Nodes of all searches that are open, whoever opened them: four at their limit, or 360 to 480 MB in the one worker. A
 * search that could pass it does not go on, is refused as `too-many`, and goes on once another one was closed.
 */
export const MAX_NODES_IN_ALL = 4 * MAX_NODES;

/** Expansions of one search. */
export const MAX_EXPANSIONS = 1_000_000;

/** Bytes of the columns of one search: the trace, the states, the frontier and the table of reached states. */
export const MAX_SEARCH_BYTES = 128 * 1024 * 1024;

/** Bytes of one batch: a fraction of what the web host lets pile up for one socket. */
export const MAX_BATCH_BYTES = 512 * 1024;

/** Expansions between two looks at the clock. */
export const SLICE_EXPANSIONS = 256;
