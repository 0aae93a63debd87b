/** The record of a search without a trace: counters and, per node, only what leads back to a root. */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { actionOf, edgeOf, FATE, NONE, type Fate, type Status } from '../trace/trace.ts';
import type { SearchCounts } from './counts.ts';
import type { SearchRecord } from './searchRecord.ts';

const BYTES_PER_NODE = 4 + 4 + 1;
/** Where costs differ: depth and h, which is in order of removal. */
const MORE_WHERE_COSTS_DIFFER = 4 + 2;

type Inverse = (action: number) => number;

export class CountColumns implements SearchRecord {
  nodes = 0;
  written = 0;
  expansions = 0;
  parent = new Int32Array(0);
  g = new Int32Array(0);
  edge = new Uint8Array(0);
  /** Where costs differ; else empty. */
  h = new Uint16Array(0);
  status: Status = 'running';
  goal = NONE;
  meeting = NONE;
  readonly roomForExpansions = Infinity;
  solution: readonly number[] | null = null;

  readonly #costsDiffer: boolean;
  readonly #inverse: Inverse;
  readonly #forgets: boolean;
  readonly #spare: SpareColumns | undefined;
  /** Where costs differ; else empty, as the depth is g. */
  #depth = new Int32Array(0);
  #roots = 0;
  #straightBack = 0;
  #distinct = 0;
  #maxFrontier = 0;

  /**
   * `forgets`: the frontier is a stack, and repeated states are not detected. Then the ids after the last expanded
   * node and its siblings are reused, so that memory holds one path.
   */
  constructor(inverse: Inverse, forgets: boolean, spare?: SpareColumns, costsDiffer = false) {
    this.#costsDiffer = costsDiffer;
    this.#inverse = inverse;
    this.#forgets = forgets;
    this.#spare = spare;
  }

  get counts(): SearchCounts {
    return {
      expanded: this.expansions,
      generated: this.written - this.#roots,
      straightBack: this.#straightBack,
      distinct: this.#forgets ? null : this.#distinct,
      maxFrontier: this.#maxFrontier,
    };
  }

  get depth(): Int32Array {
    return this.#costsDiffer ? this.#depth : this.g;
  }

  get roomForNodes(): number {
    return this.parent.length;
  }

  bytesFor(nodes: number): number {
    const perNode = BYTES_PER_NODE + (this.#costsDiffer ? MORE_WHERE_COSTS_DIFFER : 0);
    return perNode * capacityFor(this.parent.length, nodes);
  }

  reserveNodes(count: number): void {
    this.parent = grown(this.parent, count, this.#spare);
    this.g = grown(this.g, count, this.#spare);
    this.edge = grown(this.edge, count, this.#spare);
    if (!this.#costsDiffer) return;
    this.#depth = grown(this.#depth, count, this.#spare);
    this.h = grown(this.h, count, this.#spare);
  }

  reserveExpansions(): void {}

  addNode(parent: number, action: number, g: number, h: number, fate: Fate): number {
    const node = this.nodes++;
    this.written++;
    this.parent[node] = parent;
    this.g[node] = g;
    this.edge[node] = edgeOf(action, fate);
    if (this.#costsDiffer) {
      this.#depth[node] = parent === NONE ? 0 : this.#depth[parent] + 1;
      this.h[node] = h;
    }
    if (parent === NONE) this.#roots++;
    else this.#count(action, actionOf(this, parent), fate);
    return node;
  }

  #count(action: number, before: number, fate: Fate): void {
    if (fate === FATE.fresh) this.#distinct++;
    if (before !== NONE && action === this.#inverse(before)) this.#straightBack++;
  }

  addExpansion(node: number): void {
    this.expansions++;
    if (this.#forgets) this.nodes = this.#endOfFamily(node);
  }

  /** The id after `node` and its siblings: `node` is among those written last, or on an older path. */
  #endOfFamily(node: number): number {
    let end = node + 1;
    while (end < this.nodes && this.parent[end] === this.parent[node] && this.parent[node] !== NONE) end++;
    return end;
  }

  noteFrontier(size: number): void {
    if (size > this.#maxFrontier) this.#maxFrontier = size;
  }

  addIteration(): void {}

  trim(): void {
    if (this.goal !== NONE) this.solution = this.#pathThrough(this.goal, this.meeting);
    for (const column of [this.parent, this.g, this.edge, this.#depth, this.h]) this.#spare?.giveBack(column);
  }

  /** Of a search from both ends, on to the goal through `meeting`. */
  #pathThrough(goal: number, meeting: number): number[] {
    if (meeting === NONE) return this.#actionsTo(goal);
    const [fromStart, fromGoal] = this.#rootOf(goal) === 0 ? [goal, meeting] : [meeting, goal];
    return [...this.#actionsTo(fromStart), ...this.#actionsTo(fromGoal).reverse().map(this.#inverse)];
  }

  #rootOf(node: number): number {
    let root = node;
    while (this.parent[root] !== NONE) root = this.parent[root];
    return root;
  }

  #actionsTo(node: number): number[] {
    const actions: number[] = [];
    for (let at = node; this.parent[at] !== NONE; at = this.parent[at]) actions.push(actionOf(this, at));
    return actions.reverse();
  }
}
