/** A binary heap of nodes: no entry comes before entry ⌊(place − 1) / 2⌋. */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';

export abstract class NodeHeap {
  #heap = new Int32Array(0);
  #size = 0;
  readonly #spare: SpareColumns | undefined;

  constructor(spare?: SpareColumns) {
    this.#spare = spare;
  }

  /** A total order. */
  protected abstract isBefore(node: number, other: number): boolean;

  bytesFor(nodes: number): number {
    return this.#heap.BYTES_PER_ELEMENT * capacityFor(this.#heap.length, nodes);
  }

  get room(): number {
    return this.#heap.length;
  }

  get size(): number {
    return this.#size;
  }

  /** The node that `take` would return; there must be one. */
  get first(): number {
    return this.#heap[0];
  }

  reserve(nodes: number): void {
    this.#heap = grown(this.#heap, nodes, this.#spare);
  }

  release(): void {
    this.#spare?.giveBack(this.#heap);
    this.#heap = new Int32Array(0);
  }

  add(node: number): void {
    const heap = this.#heap;
    let place = this.#size++;
    for (let above = (place - 1) >> 1; place > 0 && this.isBefore(node, heap[above]); above = (place - 1) >> 1) {
      heap[place] = heap[above];
      place = above;
    }
    heap[place] = node;
  }

  take(): number {
    const [node] = this.#heap;
    this.#size--;
    if (this.#size > 0) this.#sink(this.#heap[this.#size]);
    return node;
  }

  /** Inserts `node`, from the free place at the top downwards. */
  #sink(node: number): void {
    const heap = this.#heap;
    let place = 0;
    for (let below = 1; below < this.#size; below = 2 * place + 1) {
      if (below + 1 < this.#size && this.isBefore(heap[below + 1], heap[below])) below++;
      if (!this.isBefore(heap[below], node)) break;
      heap[place] = heap[below];
      place = below;
    }
    heap[place] = node;
  }
}
