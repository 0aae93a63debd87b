/**
 * A priority queue of nodes: a bucket queue (R. B. Dial, "Algorithm 360", Communications of the ACM 12, 1969), since f and
 * h are small integers. Adding and taking a node cost the same however many there are. The order of removal is total:
 * lowest f, then the tie rule, then the node that joined first (`last-in`: last). The rule `leftmost` has a queue of its own.
 * A plain queue is the case where all keys are 0.
 */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import type { TieRule } from './strategy.ts';

/** A row begins with the number of its nodes; then there is a cursor, then a bucket for each tie key. */
const CURSOR = 1;
const FIRST_BUCKET = 2;

/** Room at the beginning: values of f, rows, and entries of a row. */
const FIRST_FS = 64;
const FIRST_ROWS = 16;
const FIRST_WIDTH = 32;

export class BucketQueue {
  readonly #looksAtH: boolean;
  readonly #lastIn: boolean;
  /** From a tie key to the one whose turn is next. */
  readonly #step: number;
  /** By f: where its row begins in `rows`, or 0 if no node had this f. */
  #rowOf = new Int32Array(FIRST_FS);
  /**
   * A row for each f that occurred, behind one that belongs to none and stays empty. A bucket is 0, or one more than its last node; it
   * is a ring, in which the last node is followed by the first. No bucket before the cursor, in the order of removal, holds a node.
   */
  #rows = new Int32Array(FIRST_ROWS * FIRST_WIDTH);
  /** Entries of a row. */
  #width = FIRST_WIDTH;
  /** No row below this f holds a node. */
  #lowest = 0;
  /** By node: the next one of its ring. */
  #next = new Int32Array(0);

  /** Where the rows end. */
  #end = FIRST_WIDTH;
  readonly #spare: SpareColumns | undefined;

  constructor(ties: TieRule, spare?: SpareColumns) {
    this.#spare = spare;
    this.#looksAtH = ties === 'low-h' || ties === 'high-h';
    this.#step = ties === 'high-h' ? -1 : 1;
    this.#lastIn = ties === 'last-in';
  }

  /** Bytes of its memory once it has room for so many node ids. The rows, which grow with f and h, are counted as they are. */
  bytesFor(nodes: number): number {
    const entries = capacityFor(this.#next.length, nodes) + this.#rows.length + this.#rowOf.length;
    return this.#next.BYTES_PER_ELEMENT * entries;
  }

  get room(): number {
    return this.#next.length;
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
    const key = this.#looksAtH ? h : 0;
    if (f >= this.#rowOf.length || FIRST_BUCKET + key >= this.#width || this.#rowOf[f] === 0) this.#makeRow(f, key);
    const rows = this.#rows;
    const next = this.#next;
    const row = this.#rowOf[f];
    const bucket = row + FIRST_BUCKET + key;
    const last = rows[bucket] - 1;
    next[node] = last < 0 ? node : next[last];
    if (last >= 0) next[last] = node;
    if (last < 0 || !this.#lastIn) rows[bucket] = node + 1;
    if (rows[row]++ === 0 || (key - rows[row + CURSOR]) * this.#step < 0) rows[row + CURSOR] = key;
    if (f < this.#lowest) this.#lowest = f;
  }

  /** Takes the node whose turn it is. The queue must not be empty. */
  take(): number {
    const rows = this.#rows;
    const rowOf = this.#rowOf;
    const next = this.#next;
    while (rows[rowOf[this.#lowest]] === 0) this.#lowest++;
    const row = rowOf[this.#lowest];
    let key = rows[row + CURSOR];
    while (rows[row + FIRST_BUCKET + key] === 0) key += this.#step;
    const bucket = row + FIRST_BUCKET + key;
    const last = rows[bucket] - 1;
    const first = next[last];
    if (first === last) rows[bucket] = 0;
    else next[last] = next[first];
    rows[row + CURSOR] = key;
    rows[row]--;
    return first;
  }

  /** Makes a row for this f, if there is none yet, and rows so wide that they have a bucket for this key. */
  #makeRow(f: number, key: number): void {
    this.#rowOf = grown(this.#rowOf, f + 1);
    while (FIRST_BUCKET + key >= this.#width) this.#widen();
    if (this.#rowOf[f] !== 0) return;
    this.#rowOf[f] = this.#end;
    this.#end += this.#width;
    this.#rows = grown(this.#rows, this.#end);
  }

  /** Makes rows twice as wide. */
  #widen(): void {
    const rows = this.#rows;
    const width = this.#width;
    this.#rows = new Int32Array(2 * rows.length);
    for (let row = 0; row < this.#end; row += width) this.#rows.set(rows.subarray(row, row + width), 2 * row);
    this.#rowOf = this.#rowOf.map((row) => 2 * row);
    this.#width = 2 * width;
    this.#end *= 2;
  }
}
