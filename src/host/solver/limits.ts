/** Where searches and batches stop. Reaching a limit of a search is a status that the user sees. */

import { MAX_RAISE, USUAL_LIMITS } from '../../shared/contract/searchLimits.ts';

/**
 * Nodes of all searches that are open, whoever opened them: four at their usual limit or one that is raised to the
 * highest, or 360 to 480 MB in the one worker. A search that could pass it is refused as `too-many`, and can go on once
 * another one is closed.
 */
export const MAX_NODES_IN_ALL = MAX_RAISE * USUAL_LIMITS.nodes;

/** Bytes of one batch: a fraction of what the web host lets pile up for one socket. */
export const MAX_BATCH_BYTES = 512 * 1024;

/** Expansions between two looks at the clock. */
export const SLICE_EXPANSIONS = 256;
