/**
 * A priority queue of nodes whose moves differ in cost: buckets while f and h are small, as they mostly are, and a heap
 * from the first node on with which the buckets would take too much memory. Order of removal as in `BucketQueue`.
 */
import type { SpareColumns } from '../trace/columns.ts';
import { BucketQueue } from './bucketQueue.ts';
import { HeapQueue, type NodeKeys } from './heapQueue.ts';
import type { RemovalOrder } from './removalOrder.ts';

/** 256 kB: more than tiles need that cost their numbers on a 3×3 board. */
const MAX_BUCKETS = 1 << 16;

export class CostQueue {
  readonly #newHeap: () => HeapQueue;
  #queue: BucketQueue | HeapQueue;
  /** Nodes in the queue, while it is one of buckets. */
  #size = 0;

  /** `keys`: g and h of the nodes. */
  constructor(removal: RemovalOrder, keys: NodeKeys, spare?: SpareColumns) {
    this.#queue = new BucketQueue(removal.ties, spare);
    this.#newHeap = () => new HeapQueue(removal, keys, spare);
  }

  bytesFor(nodes: number): number {
    return this.#queue.bytesFor(nodes);
  }

  get room(): number {
    return this.#queue.room;
  }

  reserve(nodes: number): void {
    this.#queue.reserve(nodes);
  }

  release(): void {
    this.#queue.release();
  }

  add(node: number, f: number, h: number): void {
    if (this.#queue instanceof HeapQueue) return this.#queue.add(node);
    this.#queue.add(node, f, h);
    this.#size++;
    if (this.#queue.buckets > MAX_BUCKETS) this.#moveTo(this.#newHeap());
  }

  take(): number {
    this.#size--;
    return this.#queue.take();
  }

  #moveTo(heap: HeapQueue): void {
    const room = this.#queue.room;
    const nodes = Int32Array.from({ length: this.#size }, () => this.#queue.take());
    this.#queue.release();
    heap.reserve(room);
    for (const node of nodes) heap.add(node);
    this.#queue = heap;
  }
}
