/**
 * A priority queue of nodes: a bucket queue (R. B. Dial, "Algorithm 360", Communications of the ACM 12, 1969), since
 * f and h are small integers. Adding and taking are O(1). Order of removal: lowest f, then the tie rule, then the
 * node added first (`last-in`: last). `leftmost` has its own queue. All keys 0 make a plain queue.
 */
import { capacityFor, grown, type SpareColumns } from '../trace/columns.ts';
import type { TieRule } from './strategy.ts';

/** A row: number of nodes, cursor, then a bucket for each tie key. */
const CURSOR = 1;
const FIRST_BUCKET = 2;

/** Initial sizes: values of f, rows, entries of a row. */
const FIRST_FS = 64;
const FIRST_ROWS = 16;
const FIRST_WIDTH = 32;

export class BucketQueue {
  readonly #looksAtH: boolean;
  readonly #lastIn: boolean;
  readonly #step: number;
  /** By f: start of its row in `rows`, or 0 for none. */
  #rowOf = new Int32Array(FIRST_FS);
  /**
   * A row for each f that occurred; the first row is unused. A bucket is 0, or one more than its last node; it is a
   * ring, where the last node links to the first. Buckets before the cursor, in the order of removal, are empty.
   */
  #rows = new Int32Array(FIRST_ROWS * FIRST_WIDTH);
  #width = FIRST_WIDTH;
  /** All rows below this f are empty. */
  #lowest = 0;
  #next = new Int32Array(0);

  #end = FIRST_WIDTH;
  readonly #spare: SpareColumns | undefined;

  constructor(ties: TieRule, spare?: SpareColumns) {
    this.#spare = spare;
    this.#looksAtH = ties === 'low-h' || ties === 'high-h';
    this.#step = ties === 'high-h' ? -1 : 1;
    this.#lastIn = ties === 'last-in';
  }

  bytesFor(nodes: number): number {
    const entries = capacityFor(this.#next.length, nodes) + this.#rows.length + this.#rowOf.length;
    return this.#next.BYTES_PER_ELEMENT * entries;
  }

  /** Entries of tables that grow with f and h. */
  get buckets(): number {
    return this.#rows.length + this.#rowOf.length;
  }

  get room(): number {
    return this.#next.length;
  }

  reserve(nodes: number): void {
    this.#next = grown(this.#next, nodes, this.#spare);
  }

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

  /** Adds a row for this f if missing, and widens all rows if they lack a bucket for this key. */
  #makeRow(f: number, key: number): void {
    this.#rowOf = grown(this.#rowOf, f + 1);
    while (FIRST_BUCKET + key >= this.#width) this.#widen();
    if (this.#rowOf[f] !== 0) return;
    this.#rowOf[f] = this.#end;
    this.#end += this.#width;
    this.#rows = grown(this.#rows, this.#end);
  }

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
