/** The way back from a node to its root. */
import { NONE, type Trace } from './trace.ts';

/** Nodes from the root to `node`, both included. */
export function pathTo(trace: Trace, node: number): Int32Array {
  const path = new Int32Array(trace.g[node] + 1);
  for (let at = node; at !== NONE; at = trace.parent[at]) path[trace.g[at]] = at;
  return path;
}

/** Actions that lead from the root to `node`. */
export function actionsTo(trace: Trace, node: number): number[] {
  return Array.from(pathTo(trace, node).subarray(1), (at) => trace.action[at]);
}
