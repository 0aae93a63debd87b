/** Where states occur in a trace: which node reached them, and when they were expanded. */
import { grown } from '../trace/columns.ts';
import { NodeStates } from './nodeStates.ts';
import { GOAL_ROOT } from './path.ts';
import { NEVER, type TraceReader } from './reading.ts';
import type { StateIds } from './stateIds.ts';
import { FATE, fateOf, isDropped, NONE } from '../trace/trace.ts';

/** `goal`: found to be the goal when generated. `unseen`: reached later. `unknown`: the search has not ended. */
export type StateStanding = 'explored' | 'frontier' | 'goal' | 'unseen' | 'never' | 'unknown';

export class TraceStates {
  readonly #reader: TraceReader;
  readonly #numbers: StateIds;
  readonly #states: NodeStates;
  #nodes = 0;
  #expansions = 0;
  /** By state: the first node that reached it, and the last that joined the frontier, both plus one; 0 for none. */
  #first = new Int32Array(0);
  #last = new Int32Array(0);
  /** By state: the first step that expanded it; 0 for none. */
  #expandedAt = new Int32Array(0);

  /** The trace may grow. `fromBothEnds`: its second root is the goal. */
  constructor(reader: TraceReader, numbers: StateIds, fromBothEnds: boolean) {
    this.#reader = reader;
    this.#numbers = numbers;
    this.#states = new NodeStates(reader, {
      root: (node) => (fromBothEnds && node === GOAL_ROOT ? numbers.goal() : numbers.start()),
      after: (state, action) => numbers.after(state, action),
    });
  }

  /** Reads at most `nodes` more nodes, so that the first question need not read them all. Returns how many. */
  readAhead(nodes: number): number {
    const before = this.#nodes;
    this.#readNodes(Math.min(this.#reader.nodes, before + nodes));
    return this.#nodes - before;
  }

  stateOf(node: number): number {
    this.#catchUp();
    return this.#states.of(node);
  }

  standingAt(state: number, step: number): StateStanding {
    const first = this.#firstOf(state);
    if (first === NONE) return this.#reader.status === 'running' ? 'unknown' : 'never';
    if (this.expandedAt(state) <= step) return 'explored';
    if (this.#reader.generatedAt(first) > step) return 'unseen';
    return this.#reader.isFoundAtOnce(first) ? 'goal' : 'frontier';
  }

  /** The newest node of a state that joined the frontier by `step`, or the first that will. */
  nodeOf(state: number, step: number): number {
    const first = this.#firstOf(state);
    if (first === NONE) return NONE;
    const last = this.#last[state] - 1;
    return last !== NONE && this.#reader.generatedAt(last) <= step ? last : first;
  }

  /** The first step that expanded a state, or `NEVER`. */
  expandedAt(state: number): number {
    this.#catchUp();
    const step = state < this.#expandedAt.length ? this.#expandedAt[state] : 0;
    return step === 0 ? NEVER : step;
  }

  eachExpanded(step: number, visit: (state: number) => void): void {
    this.#catchUp();
    const { expanded } = this.#reader;
    for (let at = 0; at < step; at++) {
      const state = this.#states.of(expanded[at]);
      if (this.#expandedAt[state] === at + 1) visit(state);
    }
  }

  #firstOf(state: number): number {
    this.#catchUp();
    return state < this.#first.length ? this.#first[state] - 1 : NONE;
  }

  #catchUp(): void {
    const { nodes, expansions, expanded } = this.#reader;
    this.#readNodes(nodes);
    for (; this.#expansions < expansions; this.#expansions++) {
      const state = this.#states.of(expanded[this.#expansions]);
      if (this.#expandedAt[state] === 0) this.#expandedAt[state] = this.#expansions + 1;
    }
  }

  #readNodes(nodes: number): void {
    if (nodes === this.#nodes) return;
    this.#states.replayTo(nodes);
    const { count } = this.#numbers;
    this.#first = grown(this.#first, count);
    this.#last = grown(this.#last, count);
    this.#expandedAt = grown(this.#expandedAt, count);
    for (; this.#nodes < nodes; this.#nodes++) this.#note(this.#nodes);
  }

  #note(node: number): void {
    const fate = fateOf(this.#reader, node);
    if (fate === FATE.cut) return; // its state was not looked at
    const state = this.#states.of(node);
    if (this.#first[state] === 0) this.#first[state] = node + 1;
    if (!isDropped(fate)) this.#last[state] = node + 1;
  }
}
