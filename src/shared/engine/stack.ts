import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/**
 * A stack of families: the nodes that were added since the last removal lie on top, the first of them first. So a search
 * that adds the successors of a node in order goes down the first of them, as the recursive algorithm does.
 */
export class Stack {
  #top = NONE;
  /** The node added last since the last removal, or `NONE`. */
  #youngest = NONE;
  /** By node: the one below it, or `NONE`. */
  #below = new Int32Array(0);
  readonly #spare: SpareColumns | undefined;

  /** `spare`: columns to be borrowed until `release`. */
  constructor(spare?: SpareColumns) {
    this.#spare = spare;
  }

  /** Bytes of the column once it has room for so many node ids. */
  bytesFor(nodes: number): number {
    return this.#below.BYTES_PER_ELEMENT * capacityFor(this.#below.length, nodes);
  }

  get room(): number {
    return this.#below.length;
  }

  /** Makes room for so many node ids. */
  reserve(nodes: number): void {
    this.#below = grown(this.#below, nodes, this.#spare);
  }

  /** Gives back the memory, when no node will be added or taken any more. */
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

  /** Takes the node on top. The stack must not be empty. */
  take(): number {
    const node = this.#top;
    this.#top = this.#below[node];
    this.#youngest = NONE;
    return node;
  }
}
