/**
 * The table of reached states: which node holds the cheapest path to a state so far. Open addressing with linear probing
 * over packed states; a state is stored where its node's is, so that a slot is one number.
 */
import { grown } from './columns.ts';
import { NONE } from './trace.ts';

const MIN_SLOTS = 1024;
/** Slots in use at the most, of a hundred. */
const MAX_LOAD_PERCENT = 60;

export class Reached {
  /** States, by node: node n has the words n × words … (n + 1) × words − 1. */
  states = new Int32Array(0);

  readonly #words: number;
  /** A node in each slot, or `NONE`. The number of slots is a power of two. */
  #slots = new Int32Array(MIN_SLOTS).fill(NONE);
  #used = 0;

  /** `words`: 32-bit words that a state takes. */
  constructor(words: number) {
    this.#words = words;
  }

  /** Makes room for the states of so many nodes. */
  reserve(nodes: number): void {
    this.states = grown(this.states, nodes * this.#words);
  }

  /** The slot that belongs to the state of `node`: it holds a node with the same state, or none. Good until `put`. */
  find(node: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = this.#hash(node) & mask;
    while (slots[slot] !== NONE && !this.#sameState(slots[slot], node)) slot = (slot + 1) & mask;
    return slot;
  }

  /** The node in a slot, or `NONE`. */
  nodeAt(slot: number): number {
    return this.#slots[slot];
  }

  /** Puts `node` in the slot that `find` gave for it. */
  put(slot: number, node: number): void {
    if (this.#slots[slot] === NONE) this.#used++;
    this.#slots[slot] = node;
    if (this.#used * 100 > this.#slots.length * MAX_LOAD_PERCENT) this.#rehash();
  }

  #sameState(node: number, other: number): boolean {
    const { states } = this;
    const words = this.#words;
    const at = node * words;
    const otherAt = other * words;
    for (let word = 0; word < words; word++) if (states[at + word] !== states[otherAt + word]) return false;
    return true;
  }

  /** Mixes all words; the final steps are those of MurmurHash3 (Austin Appleby, public domain). */
  #hash(node: number): number {
    const at = node * this.#words;
    let hash = 0;
    for (let word = 0; word < this.#words; word++) hash = Math.imul(hash ^ this.states[at + word], 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    return hash ^ (hash >>> 13);
  }

  #rehash(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(2 * slots.length).fill(NONE);
    for (const node of slots) if (node !== NONE) this.#slots[this.find(node)] = node;
  }
}
