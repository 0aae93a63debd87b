/**
 * Nodes ordered by path: where two paths part, the one to the earlier successor comes first. This is the preorder of
 * the tree, kept as a linked list. Ascending labels along the list compare two nodes without their paths; when labels
 * run out, the smallest neighbourhood that is not too full is relabelled. M. A. Bender, R. Cole, E. D. Demaine, M.
 * Farach-Colton, J. Zito, "Two Simplified Algorithms for Maintaining Order in a List" (ESA 2002).
 */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/** Labels are integers below this, exact in a double. */
const LABELS = 2 ** 52;

/** A range is relabelled if each doubling on the way to it leaves this many times the room. */
const SPARSENESS = 1.4;

/** Room for one label between two neighbours, and some to spare. */
const LEAST_GAP = 4;

const BYTES_PER_NODE = 8 + 4 + 4;

export class PathOrder {
  /** By node: ascending in path order. Labels may change, but not their order. */
  label = new Float64Array(0);
  #next = new Int32Array(0);
  #previous = new Int32Array(0);
  readonly #spare: SpareColumns | undefined;

  constructor(spare?: SpareColumns) {
    this.#spare = spare;
  }

  bytesFor(nodes: number): number {
    return BYTES_PER_NODE * capacityFor(this.label.length, nodes);
  }

  reserve(nodes: number): void {
    this.label = grown(this.label, nodes, this.#spare);
    this.#next = grown(this.#next, nodes, this.#spare);
    this.#previous = grown(this.#previous, nodes, this.#spare);
  }

  release(): void {
    for (const column of [this.label, this.#next, this.#previous]) this.#spare?.giveBack(column);
    this.label = new Float64Array(0);
    this.#next = new Int32Array(0);
    this.#previous = new Int32Array(0);
  }

  begin(node: number): void {
    this.label[node] = LABELS / 2;
    this.#next[node] = NONE;
    this.#previous[node] = NONE;
  }

  putBehind(other: number, node: number): void {
    if (this.#gapBehind(other) < 2) this.#spread(other);
    const after = this.#next[other];
    this.label[node] = this.label[other] + Math.floor(this.#gapBehind(other) / 2);
    this.#previous[node] = other;
    this.#next[node] = after;
    this.#next[other] = node;
    if (after !== NONE) this.#previous[after] = node;
  }

  /** From the label of `node` to that of the next one, or to the end. */
  #gapBehind(node: number): number {
    const after = this.#next[node];
    return (after === NONE ? LABELS : this.label[after]) - this.label[node];
  }

  /** Relabels the smallest range around `node` that has room. */
  #spread(node: number): void {
    const { label } = this;
    let first = node;
    let last = node;
    let count = 1;
    for (let range = 2, most = SPARSENESS; range <= LABELS; range *= 2, most *= SPARSENESS) {
      const begin = label[node] - (label[node] % range);
      for (; this.#isWithin(this.#previous[first], begin, range); count++) first = this.#previous[first];
      for (; this.#isWithin(this.#next[last], begin, range); count++) last = this.#next[last];
      const gap = Math.floor(range / count);
      if (gap < Math.max(LEAST_GAP, most)) continue;
      return this.#relabel(first, last, begin, gap);
    }
    throw new RangeError('There are too many paths to be kept in order.');
  }

  #isWithin(node: number, begin: number, range: number): boolean {
    return node !== NONE && this.label[node] >= begin && this.label[node] < begin + range;
  }

  #relabel(first: number, last: number, begin: number, gap: number): void {
    for (let node = first, label = begin; ; node = this.#next[node], label += gap) {
      this.label[node] = label;
      if (node === last) return;
    }
  }
}
