import type { Trace } from './trace.ts';

/**
 * A fingerprint of everything in a trace: FNV-1a in 32 bits (G. Fowler, L. C. Noll, K.-P. Vo) over its columns, each
 * number taken as a whole, then its counts, the goal and the status of the search.
 */
export function hashTrace(trace: Trace): number {
  const { parent, edge, g, h, twin, expanded, firstChild, frontierSize, firstExpansion, firstNode, bound } = trace;
  let hash = 0x811c9dc5;
  for (const column of [parent, edge, g, h, twin]) hash = hashNumbers(hash, column, trace.nodes);
  for (const column of [expanded, firstChild, frontierSize]) hash = hashNumbers(hash, column, trace.expansions);
  for (const column of [firstExpansion, firstNode, bound]) hash = hashNumbers(hash, column, trace.iterations);
  const counts = [trace.nodes, trace.expansions, trace.iterations, trace.goal, trace.meeting];
  const ending = [...counts, ...Array.from(trace.status, (c) => c.charCodeAt(0))];
  return hashNumbers(hash, ending, ending.length) >>> 0;
}

function hashNumbers(seed: number, numbers: ArrayLike<number>, count: number): number {
  let hash = seed;
  for (let index = 0; index < count; index++) hash = Math.imul(hash ^ numbers[index], 0x01000193);
  return hash;
}
