/**
 * A trace for reading: grows by batches, and knows what held at any step. Step s is the moment after the s-th
 * expansion; step 0 comes before all. Stepping back is reading at a smaller s.
 */
import { BatchError, type Batch } from '../trace/batch.ts';
import { grown } from '../trace/columns.ts';
import { actionOf, FATE, fateOf, isDropped, NONE, type Trace } from '../trace/trace.ts';
import { TraceColumns } from '../trace/traceColumns.ts';

export type NodeStatus =
  | 'unseen' // not generated yet
  | 'frontier' // waiting
  | 'expanding' // taken from the frontier by this very step
  | 'explored' // expanded before
  | 'dropped' // a duplicate, or beyond the bound: it never joined the frontier
  | 'goal' // found to be the goal when it was generated: it never joined the frontier
  | 'stale' // a cheaper path to its state was found
  | 'past'; // part of an iteration that is over

/** The step of what never happens. */
export const NEVER = 0x7fffffff;

/** By fate: 1 for nodes that joined the frontier. */
const JOINED = Uint8Array.from(Object.values(FATE), (fate) => (isDropped(fate) ? 0 : 1));

export interface Counters {
  readonly expanded: number;
  /** Including dropped successors, without roots. */
  readonly generated: number;
  readonly repeated: number;
  readonly frontier: number;
  /** Maximum after any expansion so far. */
  readonly maxFrontier: number;
  /** Largest depth of nodes that were not dropped. */
  readonly deepest: number;
}

interface KnownMoment {
  readonly step: number;
  readonly generated: number;
  readonly isDone: boolean;
  readonly counters: Counters;
  readonly overtaken: readonly number[];
}

export class TraceReader extends TraceColumns {
  /** By node: the step that expanded it, or `NEVER`. */
  expandedAt = new Int32Array(0);

  /** By node: the step that generated a cheaper path to its state, or 0. Only as long as needed. */
  #staleAt = new Int32Array(0);
  /** The first step that replaced a node, or `NEVER`. */
  firstStaleAt = NEVER;
  #roots: number[] = [];

  /** By step: counters up to and including it. */
  #repeated = new Int32Array(1);
  #maxFrontier = new Int32Array(1);
  #deepest = new Int32Array(1);

  /** Throws a `BatchError`, and changes nothing, unless the batch continues this trace. */
  append(batch: Batch): void {
    this.#checkContinues(batch);
    this.costsDiffer = batch.costsDiffer;
    this.#reserve(this.nodes + batch.nodeCount, this.expansions + batch.expansionCount);
    this.#appendNodes(batch, batch.expansionCount > 0 ? batch.firstChild[0] : batch.firstNode + batch.nodeCount);
    for (let index = 0; index < batch.expansionCount; index++) this.#appendExpansion(batch, index);
    const { status, goal, meeting } = batch;
    Object.assign(this, { status, goal, meeting });
  }

  /** A reader of the same trace that ends at a moment. Costs a pass over the nodes. */
  upTo({ step, generated, isDone, counters, overtaken }: KnownMoment): TraceReader {
    const known = new TraceReader();
    known.costsDiffer = this.costsDiffer;
    known.ownDepth = asNarrowAsFits(this.ownDepth, this.costsDiffer ? generated : 0);
    const { parent, edge, twin, expanded, firstChild, firstExpansion, firstNode, bound } = this;
    Object.assign(known, { parent, edge, twin, expanded, firstChild, firstExpansion, firstNode, bound });
    known.g = asNarrowAsFits(this.g, generated);
    known.h = asNarrowAsFits(this.h, generated) as Trace['h'];
    known.nodes = generated;
    known.expansions = step;
    known.iterations = countBelow(firstNode.subarray(0, this.iterations), generated);
    known.expandedAt = upToStep(this.expandedAt.subarray(0, generated), step, NEVER);
    known.#staleAt = upToStep(this.#staleAt.subarray(0, generated), step - 1, 0);
    for (const node of overtaken) known.#staleAt[node] = step;
    known.firstStaleAt = overtaken.length > 0 || this.firstStaleAt < step ? Math.min(this.firstStaleAt, step) : NEVER;
    known.#roots = this.#roots.slice(0, countBelow(this.#roots, generated));
    known.frontierSize = withLast(this.frontierSize, step, counters.frontier);
    known.#repeated = withLast(this.#repeated, step + 1, counters.repeated);
    known.#maxFrontier = withLast(this.#maxFrontier, step + 1, counters.maxFrontier);
    known.#deepest = withLast(this.#deepest, step + 1, counters.deepest);
    const { status, goal, meeting } = this;
    return isDone && step === this.expansions ? Object.assign(known, { status, goal, meeting }) : known;
  }

  statusAt(node: number, step: number): NodeStatus {
    if (node >= this.nodesAt(step)) return 'unseen';
    if (isDropped(fateOf(this, node))) return 'dropped';
    if (this.isFoundAtOnce(node)) return 'goal';
    if (this.staleAt(node) <= step) return 'stale';
    if (this.expandedAt[node] === step) return 'expanding';
    if (node < this.firstNode[this.iterationAt(step)]) return 'past';
    return this.expandedAt[node] > step ? 'frontier' : 'explored';
  }

  /** Nodes of the frontier at `step`, in order of generation, in one pass. */
  waitingAt(step: number): Int32Array {
    const { edge, expandedAt } = this;
    const columns = { edge };
    const end = this.#waitingEnd(step);
    const isAnyStale = this.#staleAt.length > 0;
    const nodes = new Int32Array(isAnyStale ? end : this.countersAt(step).frontier + 1);
    let count = 0;
    for (let node = this.firstNode[this.iterationAt(step)]; node < end; node++) {
      nodes[count] = node; // without a branch, because which nodes wait cannot be foreseen: one place is to spare
      count += JOINED[fateOf(columns, node)] & Number(expandedAt[node] > step);
    }
    const joined = nodes.subarray(0, count);
    return isAnyStale ? joined.filter((node) => this.staleAt(node) > step) : joined;
  }

  /**
   * Whether `node` was found to be the goal when generated, so that it never waits. A start that is the goal does not
   * wait either.
   */
  isFoundAtOnce(node: number): boolean {
    const { goal } = this;
    if (goal === NONE || this.expandedAt[goal] !== NEVER) return false;
    return node === goal || this.expansions === 0;
  }

  /** 0 for the first roots. */
  generatedAt(node: number): number {
    const parent = this.parent[node];
    return parent === NONE ? this.#beginOf(node) : this.expandedAt[parent];
  }

  /** The step that generated a cheaper path to the state of `node`, or `NEVER`. */
  staleAt(node: number): number {
    const step = node < this.#staleAt.length ? this.#staleAt[node] : 0;
    return step === 0 ? NEVER : step;
  }

  iterationAt(step: number): number {
    let iteration = this.iterations - 1;
    while (this.firstExpansion[iteration] > step) iteration--;
    return iteration;
  }

  /**
   * Nodes of the iteration of `step`, from its root up to, but excluding, the next root. The step that ends an
   * iteration belongs to it, though the next root exists then.
   */
  iterationNodes(step: number): { first: number; end: number } {
    const iteration = this.iterations === 0 ? 0 : this.iterationAt(Math.max(0, step - 1));
    const isLast = iteration + 1 >= this.iterations;
    return { first: this.firstNode[iteration] ?? 0, end: isLast ? this.nodes : this.firstNode[iteration + 1] };
  }

  /** The nodes 0 … n − 1, since ids are in order of generation. */
  nodesAt(step: number): number {
    return step < this.expansions ? this.firstChild[step] : this.nodes;
  }

  /** `NONE` at step 0. */
  expandedBy(step: number): number {
    return step === 0 ? NONE : this.expanded[step - 1];
  }

  countersAt(step: number): Counters {
    return {
      expanded: step,
      generated: this.nodesAt(step) - this.#rootsAt(step),
      repeated: this.#repeated[step],
      frontier: step === 0 ? this.#waitingEnd(0) : this.frontierSize[step - 1],
      maxFrontier: this.#maxFrontier[step],
      deepest: this.#deepest[step],
    };
  }

  /** Nodes from here on cannot be in the frontier at `step`: a goal found when generated is the last of all. */
  #waitingEnd(step: number): number {
    let end = this.nodesAt(step);
    while (end > 0 && this.isFoundAtOnce(end - 1)) end--;
    return end;
  }

  #beginOf(root: number): number {
    const iteration = this.firstNode.subarray(0, this.iterations).indexOf(root);
    return iteration === -1 ? 0 : this.firstExpansion[iteration];
  }

  #rootsAt(step: number): number {
    const end = this.nodesAt(step);
    let roots = this.#roots.length;
    while (roots > 0 && this.#roots[roots - 1] >= end) roots--;
    return roots;
  }

  #checkContinues({ firstNode, firstExpansion, firstIteration }: Batch): void {
    const continues =
      firstNode === this.nodes && firstExpansion === this.expansions && firstIteration === this.iterations;
    if (continues && this.status === 'running') return;
    const here = `node ${this.nodes} and expansion ${this.expansions} of a search that is ${this.status}`;
    throw new BatchError(`A batch from node ${firstNode} and expansion ${firstExpansion} does not continue ${here}.`);
  }

  #reserve(nodes: number, expansions: number): void {
    this.reserveNodes(nodes);
    this.reserveExpansions(expansions);
    this.expandedAt = grown(this.expandedAt, nodes);
    this.#repeated = grown(this.#repeated, expansions + 1);
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
    this.#repeated[step] = this.#repeated[step - 1];
    this.#maxFrontier[step] = Math.max(this.#maxFrontier[step - 1], frontierSize);
    this.#deepest[step] = this.#deepest[step - 1];
  }

  #appendNodes(batch: Batch, end: number): void {
    for (let index = this.nodes - batch.firstNode; this.nodes < end; index++) {
      const action = actionOf(batch, index);
      if (action === -1) this.#appendRoot(batch);
      const parent = action === -1 ? NONE : this.expanded[this.expansions - 1];
      const g = this.costsDiffer ? batch.g[index] : parent === NONE ? 0 : this.g[parent] + 1;
      this.#placeInTime(this.addNode(parent, action, g, batch.h[index], fateOf(batch, index), batch.twin[index]));
    }
  }

  #appendRoot({ firstIteration, iterationCount, firstNodes, bounds }: Batch): void {
    this.#roots.push(this.nodes);
    const index = this.iterations - firstIteration;
    if (index < iterationCount && firstNodes[index] === this.nodes) this.addIteration(bounds[index]);
  }

  #placeInTime(node: number): void {
    const step = this.expansions;
    const fate = fateOf(this, node);
    this.expandedAt[node] = NEVER;
    if (fate === FATE.improved) this.#makeStale(this.twin[node], step);
    if (this.twin[node] !== NONE) this.#repeated[step]++;
    if (!isDropped(fate)) this.#deepest[step] = Math.max(this.#deepest[step], this.depth[node]);
  }

  #makeStale(node: number, step: number): void {
    this.firstStaleAt = Math.min(this.firstStaleAt, step);
    this.#staleAt = grown(this.#staleAt, node + 1);
    this.#staleAt[node] = step;
  }
}

/** A copy in which steps after `step` become `never`. */
function upToStep(steps: Int32Array, step: number, never: number): Int32Array<ArrayBuffer> {
  return Int32Array.from(steps, (at) => (at > step ? never : at));
}

/** As narrow as if nothing had followed. */
function asNarrowAsFits(values: Trace['g'], nodes: number): Trace['g'] {
  if (values instanceof Uint8Array) return values;
  let most = 0;
  for (let node = 0; node < nodes; node++) most = Math.max(most, values[node]);
  if (most <= 0xff) return Uint8Array.from(values.subarray(0, nodes));
  return most <= 0xffff && values instanceof Int32Array ? Uint16Array.from(values.subarray(0, nodes)) : values;
}

/** A copy of `length` entries that ends with `last`. */
function withLast(column: Int32Array, length: number, last: number): Int32Array<ArrayBuffer> {
  const copy = column.slice(0, length);
  if (length > 0) copy[length - 1] = last;
  return copy;
}

/** `ids` are ascending. */
function countBelow(ids: ArrayLike<number>, end: number): number {
  let count = ids.length;
  while (count > 0 && ids[count - 1] >= end) count--;
  return count;
}
