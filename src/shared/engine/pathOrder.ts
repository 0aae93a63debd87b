/**
 * Nodes in the order of their paths: of two paths the one that turns off to the earlier successor comes first. It is the order in
 * which the tree is written down with the successors of each node behind it (preorder), kept as a linked list. A label for each
 * node, ascending along the list, tells which of two comes first without a look at their paths; where labels run out, those of the
 * smallest neighbourhood that is not too full are spread anew. M. A. Bender, R. Cole, E. D. Demaine, M. Farach-Colton, J. Zito,
 * "Two Simplified Algorithms for Maintaining Order in a List" (ESA 2002).
 */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/** Labels are whole numbers below it, which a double holds exactly. */
const LABELS = 2 ** 52;

/** A range of labels is spread anew if each doubling on the way to it leaves this many times the room. */
const SPARSENESS = 1.4;

/** Room for one label between two neighbours, and some for those to come. */
const LEAST_GAP = 4;

/** Bytes of one node: its label and its neighbours. */
const BYTES_PER_NODE = 8 + 4 + 4;

export class PathOrder {
  /** By node: ascending in the order of paths. Labels of nodes may change, but not which of two is lower. */
  label = new Float64Array(0);
  #next = new Int32Array(0);
  #previous = new Int32Array(0);
  readonly #spare: SpareColumns | undefined;

  /** `spare`: columns to be borrowed until `release`. */
  constructor(spare?: SpareColumns) {
    this.#spare = spare;
  }

  /** Bytes of the columns once they have room for so many node ids. */
  bytesFor(nodes: number): number {
    return BYTES_PER_NODE * capacityFor(this.label.length, nodes);
  }

  /** Makes room for so many node ids. */
  reserve(nodes: number): void {
    this.label = grown(this.label, nodes, this.#spare);
    this.#next = grown(this.#next, nodes, this.#spare);
    this.#previous = grown(this.#previous, nodes, this.#spare);
  }

  /** Gives back the memory. */
  release(): void {
    for (const column of [this.label, this.#next, this.#previous]) this.#spare?.giveBack(column);
    this.label = new Float64Array(0);
    this.#next = new Int32Array(0);
    this.#previous = new Int32Array(0);
  }

  /** Puts the first node of all. */
  begin(node: number): void {
    this.label[node] = LABELS / 2;
    this.#next[node] = NONE;
    this.#previous[node] = NONE;
  }

  /** Puts `node` right behind `other`. */
  putBehind(other: number, node: number): void {
    if (this.#gapBehind(other) < 2) this.#spread(other);
    const after = this.#next[other];
    this.label[node] = this.label[other] + Math.floor(this.#gapBehind(other) / 2);
    this.#previous[node] = other;
    this.#next[node] = after;
    this.#next[other] = node;
    if (after !== NONE) this.#previous[after] = node;
  }

  /** How far the label of `node` is below that of the next node, or below all that there are. */
  #gapBehind(node: number): number {
    const after = this.#next[node];
    return (after === NONE ? LABELS : this.label[after]) - this.label[node];
  }

  /** Spreads labels anew, in the smallest range around `node` that has room. */
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
