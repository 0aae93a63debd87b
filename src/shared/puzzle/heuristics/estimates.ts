/** h against h* for every state of a space. */
import { measureOf, type HeuristicId, type HeuristicResources } from './heuristics.ts';
import type { JudgedSpace } from '../states/costSpace.ts';
import type { StateSpace } from '../states/stateSpace.ts';

export interface Estimates {
  /** Entry `h × (depth + 1) + distance`: the number of such states. */
  readonly counts: Uint32Array;
  readonly depth: number;
  readonly greatest: number;
  readonly overestimated: number;
}

export function compareEstimates(space: StateSpace, id: HeuristicId, resources: HeuristicResources = {}): Estimates {
  const { graph } = space;
  const measure = measureOf(id, graph, resources);
  return countEstimates(
    space,
    Uint16Array.from({ length: graph.size }, (_, state) => measure(graph.cellsOf(state))),
  );
}

export function countEstimates({ graph, distances, depth }: JudgedSpace, h: Uint16Array): Estimates {
  const greatest = h.reduce((most, value) => Math.max(most, value), 0);
  const counts = new Uint32Array((greatest + 1) * (depth + 1));
  let overestimated = 0;
  for (let state = 0; state < graph.size; state++) {
    counts[h[state] * (depth + 1) + distances[state]]++;
    if (h[state] > distances[state]) overestimated++;
  }
  return { counts, depth, greatest, overestimated };
}
