import type { Comparison } from './comparison.svelte.ts';

/** Nodes whose states are read in one frame: some 2 ms of it (measured on 2026-11-21, on the 8-puzzle). */
const READ_AT_ONCE = 8_000;

/**
 * Reads on in the traces, to have the states of their nodes before somebody points at one: the first lane that has any to
 * read. Returns whether there was anything.
 */
export function readAhead({ running }: Comparison): boolean {
  return running.some(({ states }) => states.readAhead(READ_AT_ONCE) > 0);
}
