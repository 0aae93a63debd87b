/** The way back from a node to its root, and the solution. */
import { actionOf, NONE, type Trace } from '../trace/trace.ts';

/** The root of the half from the goal, in a search from both ends; the start is node 0. */
export const GOAL_ROOT = 1;

/** Nodes from the root to `node`, both included. */
export function pathTo(trace: Trace, node: number): Int32Array {
  const path = new Int32Array(trace.g[node] + 1);
  for (let at = node; at !== NONE; at = trace.parent[at]) path[trace.g[at]] = at;
  return path;
}

/** The half of a search from both ends that `node` belongs to: 0 from the start, 1 from the goal. */
export function halfOf(trace: Trace, node: number): number {
  return pathTo(trace, node)[0];
}

/** Actions that lead from the root to `node`. */
export function actionsTo(trace: Trace, node: number): number[] {
  return Array.from(pathTo(trace, node).subarray(1), (at) => actionOf(trace, at));
}

/** Actions from the start to the goal of a search that is solved. `inverse`: the action that undoes one. */
export function solutionOf(trace: Trace, inverse: (action: number) => number): number[] {
  const { goal, meeting } = trace;
  if (meeting === NONE) return actionsTo(trace, goal);
  const [fromStart, fromGoal] = halves(trace);
  return [...actionsTo(trace, fromStart), ...actionsTo(trace, fromGoal).reverse().map(inverse)];
}

/**
 * Nodes from the start to the goal of a search that is solved. Of a search from both ends the node of the half from the goal
 * where they meet is left out: its state is that of the node before.
 */
export function solutionNodes(trace: Trace): number[] {
  const { goal, meeting } = trace;
  if (meeting === NONE) return Array.from(pathTo(trace, goal));
  const [fromStart, fromGoal] = halves(trace);
  return [...pathTo(trace, fromStart), ...pathTo(trace, fromGoal).reverse().subarray(1)];
}

/** The two nodes where the halves of a search from both ends meet: that of the half from the start, and the other one. */
function halves(trace: Trace): readonly [fromStart: number, fromGoal: number] {
  const { goal, meeting } = trace;
  return pathTo(trace, goal)[0] === 0 ? [goal, meeting] : [meeting, goal];
}

/**
 * The nodes at which the path to `node` ends at `step`, followed from its roots: `node` itself; or, once a search from both
 * ends is solved and its solution leads through `node`, the two nodes where its halves meet.
 */
export function pathEnds(trace: Trace, step: number, node: number): readonly number[] {
  const { goal, meeting, expansions } = trace;
  const leadsThrough = (end: number): boolean => pathTo(trace, end)[trace.g[node]] === node;
  const isAcross = meeting !== NONE && step === expansions && (leadsThrough(goal) || leadsThrough(meeting));
  return isAcross ? [goal, meeting] : [node];
}

/** Moves of the solution of a search that is solved. */
export function solutionLength({ g, goal, meeting }: Trace): number {
  return meeting === NONE ? g[goal] : g[goal] + g[meeting];
}
