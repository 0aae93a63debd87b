import type { LentTables } from './lentTables.ts';
import { freed } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/** One less than the values of a 16-bit entry, as 0 is none. */
const NARROW_NODES = 0xffff;

/**
 * The table of reached states where states are numbers: like `Reached`, but each state has its own slot. Entries
 * start narrow, in a table handed from search to search, so that short searches stay in the processor's cache. For
 * larger node ids they move to wide entries, packed without the domain's own data.
 */
export class DirectReached {
  readonly #tables: LentTables;
  readonly #narrow: Uint16Array;
  /** By slot: its node plus one; lower values are stale. */
  #entries: Uint16Array | Int32Array;
  /** Slot = state − gap × row; 0 while entries are narrow. */
  #gap = 0;
  readonly #rowBits: number;
  /** Lower nodes are forgotten. */
  #floor = 0;

  constructor(tables: LentTables) {
    this.#tables = tables;
    this.#narrow = tables.lend();
    this.#entries = this.#narrow;
    this.#rowBits = Math.log2(tables.rows.stride);
  }

  readonly room = Infinity;

  /** How many node ids the entries can hold. */
  get nodes(): number {
    return this.#isNarrow ? NARROW_NODES : Infinity;
  }

  /** Bytes with room for `nodes` in all. */
  bytesFor(_more: number, nodes: number): number {
    const isWide = !this.#isNarrow || nodes > NARROW_NODES;
    return this.#narrow.byteLength + (isWide ? this.#wideEntries * Int32Array.BYTES_PER_ELEMENT : 0);
  }

  /** Makes room for `nodes` in all. */
  reserve(_more: number, nodes: number): void {
    if (nodes > this.nodes) this.#widen();
  }

  get #isNarrow(): boolean {
    return this.#entries === this.#narrow;
  }

  get #wideEntries(): number {
    const { stride, states } = this.#tables.rows;
    return (this.#narrow.length / stride) * states;
  }

  #widen(): void {
    const { stride, states } = this.#tables.rows;
    const wide = new Int32Array(this.#wideEntries);
    for (let row = 0, at = 0; row < this.#narrow.length; row += stride) {
      for (let state = row; state < row + states; state++) wide[at++] = this.#narrow[state];
    }
    this.#entries = wide;
    this.#gap = stride - states;
  }

  /** Forgets all states: nodes below `nodes` no longer count. */
  clear(nodes: number): void {
    this.#floor = nodes;
  }

  /** Gives the borrowed table back, cleared. `states`: of the first `nodes` nodes. */
  release(states: Int32Array, nodes: number): void {
    const narrow = this.#narrow;
    for (let node = 0; node < Math.min(nodes, NARROW_NODES); node++) narrow[states[node]] = 0;
    this.#tables.takeBack(narrow);
    this.#entries = this.#isNarrow ? new Uint16Array(0) : freed(this.#entries);
  }

  find(states: Int32Array, node: number): number {
    const state = states[node];
    return state - (state >> this.#rowBits) * this.#gap;
  }

  /** `NONE` for an empty slot. */
  nodeAt(slot: number): number {
    const node = this.#entries[slot] - 1;
    return node < this.#floor ? NONE : node;
  }

  /** `slot` is from `find`; `node` is newer than all before. */
  put(slot: number, node: number): void {
    this.#entries[slot] = node + 1;
  }
}
