/**
 * A priority queue for large f, where a queue of buckets would take too much memory: what leaves first follows from g
 * and h in the record. Order of removal as in `BucketQueue`.
 */
import type { SpareColumns } from '../trace/columns.ts';
import { NodeHeap } from './nodeHeap.ts';
import { evaluationOf, type RemovalOrder } from './removalOrder.ts';
import type { SearchRecord } from './searchRecord.ts';

/** Read anew for each comparison, as columns are replaced when they grow. */
export type NodeKeys = Pick<SearchRecord, 'g' | 'h'>;

export class HeapQueue extends NodeHeap {
  readonly #keys: NodeKeys;
  readonly #ofG: number;
  readonly #ofH: number;
  /** Which of two nodes with equal f comes first: the one with less of this times h, then of that times the id. */
  readonly #byH: -1 | 0 | 1;
  readonly #byId: -1 | 1;

  constructor(removal: RemovalOrder, keys: NodeKeys, spare?: SpareColumns) {
    super(spare);
    this.#keys = keys;
    ({ ofG: this.#ofG, ofH: this.#ofH } = evaluationOf(removal));
    const { ties } = removal;
    this.#byH = ties === 'low-h' ? 1 : ties === 'high-h' ? -1 : 0;
    this.#byId = ties === 'last-in' ? -1 : 1;
  }

  protected override isBefore(node: number, other: number): boolean {
    const { g, h } = this.#keys;
    const byF = this.#ofG * (g[node] - g[other]) + this.#ofH * (h[node] - h[other]);
    return (byF || this.#byH * (h[node] - h[other]) || this.#byId * (node - other)) < 0;
  }
}
