/** What a board shows where its tiles weigh: its dearest states, and those whose shortest solutions are all too dear. */
import type { TileCosts } from '../tileCosts.ts';
import { bestCosts, type BestCosts } from './bestCosts.ts';
import type { StateSpace } from './stateSpace.ts';

export interface StateByCost extends BestCosts {
  readonly cells: readonly number[];
  /** Of a shortest solution. */
  readonly moves: number;
}

export interface ListedByCost {
  readonly count: number;
  /** The first ones. */
  readonly first: readonly StateByCost[];
}

export interface StatesByCost {
  readonly states: number;
  readonly dearest: ListedByCost;
  /** States none of whose shortest solutions is a cheapest one, the nearest first. */
  readonly parted: ListedByCost;
}

/** `listed`: how many states of each kind are written out. */
export function statesByCost(space: StateSpace, costs: TileCosts | undefined, listed: number): StatesByCost {
  const { order, graph, distances } = space;
  const costsFrom = bestCosts(space, costs);
  const most = order.reduce((most, state) => Math.max(most, costsFrom(state).least), 0);
  const dearest = order.filter((state) => costsFrom(state).least === most);
  const parted = order.filter((state) => costsFrom(state).least < costsFrom(state).ofShortest);
  const listOf = (states: Uint32Array): ListedByCost => ({
    count: states.length,
    first: Array.from(states.subarray(0, listed), (state) => ({
      ...{ cells: graph.cellsOf(state), moves: distances[state] },
      ...costsFrom(state),
    })),
  });
  return { states: graph.size, dearest: listOf(dearest), parted: listOf(parted) };
}
