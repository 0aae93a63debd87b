import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/**
 * A stack of families: the nodes added since the last removal are on top, in order. So a search goes down the first
 * successor, like the recursive algorithm.
 */
export class Stack {
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
