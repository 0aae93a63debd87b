/** All states that can reach a goal, with what a cheapest path from each costs: `StateSpace` where tiles weigh. */
import { costByTile, type TileCosts } from '../tileCosts.ts';
import { cheapestCosts } from './cheapest.ts';
import { StateGraph } from './stateGraph.ts';
import { StateSpace } from './stateSpace.ts';

export class CostSpace {
  readonly graph: StateGraph;
  /** By state: the cost of a cheapest path to the goal. */
  readonly distances: Uint16Array;
  /** All states, the cheapest first; of equal cost, by state. */
  readonly order: Uint32Array;
  readonly byTile: Uint8Array;

  /** `byTile`: as from `costByTile`. */
  constructor(graph: StateGraph, byTile: Uint8Array) {
    this.graph = graph;
    this.byTile = byTile;
    this.distances = cheapestCosts(graph, byTile);
    this.order = Uint32Array.from(this.distances.keys()).sort((a, b) => this.distances[a] - this.distances[b] || a - b);
  }

  /** The greatest cost. */
  get depth(): number {
    return this.distances[this.order.at(-1)!];
  }

  get meanDistance(): number {
    return this.distances.reduce((sum, cost) => sum + cost, 0) / this.graph.size;
  }

  statesAt(cost: number): Uint32Array {
    return this.order.filter((state) => this.distances[state] === cost);
  }
}

interface GoalWithCosts {
  readonly rows: number;
  readonly cols: number;
  readonly goal: ArrayLike<number>;
  readonly costs?: TileCosts | undefined;
}

export type JudgedSpace = StateSpace | CostSpace;

/** The space of a board of at most `MAX_GRAPH_CELLS` cells, by cost where its moves do not all cost 1. */
export function judgedSpaceOf({ rows, cols, goal, costs }: GoalWithCosts): JudgedSpace {
  const cells = Array.from(goal);
  const byTile = costByTile(costs, cells.length);
  return byTile === null ? new StateSpace(cells, rows, cols) : new CostSpace(new StateGraph(cells, rows, cols), byTile);
}

/** What the move between two neighbouring states costs. */
export function moveCostIn(space: JudgedSpace): (state: number, next: number) => number {
  if (!(space instanceof CostSpace)) return () => 1;
  const { graph, byTile } = space;
  const cells = new Uint8Array(graph.goal.length);
  return (state, next) => {
    graph.write(state, cells);
    return byTile[cells[Math.floor(next / graph.ranks)]];
  };
}

/** What moves of the space cost; `undefined` where each costs 1. */
export function costsOf(space: JudgedSpace): TileCosts | undefined {
  return space instanceof CostSpace ? Array.from(space.byTile.subarray(1)) : undefined;
}
