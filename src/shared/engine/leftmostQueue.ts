/** A priority queue of nodes for the tie rule `leftmost`: lowest f, then the path that comes first. A binary heap. */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { PathOrder } from './pathOrder.ts';
import { NONE } from '../trace/trace.ts';

/** Bytes of one node: its f, and its place in the heap. */
const BYTES_PER_NODE = 4 + 4;

export class LeftmostQueue {
  readonly #paths: PathOrder;
  readonly #spare: SpareColumns | undefined;
  /** By node. */
  #f = new Int32Array(0);
  /** No entry comes before entry ⌊(place − 1) / 2⌋. */
  #heap = new Int32Array(0);
  #size = 0;
  /**
   * What the next node comes right behind on the list of paths: successors are added when their parent has been taken, in their
   * order, so it is the one before it or the parent.
   */
  #last = NONE;

  /** `spare`: columns to be borrowed until `release`. */
  constructor(spare?: SpareColumns) {
    this.#spare = spare;
    this.#paths = new PathOrder(spare);
  }

  /** Bytes of its memory once it has room for so many node ids. */
  bytesFor(nodes: number): number {
    return BYTES_PER_NODE * capacityFor(this.#f.length, nodes) + this.#paths.bytesFor(nodes);
  }

  get room(): number {
    return Math.min(this.#f.length, this.#paths.label.length);
  }

  /** Makes room for so many node ids. */
  reserve(nodes: number): void {
    this.#paths.reserve(nodes);
    this.#f = grown(this.#f, nodes, this.#spare);
    this.#heap = grown(this.#heap, nodes, this.#spare);
  }

  /** Gives back the memory, when no node will be added or taken any more. */
  release(): void {
    this.#paths.release();
    for (const column of [this.#f, this.#heap]) this.#spare?.giveBack(column);
    this.#f = new Int32Array(0);
    this.#heap = new Int32Array(0);
  }

  /** Adds the root, or the next successor of the node that was taken last. */
  add(node: number, f: number): void {
    if (this.#last === NONE) this.#paths.begin(node);
    else this.#paths.putBehind(this.#last, node);
    this.#last = node;
    this.#f[node] = f;
    this.#rise(node, this.#size++);
  }

  /** Takes the node whose turn it is. The queue must not be empty. */
  take(): number {
    const [node] = this.#heap;
    this.#size--;
    if (this.#size > 0) this.#sink(this.#heap[this.#size]);
    this.#last = node;
    return node;
  }

  /** Puts `node` in the heap, from the free place at the end upwards. */
  #rise(node: number, end: number): void {
    const heap = this.#heap;
    let place = end;
    for (let above = (place - 1) >> 1; place > 0 && this.#isBefore(node, heap[above]); above = (place - 1) >> 1) {
      heap[place] = heap[above];
      place = above;
    }
    heap[place] = node;
  }

  /** Puts `node` in the heap, from the free place at the top downwards. */
  #sink(node: number): void {
    const heap = this.#heap;
    let place = 0;
    for (let below = 1; below < this.#size; below = 2 * place + 1) {
      if (below + 1 < this.#size && this.#isBefore(heap[below + 1], heap[below])) below++;
      if (!this.#isBefore(heap[below], node)) break;
      heap[place] = heap[below];
      place = below;
    }
    heap[place] = node;
  }

  #isBefore(node: number, other: number): boolean {
    const { label } = this.#paths;
    const difference = this.#f[node] - this.#f[other];
    return difference < 0 || (difference === 0 && label[node] < label[other]);
  }
}
