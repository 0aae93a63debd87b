/**
 * Nodes of A* by how g + h stands to C*, the cost of a shortest solution. A search that is sure to find a shortest
 * solution and knows no more than h must expand the states with f below C*; which of those at C* are expanded, the rule
 * for ties decides (R. Dechter, J. Pearl, "Generalized Best-First Search Strategies and the Optimality of A*", J. ACM
 * 32, 1985). With an admissible heuristic none above it is.
 */
import type { TraceReader } from './reading.ts';

export type BoundSide = 'below' | 'at' | 'above';

/** On which side of `cost` a node's g + h is. */
export function sideOf({ g, h }: Pick<TraceReader, 'g' | 'h'>, node: number, cost: number): BoundSide {
  const f = g[node] + h[node];
  if (f === cost) return 'at';
  return f < cost ? 'below' : 'above';
}

/** How many of the nodes expanded up to `step` are on each side. */
export function countSides(reader: TraceReader, step: number, cost: number): Record<BoundSide, number> {
  const counts = { below: 0, at: 0, above: 0 };
  for (let at = 0; at < step; at++) counts[sideOf(reader, reader.expanded[at], cost)]++;
  return counts;
}
