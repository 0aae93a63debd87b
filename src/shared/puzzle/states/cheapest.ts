/** The cost of a cheapest path to the goal, for all states of a small board whose tiles weigh. */
import { neighbourTable, NO_CELL } from '../geometry.ts';
import { MAX_TILE_COST } from '../tileCosts.ts';
import type { StateGraph } from './stateGraph.ts';

const UNREACHED = 65_535;

/**
 * By state; at most 36 moves of 99 each. Dijkstra's search from the goal, with a list of states for each cost: R. B. Dial,
 * "Algorithm 360: shortest-path forest with topological ordering" (Communications of the ACM 12, 1969). As no move costs
 * more than `MAX_TILE_COST`, so many lists in a circle are enough. `byTile`: as from `costByTile`.
 */
export function cheapestCosts(graph: StateGraph, byTile: Uint8Array): Uint16Array {
  const { size, ranks } = graph;
  const costs = new Uint16Array(size).fill(UNREACHED);
  const neighbours = neighbourTable(graph.rows, graph.cols);
  const cells = new Uint8Array(graph.goal.length);
  const waiting = new CostBuckets(2 * graph.edges + 1);
  const goal = graph.stateOf(graph.goal);
  costs[goal] = 0;
  waiting.add(goal, 0);
  for (let cost = 0; waiting.count > 0; cost++) {
    for (let state = waiting.take(cost); state !== NONE; state = waiting.take(cost)) {
      if (costs[state] !== cost) continue; // reached by less
      graph.write(state, cells);
      const blank = Math.floor(state / ranks);
      for (let action = 0; action < 4; action++) {
        const to = neighbours[blank * 4 + action];
        if (to === NO_CELL) continue;
        const next = graph.neighbour(state, action);
        const dearer = cost + byTile[cells[to]];
        if (dearer >= costs[next]) continue;
        costs[next] = dearer;
        waiting.add(next, dearer);
      }
    }
  }
  return costs;
}

const NONE = -1;

/** States by cost, each list linked from its newest entry. */
class CostBuckets {
  count = 0;
  readonly #newest = new Int32Array(MAX_TILE_COST + 1).fill(NONE);
  readonly #state: Int32Array;
  readonly #before: Int32Array;
  #entries = 0;

  constructor(most: number) {
    this.#state = new Int32Array(most);
    this.#before = new Int32Array(most);
  }

  add(state: number, cost: number): void {
    const list = cost % this.#newest.length;
    this.#state[this.#entries] = state;
    this.#before[this.#entries] = this.#newest[list];
    this.#newest[list] = this.#entries++;
    this.count++;
  }

  /** One of the states of this cost; `NONE` for none. */
  take(cost: number): number {
    const list = cost % this.#newest.length;
    const entry = this.#newest[list];
    if (entry === NONE) return NONE;
    this.#newest[list] = this.#before[entry];
    this.count--;
    return this.#state[entry];
  }
}
