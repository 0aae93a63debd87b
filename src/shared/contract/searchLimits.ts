/** Where a search stops by itself: what is usual, and how much farther it may be asked to go. */
import type { SearchLimits } from '../engine/options.ts';

/**
 * The limits of a search that asks for none. Its columns are the trace, the states, the frontier and the table of reached
 * states, which take 45 to 60 bytes a node.
 */
export const USUAL_LIMITS = { expansions: 1_000_000, nodes: 2_000_000, bytes: 128 * 1024 * 1024 } as const;

/** How many times the usual limits a search may be given. */
export const RAISES = [1, 2, 4] as const;
export const MAX_RAISE = 4;

/** `limits` with those of the program raised to so many times the usual ones; a depth limit stays. */
export function raisedLimits(
  raise: number,
  { depth }: { readonly depth?: number | undefined } = {},
): Partial<SearchLimits> {
  const { expansions, nodes, bytes } = USUAL_LIMITS;
  return {
    ...(raise > 1 && { expansions: raise * expansions, nodes: raise * nodes, bytes: raise * bytes }),
    ...(depth !== undefined && { depth }),
  };
}

/** How many times the usual limit of nodes the search has; 1 where it asks for none, or for less. */
export function raiseOf({ nodes = USUAL_LIMITS.nodes }: Partial<SearchLimits> = {}): number {
  return Math.max(1, nodes / USUAL_LIMITS.nodes);
}
