/** The whole graph of a small board as rings: each ring is one move farther from the goal, which is in the middle. */
import { stratify, tree } from 'd3-hierarchy';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';

/** States at the most for a drawing in which each can be pointed at: those of 2×3. 2×4 has 20,160. */
export const MAX_DRAWN_STATES = 360;

/** A state in the drawing; the goal is at 0, 0, and the last ring has the radius 1. */
export interface RingNode {
  readonly state: number;
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/** A pair of neighbours; `action` leads from the first to the second. */
export interface RingEdge {
  readonly from: number;
  readonly to: number;
  readonly action: number;
}

export interface RingLayout {
  /** By state. */
  readonly nodes: readonly RingNode[];
  /** Every pair of neighbours once. */
  readonly edges: readonly RingEdge[];
  /** Radius of the dot of a state: no two dots touch. */
  readonly dot: number;
}

/** Radius of a dot at the most, and times the square root of the number of states. */
const MAX_DOT = 0.05;
const DOT_SHARE = 0.34;

/** States stand near the one that a breadth-first search reaches them from: d3's tree in polar coordinates. */
export function layOutRings(space: StateSpace): RingLayout {
  const { distances, depth } = space;
  const nodes = Array.from(anglesOf(space), (angle, state): RingNode => {
    const distance = distances[state];
    const radius = distance / depth;
    return { state, distance, x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  return { nodes, edges: edgesOf(space), dot: Math.min(MAX_DOT, DOT_SHARE / Math.sqrt(nodes.length)) };
}

/** By state, clockwise from above, in radians. A farthest state that is the only one stands between all its neighbours. */
function anglesOf(space: StateSpace): Float64Array {
  const { graph, order, depth } = space;
  const parents = new Map(Array.from(order, (state) => [state, nearerNeighbours(space, state).at(0)]));
  const root = stratify<number>()
    .id(String)
    .parentId((state) => parents.get(state)?.toString())(Array.from(order));
  const placed = tree<number>()
    .size([2 * Math.PI, depth])
    .separation((a, b) => (a.parent === b.parent ? 1 : 2) / a.depth)(root);
  const angles = new Float64Array(graph.size);
  for (const { data: state, x: angle } of placed.descendants()) angles[state] = angle;
  const [last, ...others] = space.statesAt(depth);
  if (others.length === 0) angles[last] = mean(nearerNeighbours(space, last).map((state) => angles[state]));
  return angles;
}

/** The neighbours one move nearer to the goal, in the order of the moves; none for the goal. */
function nearerNeighbours({ graph, distances }: StateSpace, state: number): number[] {
  return MOVES.map((_, action) => graph.neighbour(state, action)).filter(
    (next) => next !== NO_STATE && distances[next] < distances[state],
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function edgesOf({ graph, distances }: StateSpace): RingEdge[] {
  return Array.from(distances, (distance, from) =>
    MOVES.flatMap((_, action): RingEdge[] => {
      const to = graph.neighbour(from, action);
      return to !== NO_STATE && distances[to] > distance ? [{ from, to, action }] : [];
    }),
  ).flat();
}
