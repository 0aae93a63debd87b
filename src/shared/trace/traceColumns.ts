/** A growing trace: `Search` writes one; a `TraceReader` grows by batches. */
import { capacityFor, grown, trimmed, type Column, type SpareColumns } from './columns.ts';
import { edgeOf, NONE, type Fate, type Status, type Trace } from './trace.ts';

const BYTES_PER_NODE = 4 + 4 + 1;
const BYTES_PER_EXPANSION = 3 * 4;

const NODE_COLUMNS = ['parent', 'edge', 'g', 'h', 'twin'] as const;
const NODE_COLUMNS_WITH_DEPTH = [...NODE_COLUMNS, 'ownDepth'] as const;
const EXPANSION_COLUMNS = ['expanded', 'firstChild', 'frontierSize'] as const;

const MAX_OF_BYTE = 0xff;
const MAX_OF_TWO = 0xffff;

export class TraceColumns implements Trace {
  nodes = 0;
  parent = new Int32Array(0);
  edge = new Uint8Array(0);
  g: Trace['g'] = new Uint8Array(0);
  h: Trace['h'] = new Uint8Array(0);
  /** Where costs differ; else empty, as the depth is g. */
  ownDepth: Trace['depth'] = new Uint8Array(0);
  costsDiffer: boolean;
  twin = new Int32Array(0);

  expansions = 0;
  expanded = new Int32Array(0);
  firstChild = new Int32Array(0);
  frontierSize = new Int32Array(0);

  iterations = 0;
  firstExpansion = new Int32Array(1);
  firstNode = new Int32Array(1);
  bound = new Int32Array(1);

  status: Status = 'running';
  goal = NONE;
  meeting = NONE;

  readonly #spare: SpareColumns | undefined;

  /** `spare`: columns to borrow until `trim`. */
  constructor(spare?: SpareColumns, costsDiffer = false) {
    this.#spare = spare;
    this.costsDiffer = costsDiffer;
  }

  get depth(): Trace['depth'] {
    return this.costsDiffer ? this.ownDepth : this.g;
  }

  get written(): number {
    return this.nodes;
  }

  get roomForNodes(): number {
    return this.parent.length;
  }

  get roomForExpansions(): number {
    return this.expanded.length;
  }

  bytesOf(nodes: number, expansions: number): number {
    const ofDepth = this.costsDiffer ? this.ownDepth.BYTES_PER_ELEMENT : 0;
    const perNode = BYTES_PER_NODE + this.g.BYTES_PER_ELEMENT + this.h.BYTES_PER_ELEMENT + ofDepth;
    return perNode * nodes + BYTES_PER_EXPANSION * expansions;
  }

  /** Bytes with room for so many nodes and expansions in all. */
  bytesFor(nodes: number, expansions: number): number {
    return this.bytesOf(capacityFor(this.parent.length, nodes), capacityFor(this.expanded.length, expansions));
  }

  reserveNodes(count: number): void {
    if (count > this.parent.length) this.#replace(this.#nodeColumns, (column) => grown(column, count, this.#spare));
  }

  reserveExpansions(count: number): void {
    if (count > this.expanded.length) this.#replace(EXPANSION_COLUMNS, (column) => grown(column, count, this.#spare));
  }

  get #nodeColumns(): typeof NODE_COLUMNS | typeof NODE_COLUMNS_WITH_DEPTH {
    return this.costsDiffer ? NODE_COLUMNS_WITH_DEPTH : NODE_COLUMNS;
  }

  #replace(names: readonly (keyof this)[], replace: (column: Column) => Column): void {
    for (const name of names) Object.assign(this, { [name]: replace(this[name] as Column) });
  }

  /** Requires room. Returns the id of the node. */
  addNode(parent: number, action: number, g: number, h: number, fate: Fate, twin: number): number {
    const node = this.nodes++;
    if ((g | h) > MAX_OF_BYTE) this.#widen(g, h);
    this.parent[node] = parent;
    this.edge[node] = edgeOf(action, fate);
    this.g[node] = g;
    this.h[node] = h;
    this.twin[node] = twin;
    if (this.costsDiffer) this.#addDepth(node, parent);
    return node;
  }

  #addDepth(node: number, parent: number): void {
    const depth = parent === NONE ? 0 : this.ownDepth[parent] + 1;
    if (depth > MAX_OF_BYTE) this.ownDepth = widened(this.ownDepth, depth);
    this.ownDepth[node] = depth;
  }

  #widen(g: number, h: number): void {
    this.g = widened(this.g, g);
    if (h > MAX_OF_BYTE && this.h instanceof Uint8Array) this.h = Uint16Array.from(this.h);
  }

  /** Requires room. The nodes written from now on are its children. */
  addExpansion(node: number): void {
    this.expanded[this.expansions] = node;
    this.firstChild[this.expansions] = this.nodes;
    this.expansions++;
  }

  noteFrontier(size: number): void {
    this.frontierSize[this.expansions - 1] = size;
  }

  /** Its root is the next node, its first expansion the next one. */
  addIteration(bound: number): void {
    const iteration = this.iterations++;
    this.firstExpansion = grown(this.firstExpansion, this.iterations);
    this.firstNode = grown(this.firstNode, this.iterations);
    this.bound = grown(this.bound, this.iterations);
    this.firstExpansion[iteration] = this.expansions;
    this.firstNode[iteration] = this.nodes;
    this.bound[iteration] = bound;
  }

  /** Releases unused room; nothing may be written after that. */
  trim(): void {
    this.#replace(this.#nodeColumns, (column) => trimmed(column, this.nodes, this.#spare));
    this.#replace(EXPANSION_COLUMNS, (column) => trimmed(column, this.expansions, this.#spare));
  }
}

/** The column, or a wider copy that can hold `value`. */
function widened(column: Trace['g'], value: number): Trace['g'] {
  if (value > MAX_OF_TWO) return column instanceof Int32Array ? column : Int32Array.from(column);
  return value > MAX_OF_BYTE && column instanceof Uint8Array ? Uint16Array.from(column) : column;
}
