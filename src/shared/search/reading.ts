/**
 * A trace on the reading side: it grows by batches, and knows what was true at any step. Step s is the moment after the
 * s-th expansion; step 0 comes before all of them. Stepping back is reading at a smaller s.
 */
import { BatchError, type Batch } from './batch.ts';
import { grown } from './columns.ts';
import { FATE, NONE, type Fate } from './trace.ts';
import { TraceColumns } from './traceColumns.ts';

/** What a node is at a step. */
export type NodeStatus =
  | 'unseen' // not generated yet
  | 'frontier' // waiting
  | 'expanding' // taken from the frontier by this very step
  | 'explored' // expanded before
  | 'dropped' // a duplicate: it never joined the frontier
  | 'stale'; // a cheaper path to its state was found

/** The step of what never happened. */
export const NEVER = 0x7fffffff;

/** The numbers that a reader shows for a step. */
export interface Counters {
  /** Nodes taken from the frontier. */
  readonly expanded: number;
  /** Successors generated, the dropped ones included, roots not. */
  readonly generated: number;
  /** Successors dropped. */
  readonly duplicates: number;
  /** Nodes in the frontier. */
  readonly frontier: number;
  /** Largest number of nodes in the frontier after any expansion so far. */
  readonly maxFrontier: number;
  /** Largest g of the nodes that were not dropped. */
  readonly deepest: number;
}

export class TraceReader extends TraceColumns {
  /** By node: the step that generated it; 0 for the first root. */
  generatedAt = new Int32Array(0);
  /** By node: the step that took it from the frontier, or `NEVER`. */
  expandedAt = new Int32Array(0);
  /** By node: the step that generated a cheaper path to its state, or `NEVER`. */
  staleAt = new Int32Array(0);

  /** By step: counters up to and including that step. */
  #generated = new Int32Array(1);
  #duplicates = new Int32Array(1);
  #maxFrontier = new Int32Array(1);
  #deepest = new Uint16Array(1);

  /** Adds what `decodeBatch` returned. Throws a `BatchError` and changes nothing unless it goes on where this trace ends. */
  append(batch: Batch): void {
    this.#checkContinues(batch);
    this.#reserve(this.nodes + batch.nodeCount, this.expansions + batch.expansionCount);
    this.#appendNodes(batch, batch.expansionCount > 0 ? batch.firstChild[0] : batch.firstNode + batch.nodeCount);
    for (let index = 0; index < batch.expansionCount; index++) this.#appendExpansion(batch, index);
    this.status = batch.status;
    this.goal = batch.goal;
  }

  /** What `node` is at `step`. */
  statusAt(node: number, step: number): NodeStatus {
    if (node >= this.nodes || this.generatedAt[node] > step) return 'unseen';
    if (this.fate[node] === FATE.duplicate) return 'dropped';
    if (this.staleAt[node] <= step) return 'stale';
    if (this.expandedAt[node] > step) return 'frontier';
    return this.expandedAt[node] === step ? 'expanding' : 'explored';
  }

  /** Nodes that exist at `step`: the nodes 0 … n − 1, since ids run in order of generation. */
  nodesAt(step: number): number {
    return step < this.expansions ? this.firstChild[step] : this.nodes;
  }

  /** The node taken from the frontier by `step`, or `NONE` at step 0. */
  expandedBy(step: number): number {
    return step === 0 ? NONE : this.expanded[step - 1];
  }

  countersAt(step: number): Counters {
    return {
      expanded: step,
      generated: this.#generated[step],
      duplicates: this.#duplicates[step],
      frontier: step === 0 ? this.nodesAt(0) : this.frontierSize[step - 1],
      maxFrontier: this.#maxFrontier[step],
      deepest: this.#deepest[step],
    };
  }

  #checkContinues({ firstNode, firstExpansion }: Batch): void {
    if (firstNode === this.nodes && firstExpansion === this.expansions && this.status === 'running') return;
    const here = `node ${this.nodes} and expansion ${this.expansions} of a search that is ${this.status}`;
    throw new BatchError(`A batch from node ${firstNode} and expansion ${firstExpansion} does not continue ${here}.`);
  }

  #reserve(nodes: number, expansions: number): void {
    this.reserveNodes(nodes);
    this.reserveExpansions(expansions);
    this.generatedAt = grown(this.generatedAt, nodes);
    this.expandedAt = grown(this.expandedAt, nodes);
    this.staleAt = grown(this.staleAt, nodes);
    this.#generated = grown(this.#generated, expansions + 1);
    this.#duplicates = grown(this.#duplicates, expansions + 1);
    this.#maxFrontier = grown(this.#maxFrontier, expansions + 1);
    this.#deepest = grown(this.#deepest, expansions + 1);
  }

  #appendExpansion(batch: Batch, index: number): void {
    const node = batch.expanded[index];
    this.frontierSize[this.expansions] = batch.frontierSize[index];
    this.addExpansion(node);
    this.expandedAt[node] = this.expansions;
    this.#carryCounters(this.expansions, batch.frontierSize[index]);
    const isLast = index + 1 === batch.expansionCount;
    this.#appendNodes(batch, isLast ? batch.firstNode + batch.nodeCount : batch.firstChild[index + 1]);
  }

  #carryCounters(step: number, frontierSize: number): void {
    this.#generated[step] = this.#generated[step - 1];
    this.#duplicates[step] = this.#duplicates[step - 1];
    this.#maxFrontier[step] = Math.max(this.#maxFrontier[step - 1], frontierSize);
    this.#deepest[step] = this.#deepest[step - 1];
  }

  /** Adds the nodes before `end`: children of the last expansion, or roots. */
  #appendNodes(batch: Batch, end: number): void {
    for (let index = this.nodes - batch.firstNode; this.nodes < end; index++) {
      const action = batch.action[index];
      const parent = action === -1 ? NONE : this.expanded[this.expansions - 1];
      const fate = batch.fate[index] as Fate;
      this.#placeInTime(this.addNode(parent, action, batch.h[index], fate, batch.twin[index]));
    }
  }

  #placeInTime(node: number): void {
    const step = this.expansions;
    this.generatedAt[node] = step;
    this.expandedAt[node] = NEVER;
    this.staleAt[node] = NEVER;
    if (this.fate[node] === FATE.improved) this.staleAt[this.twin[node]] = step;
    if (this.parent[node] !== NONE) this.#generated[step]++;
    if (this.fate[node] === FATE.duplicate) this.#duplicates[step]++;
    else this.#deepest[step] = Math.max(this.#deepest[step], this.g[node]);
  }
}
