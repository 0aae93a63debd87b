/** The frontier: the nodes that wait, in a total order of removal. What keeps the order is a queue or a stack. */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { BucketQueue } from './bucketQueue.ts';
import { LeftmostQueue } from './leftmostQueue.ts';
import { Queue } from './queue.ts';
import type { RemovalOrder } from './removalOrder.ts';
import { Stack } from './stack.ts';
import { STRATEGIES, type Strategy } from './strategy.ts';

/** Nodes in order of removal. Each node is added once at the most. */
export interface NodeOrder {
  /** Bytes of its memory once it has room for so many node ids: what grows with f or h is counted as it is. */
  bytesFor(nodes: number): number;
  /** Node ids that there is room for, counted from the first. */
  readonly room: number;
  /** Makes room for so many node ids. */
  reserve(nodes: number): void;
  /** Adds a node. `f` and `h` are integers of at least 0. */
  add(node: number, f: number, h: number): void;
  /** Takes out the node whose turn it is; there must be one. May give nodes before it that do not wait. */
  take(): number;
  /** Gives back the memory, when no node will be added or taken any more. */
  release(): void;
}

const ORDERS: Record<Strategy['frontier'], (removal: RemovalOrder, spare?: SpareColumns) => NodeOrder> = {
  fifo: () => new Queue(),
  lifo: (_order, spare) => new Stack(spare),
  priority: ({ ties }, spare) => (ties === 'leftmost' ? new LeftmostQueue(spare) : new BucketQueue(ties, spare)),
};

export class Frontier {
  /** Nodes in the frontier. */
  size = 0;

  readonly #order: NodeOrder;
  /** By node: 1 while it is in the frontier. A discarded node keeps its place in the order, and is passed over. */
  #waiting = new Uint8Array(0);

  readonly #spare: SpareColumns | undefined;

  /** `spare`: columns to be borrowed until `release`. */
  constructor(removal: RemovalOrder, spare?: SpareColumns) {
    this.#order = ORDERS[STRATEGIES[removal.strategy].frontier](removal, spare);
    this.#spare = spare;
  }

  /** Bytes of the columns once they have room for so many node ids. */
  bytesFor(nodes: number): number {
    return capacityFor(this.#waiting.length, nodes) + this.#order.bytesFor(nodes);
  }

  /** Node ids that there is room for, counted from the first. */
  get room(): number {
    return Math.min(this.#waiting.length, this.#order.room);
  }

  /** Makes room for so many node ids. */
  reserve(nodes: number): void {
    const before = this.#waiting.length;
    if (nodes > before) this.#waiting = grown(this.#waiting, nodes, this.#spare).fill(0, before);
    this.#order.reserve(nodes);
  }

  /** Gives back the memory, when no node will be added or taken any more. `size` stays. */
  release(): void {
    this.#spare?.giveBack(this.#waiting);
    this.#waiting = new Uint8Array(0);
    this.#order.release();
  }

  /** Adds a node that was never added before, and for whose id there is room. `f` and `h` are integers of at least 0. */
  add(node: number, f: number, h: number): void {
    this.#order.add(node, f, h);
    this.#waiting[node] = 1;
    this.size++;
  }

  /** Whether `node` is in the frontier. */
  has(node: number): boolean {
    return this.#waiting[node] === 1;
  }

  /** Takes out a node of the frontier out of turn. */
  discard(node: number): void {
    this.#waiting[node] = 0;
    this.size--;
  }

  /** Takes out the node whose turn it is. The frontier must not be empty. */
  take(): number {
    let node = this.#order.take();
    while (this.#waiting[node] === 0) node = this.#order.take();
    this.discard(node);
    return node;
  }
}
