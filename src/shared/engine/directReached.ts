import type { LentTables } from './lentTables.ts';
import { freed } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/** Nodes that a narrow entry can name: one less than its values, as 0 is none. */
const NARROW_NODES = 0xffff;

/**
 * The table of reached states where states are numbers: as `Reached`, but a state has a slot of its own. Its entries begin
 * narrow, in a table that one search leaves to the next, so that the table of a short search stays in the processor's cache. When
 * nodes have larger numbers they go to wide entries, without room for what is not a state's between them.
 */
export class DirectReached {
  readonly #tables: LentTables;
  readonly #narrow: Uint16Array;
  /** By slot: one more than its node, or less. */
  #entries: Uint16Array | Int32Array;
  /** The slot of a state is its number less so much for each row before it, which is 0 as long as entries are narrow. */
  #gap = 0;
  /** The row of a state is its number without so many bits. */
  readonly #rowBits: number;
  /** The first node that counts. */
  #floor = 0;

  constructor(tables: LentTables) {
    this.#tables = tables;
    this.#narrow = tables.lend();
    this.#entries = this.#narrow;
    this.#rowBits = Math.log2(tables.rows.stride);
  }

  /** How many more states there is room for: all. */
  readonly room = Infinity;

  /** How many nodes, counted from the first, can be put. */
  get nodes(): number {
    return this.#isNarrow ? NARROW_NODES : Infinity;
  }

  /** Bytes of the table once it has room for so many nodes in all. */
  bytesFor(_more: number, nodes: number): number {
    const isWide = !this.#isNarrow || nodes > NARROW_NODES;
    return this.#narrow.byteLength + (isWide ? this.#wideEntries * Int32Array.BYTES_PER_ELEMENT : 0);
  }

  /** Makes room for so many nodes in all. */
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

  /** Forgets every state: no node below `nodes` counts any more. */
  clear(nodes: number): void {
    this.#floor = nodes;
  }

  /** Gives back the table, when nothing more will be looked up. `states` are those of so many nodes, by node. */
  release(states: Int32Array, nodes: number): void {
    const narrow = this.#narrow;
    for (let node = 0; node < Math.min(nodes, NARROW_NODES); node++) narrow[states[node]] = 0;
    this.#tables.takeBack(narrow);
    this.#entries = this.#isNarrow ? new Uint16Array(0) : freed(this.#entries);
  }

  /** The slot that belongs to the state of `node`. */
  find(states: Int32Array, node: number): number {
    const state = states[node];
    return state - (state >> this.#rowBits) * this.#gap;
  }

  /** The node in a slot, or `NONE`. */
  nodeAt(slot: number): number {
    const node = this.#entries[slot] - 1;
    return node < this.#floor ? NONE : node;
  }

  /** Puts `node`, which is newer than all before, in the slot that `find` gave for it. */
  put(slot: number, node: number): void {
    this.#entries[slot] = node + 1;
  }
}
