import { NO_STATE, StateGraph } from '../../shared/puzzle/states/stateGraph.ts';
import { inOtherHalf } from '../../shared/puzzle/solvable.ts';
import { NodeStates } from '../../shared/readings/nodeStates.ts';
import type { Trace } from '../../shared/trace/trace.ts';

export class ExploredStates {
  readonly #graph: StateGraph;
  readonly #trace: Trace;
  readonly #rootCells: (root: number) => readonly number[];
  #other: ExploredStates | null = null;
  readonly #states: NodeStates;

  /** `rootCells` returns a root's board; the other nodes follow from their moves. The trace may grow. */
  constructor(graph: StateGraph, trace: Trace, rootCells: (root: number) => readonly number[]) {
    this.#graph = graph;
    this.#trace = trace;
    this.#rootCells = rootCells;
    this.#states = new NodeStates(trace, {
      root: (node) => graph.stateOf(rootCells(node)),
      after: (state, action) => (state === NO_STATE ? NO_STATE : graph.neighbour(state, action)),
    });
  }

  /** The state that each of the first `steps` steps expanded; `NO_STATE` in the other half. */
  first(steps: number): Int32Array {
    this.#states.replayTo(this.#trace.nodes);
    const { expanded } = this.#trace;
    return Int32Array.from({ length: steps }, (_, index) => this.#states.of(expanded[index]));
  }

  /** Number of states that the first `steps` steps expanded in the half that cannot reach the graph's goal. */
  elsewhere(steps: number): number {
    if (!this.first(steps).includes(NO_STATE)) return 0;
    const states = this.#otherHalf.first(steps);
    return new Set(states.filter((state) => state !== NO_STATE)).size;
  }

  get #otherHalf(): ExploredStates {
    const { goal, rows, cols } = this.#graph;
    return (this.#other ??= new ExploredStates(
      new StateGraph(inOtherHalf(goal), rows, cols),
      this.#trace,
      this.#rootCells,
    ));
  }

  stateOf(node: number): number {
    this.#states.replayTo(this.#trace.nodes);
    return this.#states.of(node);
  }
}
