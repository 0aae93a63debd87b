/**
 * Nodes of A* by g + h against C*, the cost of a shortest solution. A search that guarantees a shortest solution and
 * knows only h must expand the states with f < C*; at C*, ties decide (R. Dechter, J. Pearl, "Generalized Best-First
 * Search Strategies and the Optimality of A*", J. ACM 32, 1985). With an admissible heuristic, none above is
 * expanded.
 */
import type { TraceReader } from './reading.ts';

export type BoundSide = 'below' | 'at' | 'above';

export function sideOf({ g, h }: Pick<TraceReader, 'g' | 'h'>, node: number, cost: number): BoundSide {
  const f = g[node] + h[node];
  if (f === cost) return 'at';
  return f < cost ? 'below' : 'above';
}

export function countSides(reader: TraceReader, step: number, cost: number): Record<BoundSide, number> {
  const counts = { below: 0, at: 0, above: 0 };
  for (let at = 0; at < step; at++) counts[sideOf(reader, reader.expanded[at], cost)]++;
  return counts;
}
