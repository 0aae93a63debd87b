/** Where a search stops by itself, by default and at most. */
import type { SearchLimits } from '../engine/options.ts';

/**
 * The limits of a search without its own. Trace, states, frontier and table of reached states take 45 to 60 bytes a
 * node.
 */
export const USUAL_LIMITS = { expansions: 1_000_000, nodes: 2_000_000, bytes: 128 * 1024 * 1024 } as const;

/** Factors on the usual limits. */
export const RAISES = [1, 2, 4] as const;
export const MAX_RAISE = 4;

/** `limits` with the program's limits raised to this multiple of the usual ones; a depth limit stays. */
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

/** How many times the usual limit of nodes the search has; at least 1. */
export function raiseOf({ nodes = USUAL_LIMITS.nodes }: Partial<SearchLimits> = {}): number {
  return Math.max(1, nodes / USUAL_LIMITS.nodes);
}
