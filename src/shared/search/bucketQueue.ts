/**
 * A priority queue of nodes: a bucket queue (R. B. Dial, "Algorithm 360", Communications of the ACM 12, 1969), since f and
 * h are small integers. Adding and taking a node cost the same however many there are. The order of removal is total:
 * lowest f, then the tie rule, then the node that joined first (`last-in`: last). A plain queue is the case where all keys
 * are 0.
 */
import { grown, type SpareColumns } from './columns.ts';
import { NONE } from './trace.ts';
import type { TieRule } from './strategy.ts';

/** The nodes with one f. */
interface Row {
  /** Nodes in all buckets of the row. */
  count: number;
  /** Last node of each bucket, by tie key, or `NONE`. Each bucket is a ring: the last node is followed by the first. */
  last: number[];
  /** No bucket before this one, in the order of removal, holds a node. */
  cursor: number;
}

export class BucketQueue {
  readonly #looksAtH: boolean;
  readonly #highFirst: boolean;
  readonly #lastIn: boolean;
  /** By f; an f that never occurred has no row. */
  readonly #rows: (Row | undefined)[] = [];
  /** No row below this f holds a node. */
  #lowest = 0;
  /** By node: the next one of its ring. */
  #next = new Int32Array(0);
  readonly #spare: SpareColumns | undefined;

  constructor(ties: TieRule, spare?: SpareColumns) {
    this.#spare = spare;
    this.#looksAtH = ties === 'low-h' || ties === 'high-h';
    this.#highFirst = ties === 'high-h';
    this.#lastIn = ties === 'last-in';
  }

  /** Makes room for so many node ids. */
  reserve(nodes: number): void {
    this.#next = grown(this.#next, nodes, this.#spare);
  }

  /** Gives back the memory, when no node will be added or taken any more. */
  release(): void {
    this.#spare?.giveBack(this.#next);
    this.#next = new Int32Array(0);
  }

  add(node: number, f: number, h: number): void {
    const row = (this.#rows[f] ??= { count: 0, last: [], cursor: 0 });
    this.#enqueue(row, node, this.#looksAtH ? h : 0);
    if (f < this.#lowest) this.#lowest = f;
  }

  /** Takes the node whose turn it is. The queue must not be empty. */
  take(): number {
    const row = this.#firstRow();
    const step = this.#highFirst ? -1 : 1;
    while (row.last[row.cursor] === NONE) row.cursor += step;
    const last = row.last[row.cursor];
    const first = this.#next[last];
    if (first === last) row.last[row.cursor] = NONE;
    else this.#next[last] = this.#next[first];
    row.count--;
    return first;
  }

  #enqueue(row: Row, node: number, key: number): void {
    while (key >= row.last.length) row.last.push(NONE);
    const last = row.last[key];
    this.#next[node] = last === NONE ? node : this.#next[last];
    if (last !== NONE) this.#next[last] = node;
    if (last === NONE || !this.#lastIn) row.last[key] = node;
    row.cursor = row.count++ === 0 ? key : this.#earlier(row.cursor, key);
  }

  #earlier(key: number, other: number): number {
    return this.#highFirst ? Math.max(key, other) : Math.min(key, other);
  }

  #firstRow(): Row {
    let row = this.#rows[this.#lowest];
    while (row === undefined || row.count === 0) row = this.#rows[++this.#lowest];
    return row;
  }
}
