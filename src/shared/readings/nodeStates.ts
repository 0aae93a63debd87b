/** States of a trace's nodes, as numbers: replayed from the roots, as a trace has only actions. */
import { grown } from '../trace/columns.ts';
import { actionOf, NONE, type Trace } from '../trace/trace.ts';

/** Numbers the state of a root, and the state that an action leads to. */
export interface StateNumbering {
  root(node: number): number;
  after(state: number, action: number): number;
}

export class NodeStates {
  readonly #trace: Pick<Trace, 'parent' | 'edge'>;
  readonly #numbering: StateNumbering;
  #stateOf = new Int32Array(0);

  /** The states of lower nodes are known. */
  nodes = 0;

  constructor(trace: Pick<Trace, 'parent' | 'edge'>, numbering: StateNumbering) {
    this.#trace = trace;
    this.#numbering = numbering;
  }

  of(node: number): number {
    return this.#stateOf[node]!;
  }

  /** Replays the nodes below `nodes`, in one pass as parents precede children. */
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
