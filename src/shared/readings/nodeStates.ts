/** The states of a trace's nodes, as numbers. A trace has no states, only actions: they are replayed from its roots. */
import { grown } from '../trace/columns.ts';
import { actionOf, NONE, type Trace } from '../trace/trace.ts';

/** How the states are numbered: the state of a root, and the one that an action leads to from another. */
export interface StateNumbering {
  root(node: number): number;
  after(state: number, action: number): number;
}

export class NodeStates {
  readonly #trace: Pick<Trace, 'parent' | 'edge'>;
  readonly #numbering: StateNumbering;
  #stateOf = new Int32Array(0);

  /** How many nodes were replayed: the states of the nodes below it are known. */
  nodes = 0;

  /** The trace may grow. */
  constructor(trace: Pick<Trace, 'parent' | 'edge'>, numbering: StateNumbering) {
    this.#trace = trace;
    this.#numbering = numbering;
  }

  /** The state of a node that was replayed. */
  of(node: number): number {
    return this.#stateOf[node]!;
  }

  /** Replays the nodes below `nodes`. Parents come before their children, so one pass tells all. */
  replayTo(nodes: number): void {
    if (nodes <= this.nodes) return;
    this.#stateOf = grown(this.#stateOf, nodes);
    for (; this.nodes < nodes; this.nodes++) this.#stateOf[this.nodes] = this.#replayed(this.nodes);
  }

  #replayed(node: number): number {
    const parent = this.#trace.parent[node]!;
    if (parent === NONE) return this.#numbering.root(node);
    return this.#numbering.after(this.#stateOf[parent]!, actionOf(this.#trace, node));
  }
}
