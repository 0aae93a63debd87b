import type { NumberTable, NumberTables } from './numberTables.ts';
import { NONE } from './trace.ts';

const BYTES_PER_STATE = 4;

/** The table of reached states where states are numbers: as `Reached`, but the slot of a state is its number. */
export class ReachedByNumber {
  readonly #tables: NumberTables;
  readonly #table: NumberTable;
  /** By state: `#first` plus its node, or less. */
  #entries: Int32Array;
  readonly #first: number;
  /** The first node that counts. */
  #floor = 0;

  constructor(tables: NumberTables) {
    this.#tables = tables;
    this.#table = tables.lend();
    this.#entries = this.#table.entries;
    this.#first = this.#table.used;
  }

  /** How many more states there is room for: all. */
  readonly room = Infinity;

  /** Bytes of the table. */
  bytesFor(): number {
    return BYTES_PER_STATE * this.#entries.length;
  }

  /** Makes room for more states: there is for all. */
  reserve(): void {}

  /** Forgets every state: no node below `nodes` counts any more. */
  clear(nodes: number): void {
    this.#floor = nodes;
  }

  /** Gives back the table, when nothing more will be looked up, and all nodes that were put are below `nodes`. */
  release(nodes: number): void {
    this.#table.used += nodes;
    this.#tables.takeBack(this.#table);
    this.#entries = new Int32Array(0);
  }

  /** The slot that belongs to the state of `node`. */
  find(states: Int32Array, node: number): number {
    return states[node];
  }

  /** The node in a slot, or `NONE`. */
  nodeAt(slot: number): number {
    const node = this.#entries[slot] - this.#first;
    return node < this.#floor ? NONE : node;
  }

  /** Puts `node`, which is newer than all before, in the slot that `find` gave for it. */
  put(slot: number, node: number): void {
    this.#entries[slot] = this.#first + node;
  }
}
