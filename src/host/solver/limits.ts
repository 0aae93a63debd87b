/** The limits of searches and batches. Reaching a limit of a search is a status that the user sees. */

import { MAX_RAISE, USUAL_LIMITS } from '../../shared/contract/searchLimits.ts';

/**
 * Nodes of all open searches: four at their usual limit or one raised to the highest, 360 to 480 MB in the one worker.
 * A search that could pass it is refused as `too-many`, and can continue once another one is closed.
 */
export const MAX_NODES_IN_ALL = MAX_RAISE * USUAL_LIMITS.nodes;

/** Bytes of one batch: a fraction of what the web host queues for one socket. */
export const MAX_BATCH_BYTES = 512 * 1024;

export const SLICE_EXPANSIONS = 256;
