/** The graph of a small board as rings around the goal, one per distance. */
import { stratify, tree } from 'd3-hierarchy';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { NO_STATE } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';

/** More states could not be pointed at: 2×3 has 360, 2×4 has 20,160. */
export const MAX_DRAWN_STATES = 360;

/** The goal is at 0, 0; the last ring has the radius 1. */
export interface RingNode {
  readonly state: number;
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/** `action` leads from `from` to `to`. */
export interface RingEdge {
  readonly from: number;
  readonly to: number;
  readonly action: number;
}

export interface RingLayout {
  readonly nodes: readonly RingNode[];
  /** Every pair of neighbours once. */
  readonly edges: readonly RingEdge[];
  /** Radius of a state's dot: no two dots touch. */
  readonly dot: number;
}

/** The greatest radius of a dot, and its product with the square root of the number of states. */
const MAX_DOT = 0.05;
const DOT_SHARE = 0.34;

/** Places states near their predecessor in a breadth-first search: d3's tree in polar coordinates. */
export function layOutRings(space: StateSpace): RingLayout {
  const { distances, depth } = space;
  const nodes = Array.from(anglesOf(space), (angle, state): RingNode => {
    const distance = distances[state];
    const radius = distance / depth;
    return { state, distance, x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  return { nodes, edges: findEdges(space), dot: Math.min(MAX_DOT, DOT_SHARE / Math.sqrt(nodes.length)) };
}

/** By state, clockwise from the top, in radians. A single farthest state stands between all its neighbours. */
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

function nearerNeighbours({ graph, distances }: StateSpace, state: number): number[] {
  return MOVES.map((_, action) => graph.neighbour(state, action)).filter(
    (next) => next !== NO_STATE && distances[next] < distances[state],
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function findEdges({ graph, distances }: StateSpace): RingEdge[] {
  return Array.from(distances, (distance, from) =>
    MOVES.flatMap((_, action): RingEdge[] => {
      const to = graph.neighbour(from, action);
      return to !== NO_STATE && distances[to] > distance ? [{ from, to, action }] : [];
    }),
  ).flat();
}
