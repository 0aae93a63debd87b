/** h against h*: what a heuristic says of every state of a space, and what is true. */
import type { HeuristicResources } from './measure.ts';
import { measureOf, type HeuristicId } from './heuristics.ts';
import type { StateSpace } from '../states/stateSpace.ts';

/** A histogram in two dimensions. */
export interface Estimates {
  /** Entry `h × (depth + 1) + distance`: how many states have both. */
  readonly counts: Uint32Array;
  /** The greatest distance that there is. */
  readonly depth: number;
  /** The greatest h that there is. */
  readonly greatest: number;
  /** States whose h is greater than their distance: none where the heuristic is admissible. */
  readonly overestimated: number;
}

/** h of all states that `space` holds, counted by h and by distance. The heuristic must be for the size of the board. */
export function compareEstimates(space: StateSpace, id: HeuristicId, resources: HeuristicResources = {}): Estimates {
  const { graph } = space;
  const measure = measureOf(id, graph, resources);
  return countEstimates(
    space,
    Uint16Array.from({ length: graph.size }, (_, state) => measure(graph.cellsOf(state))),
  );
}

/** The same of an h that is known: entry `state` of `h`. */
export function countEstimates({ graph, distances, depth }: StateSpace, h: Uint16Array): Estimates {
  const greatest = h.reduce((most, value) => Math.max(most, value), 0);
  const counts = new Uint32Array((greatest + 1) * (depth + 1));
  let overestimated = 0;
  for (let state = 0; state < graph.size; state++) {
    counts[h[state] * (depth + 1) + distances[state]]++;
    if (h[state] > distances[state]) overestimated++;
  }
  return { counts, depth, greatest, overestimated };
}
