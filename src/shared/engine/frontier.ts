import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { BucketQueue } from './bucketQueue.ts';
import { CostQueue } from './costQueue.ts';
import type { NodeKeys } from './heapQueue.ts';
import { LeftmostQueue } from './leftmostQueue.ts';
import type { RemovalOrder } from './removalOrder.ts';
import { STRATEGIES, type Strategy } from './strategy.ts';
import { NONE } from '../trace/trace.ts';

/** Nodes in order of removal. Each node is added at most once. */
export interface NodeOrder {
  /** Bytes with room for so many node ids; what grows with f or h counts as it is. */
  bytesFor(nodes: number): number;
  readonly room: number;
  reserve(nodes: number): void;
  /** `f` and `h` are integers of at least 0. */
  add(node: number, f: number, h: number): void;
  /** Takes the next node; there must be one. May return earlier nodes that are no longer in the frontier. */
  take(): number;
  /** Gives the memory back; no node may be added or taken after that. */
  release(): void;
}

/**
 * First in, first out. Nodes join in order of ids, so the queue just counts up, and the frontier skips nodes that are
 * not waiting.
 */
class Queue implements NodeOrder {
  readonly room = Infinity;
  #next = 0;

  bytesFor(): number {
    return 0;
  }

  reserve(): void {}

  release(): void {}

  add(): void {}

  /** May return a node that never joined. */
  take(): number {
    return this.#next++;
  }
}

/**
 * A stack of families: the nodes added since the last removal are on top, in order. So a search goes down the first
 * successor, like the recursive algorithm.
 */
class Stack implements NodeOrder {
  #top = NONE;
  /** The last node added since the last removal, or `NONE`. */
  #youngest = NONE;
  #below = new Int32Array(0);
  readonly #spare: SpareColumns | undefined;

  constructor(spare?: SpareColumns) {
    this.#spare = spare;
  }

  bytesFor(nodes: number): number {
    return this.#below.BYTES_PER_ELEMENT * capacityFor(this.#below.length, nodes);
  }

  get room(): number {
    return this.#below.length;
  }

  reserve(nodes: number): void {
    this.#below = grown(this.#below, nodes, this.#spare);
  }

  release(): void {
    this.#spare?.giveBack(this.#below);
    this.#below = new Int32Array(0);
  }

  add(node: number): void {
    if (this.#youngest === NONE) {
      this.#below[node] = this.#top;
      this.#top = node;
    } else {
      this.#below[node] = this.#below[this.#youngest];
      this.#below[this.#youngest] = node;
    }
    this.#youngest = node;
  }

  take(): number {
    const node = this.#top;
    this.#top = this.#below[node];
    this.#youngest = NONE;
    return node;
  }
}

type NewOrder = (removal: RemovalOrder, spare?: SpareColumns, keys?: NodeKeys) => NodeOrder;

export const ORDERS: Record<Strategy['frontier'], NewOrder> = {
  fifo: () => new Queue(),
  lifo: (_order, spare) => new Stack(spare),
  priority: (removal, spare, keys) => {
    if (removal.ties === 'leftmost') return new LeftmostQueue(spare);
    return keys === undefined ? new BucketQueue(removal.ties, spare) : new CostQueue(removal, keys, spare);
  },
};

export class Frontier {
  size = 0;

  readonly #order: NodeOrder;
  /** By node: 1 while in the frontier. A discarded node keeps its place in the order, and is skipped. */
  #waiting = new Uint8Array(0);

  readonly #spare: SpareColumns | undefined;

  /** `spare`: columns to borrow until `release`. `keys`: where f can be large, g and h of the nodes. */
  constructor(removal: RemovalOrder, spare?: SpareColumns, keys?: NodeKeys) {
    this.#order = ORDERS[STRATEGIES[removal.strategy].frontier](removal, spare, keys);
    this.#spare = spare;
  }

  bytesFor(nodes: number): number {
    return capacityFor(this.#waiting.length, nodes) + this.#order.bytesFor(nodes);
  }

  get room(): number {
    return Math.min(this.#waiting.length, this.#order.room);
  }

  reserve(nodes: number): void {
    const before = this.#waiting.length;
    if (nodes > before) this.#waiting = grown(this.#waiting, nodes, this.#spare).fill(0, before);
    this.#order.reserve(nodes);
  }

  release(): void {
    this.#spare?.giveBack(this.#waiting);
    this.#waiting = new Uint8Array(0);
    this.#order.release();
  }

  /** The node must be new, with room for its id. `f` and `h` are integers of at least 0. */
  add(node: number, f: number, h: number): void {
    this.#order.add(node, f, h);
    this.#waiting[node] = 1;
    this.size++;
  }

  has(node: number): boolean {
    return this.#waiting[node] === 1;
  }

  discard(node: number): void {
    this.#waiting[node] = 0;
    this.size--;
  }

  take(): number {
    let node = this.#order.take();
    while (this.#waiting[node] === 0) node = this.#order.take();
    this.discard(node);
    return node;
  }
}
