/** The whole graph of a small board as rings: each ring is one move farther from the goal, which is in the middle. */
import { stratify, tree } from 'd3-hierarchy';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { NO_STATE } from '../../shared/puzzle/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/stateSpace.ts';

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
}

/** States stand near the one that a breadth-first search reaches them from: d3's tree in polar coordinates. */
export function layOutRings(space: StateSpace): RingLayout {
  const { graph, order, distances, depth } = space;
  const parents = new Map(Array.from(order, (state) => [state, nearerNeighbour(space, state)]));
  const root = stratify<number>()
    .id(String)
    .parentId((state) => (parents.get(state) === NO_STATE ? null : String(parents.get(state))))(Array.from(order));
  const placed = tree<number>()
    .size([2 * Math.PI, depth])
    .separation((a, b) => (a.parent === b.parent ? 1 : 2) / a.depth)(root);
  const nodes = new Array<RingNode>(graph.size);
  for (const { data: state, x: angle } of placed.descendants()) {
    const distance = distances[state];
    const radius = distance / depth;
    nodes[state] = { state, distance, x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  }
  return { nodes, edges: edgesOf(space) };
}

/** The neighbour one move nearer to the goal, the first in the order of the moves; `NO_STATE` for the goal. */
function nearerNeighbour({ graph, distances }: StateSpace, state: number): number {
  const neighbours = MOVES.map((_, action) => graph.neighbour(state, action));
  return neighbours.find((next) => next !== NO_STATE && distances[next] < distances[state]) ?? NO_STATE;
}

function edgesOf({ graph, distances }: StateSpace): RingEdge[] {
  return Array.from(distances, (distance, from) =>
    MOVES.flatMap((_, action): RingEdge[] => {
      const to = graph.neighbour(from, action);
      return to !== NO_STATE && distances[to] > distance ? [{ from, to, action }] : [];
    }),
  ).flat();
}
