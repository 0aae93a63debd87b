/** The way back from a node to its root, and the solution. */
import { actionOf, NONE, type Trace } from './trace.ts';

/** Nodes from the root to `node`, both included. */
export function pathTo(trace: Trace, node: number): Int32Array {
  const path = new Int32Array(trace.g[node] + 1);
  for (let at = node; at !== NONE; at = trace.parent[at]) path[trace.g[at]] = at;
  return path;
}

/** Actions that lead from the root to `node`. */
export function actionsTo(trace: Trace, node: number): number[] {
  return Array.from(pathTo(trace, node).subarray(1), (at) => actionOf(trace, at));
}

/** Actions from the start to the goal of a search that is solved. `inverse`: the action that undoes one. */
export function solutionOf(trace: Trace, inverse: (action: number) => number): number[] {
  const { goal, meeting } = trace;
  if (meeting === NONE) return actionsTo(trace, goal);
  const [fromStart, fromGoal] = pathTo(trace, goal)[0] === 0 ? [goal, meeting] : [meeting, goal];
  return [...actionsTo(trace, fromStart), ...actionsTo(trace, fromGoal).reverse().map(inverse)];
}

/** Moves of the solution of a search that is solved. */
export function solutionLength({ g, goal, meeting }: Trace): number {
  return meeting === NONE ? g[goal] : g[goal] + g[meeting];
}
