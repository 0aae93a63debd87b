import { actionOf, NONE, type Trace } from '../trace/trace.ts';

/** The root of the half from the goal, in a search from both ends; the start is node 0. */
export const GOAL_ROOT = 1;

export function pathTo(trace: Trace, node: number): Int32Array {
  const path = new Int32Array(trace.depth[node] + 1);
  for (let at = node; at !== NONE; at = trace.parent[at]) path[trace.depth[at]] = at;
  return path;
}

/** 0 for the half from the start, 1 from the goal. */
export function halfOf(trace: Trace, node: number): number {
  return pathTo(trace, node)[0];
}

export function actionsTo(trace: Trace, node: number): number[] {
  return Array.from(pathTo(trace, node).subarray(1), (at) => actionOf(trace, at));
}

/** From the start to the goal of a solved search. `inverse`: the action that undoes one. */
export function solutionOf(trace: Trace, inverse: (action: number) => number): number[] {
  const { goal, meeting } = trace;
  if (meeting === NONE) return actionsTo(trace, goal);
  const [fromStart, fromGoal] = halves(trace);
  return [...actionsTo(trace, fromStart), ...actionsTo(trace, fromGoal).reverse().map(inverse)];
}

/**
 * From the start to the goal of a solved search. Where the halves of a search from both ends meet, only the first
 * half's node is included, as both have one state.
 */
export function solutionNodes(trace: Trace): number[] {
  const { goal, meeting } = trace;
  if (meeting === NONE) return Array.from(pathTo(trace, goal));
  const [fromStart, fromGoal] = halves(trace);
  return [...pathTo(trace, fromStart), ...pathTo(trace, fromGoal).reverse().subarray(1)];
}

function halves(trace: Trace): readonly [fromStart: number, fromGoal: number] {
  const { goal, meeting } = trace;
  return pathTo(trace, goal)[0] === 0 ? [goal, meeting] : [meeting, goal];
}

/**
 * The ends of the path through `node` at `step`, followed from its roots: `node` itself; or, on the solution of a
 * solved search from both ends, the two nodes where the halves meet.
 */
export function pathEnds(trace: Trace, step: number, node: number): readonly number[] {
  const { goal, meeting, expansions } = trace;
  const leadsThrough = (end: number): boolean => pathTo(trace, end)[trace.depth[node]] === node;
  const isAcross = meeting !== NONE && step === expansions && (leadsThrough(goal) || leadsThrough(meeting));
  return isAcross ? [goal, meeting] : [node];
}

export function solutionCost({ g, goal, meeting }: Trace): number {
  return meeting === NONE ? g[goal] : g[goal] + g[meeting];
}

/** In moves. */
export function solutionLength({ depth, goal, meeting }: Trace): number {
  return meeting === NONE ? depth[goal] : depth[goal] + depth[meeting];
}
