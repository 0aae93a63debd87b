import type { NumberTable, NumberTables } from './numberTables.ts';
import { NONE } from './trace.ts';

/** The largest node that a narrow entry can tell, with what is added to it. */
const MAX_NARROW = 0xffff;

/**
 * The table of reached states where states are numbers: as `Reached`, but the slot of a state is its number. Its entries begin
 * narrow, so that the table of a short search stays in the processor's cache, and become wide when nodes have larger numbers.
 */
export class ReachedByNumber {
  readonly #tables: NumberTables;
  readonly #table: NumberTable;
  /** By state: `first` plus its node, or less. For the kernel, as `first`. */
  entries: Uint16Array | Int32Array;
  readonly first: number;
  /** The first node that counts. */
  #floor = 0;

  constructor(tables: NumberTables) {
    this.#tables = tables;
    this.#table = tables.lend();
    this.entries = this.#table.entries;
    this.first = this.#table.used;
  }

  /** How many more states there is room for: all. */
  readonly room = Infinity;

  /** How many nodes, counted from the first, can be put. */
  get nodes(): number {
    return this.#isNarrow ? MAX_NARROW - this.first + 1 : Infinity;
  }

  /** Bytes of the table once it has room for so many nodes in all. */
  bytesFor(_more: number, nodes: number): number {
    const { entries } = this.#table;
    const isWide = !this.#isNarrow || nodes > this.nodes;
    return entries.byteLength + (isWide ? entries.length * Int32Array.BYTES_PER_ELEMENT : 0);
  }

  /** Makes room for so many nodes in all. */
  reserve(_more: number, nodes: number): void {
    if (nodes > this.nodes) this.entries = Int32Array.from(this.entries);
  }

  get #isNarrow(): boolean {
    return this.entries instanceof Uint16Array;
  }

  /** Forgets every state: no node below `nodes` counts any more. */
  clear(nodes: number): void {
    this.#floor = nodes;
  }

  /** Gives back the table, when nothing more will be looked up, and all nodes that were put are below `nodes`. */
  release(nodes: number): void {
    this.#table.used += nodes;
    this.#tables.takeBack(this.#table);
    this.entries = new Uint16Array(0);
  }

  /** The slot that belongs to the state of `node`. */
  find(states: Int32Array, node: number): number {
    return states[node];
  }

  /** The node in a slot, or `NONE`. */
  nodeAt(slot: number): number {
    const node = this.entries[slot] - this.first;
    return node < this.#floor ? NONE : node;
  }

  /** Puts `node`, which is newer than all before, in the slot that `find` gave for it. */
  put(slot: number, node: number): void {
    this.entries[slot] = this.first + node;
  }
}
