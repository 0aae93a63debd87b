/** From each state of a small board: what the cheapest solution costs, and the cheapest of the shortest ones. */
import { MOVES } from '../geometry.ts';
import { costByTile, type TileCosts } from '../tileCosts.ts';
import { cheapestCosts } from './cheapest.ts';
import { NO_STATE } from './stateGraph.ts';
import type { StateSpace } from './stateSpace.ts';

export interface BestCosts {
  readonly least: number;
  readonly ofShortest: number;
}

/** By state; both are the moves where each costs 1. */
export function bestCosts(space: StateSpace, costs: TileCosts | undefined): (state: number) => BestCosts {
  const { graph, distances } = space;
  const byTile = costByTile(costs, graph.goal.length);
  if (byTile === null) return (state) => ({ least: distances[state], ofShortest: distances[state] });
  const least = cheapestCosts(graph, byTile);
  const ofShortest = shortestCosts(space, byTile);
  return (state) => ({ least: least[state], ofShortest: ofShortest[state] });
}

/** Layer by layer: a shortest solution goes on in the layer before. */
function shortestCosts({ graph, distances, order }: StateSpace, byTile: Uint8Array): Uint16Array {
  const costs = new Uint16Array(graph.size);
  const cells = new Uint8Array(graph.goal.length);
  for (const state of order.subarray(1)) {
    graph.write(state, cells);
    let least = Infinity;
    for (let action = 0; action < MOVES.length; action++) {
      const next = graph.neighbour(state, action);
      if (next === NO_STATE || distances[next] > distances[state]) continue;
      least = Math.min(least, costs[next] + byTile[cells[Math.floor(next / graph.ranks)]]);
    }
    costs[state] = least;
  }
  return costs;
}
