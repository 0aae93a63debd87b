/** A priority queue for the tie rule `leftmost`: lowest f, then the first path. A binary heap. */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { PathOrder } from './pathOrder.ts';
import { NONE } from '../trace/trace.ts';

const BYTES_PER_NODE = 4 + 4;

export class LeftmostQueue {
  readonly #paths: PathOrder;
  readonly #spare: SpareColumns | undefined;
  #f = new Int32Array(0);
  /** No entry comes before entry ⌊(place − 1) / 2⌋. */
  #heap = new Int32Array(0);
  #size = 0;
  /**
   * The node before the next one in path order: successors are added in order after their parent is taken, so it is
   * the last sibling or the parent.
   */
  #last = NONE;

  constructor(spare?: SpareColumns) {
    this.#spare = spare;
    this.#paths = new PathOrder(spare);
  }

  bytesFor(nodes: number): number {
    return BYTES_PER_NODE * capacityFor(this.#f.length, nodes) + this.#paths.bytesFor(nodes);
  }

  get room(): number {
    return Math.min(this.#f.length, this.#paths.label.length);
  }

  reserve(nodes: number): void {
    this.#paths.reserve(nodes);
    this.#f = grown(this.#f, nodes, this.#spare);
    this.#heap = grown(this.#heap, nodes, this.#spare);
  }

  release(): void {
    this.#paths.release();
    for (const column of [this.#f, this.#heap]) this.#spare?.giveBack(column);
    this.#f = new Int32Array(0);
    this.#heap = new Int32Array(0);
  }

  /** `node`: the root, or the next successor of the node taken last. */
  add(node: number, f: number): void {
    if (this.#last === NONE) this.#paths.begin(node);
    else this.#paths.putBehind(this.#last, node);
    this.#last = node;
    this.#f[node] = f;
    this.#rise(node, this.#size++);
  }

  take(): number {
    const [node] = this.#heap;
    this.#size--;
    if (this.#size > 0) this.#sink(this.#heap[this.#size]);
    this.#last = node;
    return node;
  }

  /** Inserts `node`, from the free place at the end upwards. */
  #rise(node: number, end: number): void {
    const heap = this.#heap;
    let place = end;
    for (let above = (place - 1) >> 1; place > 0 && this.#isBefore(node, heap[above]); above = (place - 1) >> 1) {
      heap[place] = heap[above];
      place = above;
    }
    heap[place] = node;
  }

  /** Inserts `node`, from the free place at the top downwards. */
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
