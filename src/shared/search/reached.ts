/**
 * The table of reached states: which node holds the cheapest path to a state so far. Open addressing with linear probing
 * over packed states; a state is stored where its node's is, so that a slot is one number.
 */
import { NONE } from './trace.ts';

const MIN_SLOTS = 1024;
/** Slots in use at the most, of a hundred. */
const MAX_LOAD_PERCENT = 60;
const BYTES_PER_SLOT = 4;

/** 2³² divided by the golden ratio, made odd: multiplying by it mixes the bits of a word. */
const MIXER = 0x9e3779b1;

export class Reached {
  readonly #words: number;
  /** A node in each slot, or `NONE`. The number of slots is a power of two. */
  #slots = new Int32Array(MIN_SLOTS).fill(NONE);
  #used = 0;

  /** `words`: 32-bit words that a state takes. */
  constructor(words: number) {
    this.#words = words;
  }

  /** Whether there is room for so many more states. */
  hasRoom(more: number): boolean {
    return (this.#used + more) * 100 <= this.#slots.length * MAX_LOAD_PERCENT;
  }

  /** Bytes of the table once it has room for so many more states. */
  bytesFor(more: number): number {
    return BYTES_PER_SLOT * this.#slotsFor(more);
  }

  /** Makes room for so many more states. `states`: those of all nodes. */
  reserve(states: Int32Array, more: number): void {
    const slots = this.#slotsFor(more);
    if (slots > this.#slots.length) this.#rehash(states, slots);
  }

  /** Forgets every state. */
  clear(): void {
    this.#slots.fill(NONE);
    this.#used = 0;
  }

  /**
   * The slot that belongs to the state of `node`: it holds a node with the same state, or none. Good until `put`.
   * `states`: node n has the words n × words … (n + 1) × words − 1.
   */
  find(states: Int32Array, node: number): number {
    return this.#words === 1 ? this.#findWord(states, node) : this.#findWords(states, node);
  }

  /** The node in a slot, or `NONE`. */
  nodeAt(slot: number): number {
    return this.#slots[slot];
  }

  /** Puts `node` in the slot that `find` gave for it. */
  put(slot: number, node: number): void {
    if (this.#slots[slot] === NONE) this.#used++;
    this.#slots[slot] = node;
  }

  #slotsFor(more: number): number {
    let slots = this.#slots.length;
    while ((this.#used + more) * 100 > slots * MAX_LOAD_PERCENT) slots *= 2;
    return slots;
  }

  /** `find` where a state is one word. */
  #findWord(states: Int32Array, node: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const state = states[node];
    let slot = finish(Math.imul(state, MIXER)) & mask;
    for (let other = slots[slot]; other !== NONE && states[other] !== state; other = slots[slot])
      slot = (slot + 1) & mask;
    return slot;
  }

  #findWords(states: Int32Array, node: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = this.#hash(states, node) & mask;
    while (slots[slot] !== NONE && !this.#sameState(states, slots[slot], node)) slot = (slot + 1) & mask;
    return slot;
  }

  #hash(states: Int32Array, node: number): number {
    const at = node * this.#words;
    let hash = 0;
    for (let word = 0; word < this.#words; word++) hash = Math.imul(hash ^ states[at + word], MIXER);
    return finish(hash);
  }

  #sameState(states: Int32Array, node: number, other: number): boolean {
    const words = this.#words;
    const at = node * words;
    const otherAt = other * words;
    for (let word = 0; word < words; word++) if (states[at + word] !== states[otherAt + word]) return false;
    return true;
  }

  #rehash(states: Int32Array, length: number): void {
    const nodes = this.#slots;
    this.#slots = new Int32Array(length).fill(NONE);
    for (const node of nodes) if (node !== NONE) this.#slots[this.find(states, node)] = node;
  }
}

/** Spreads what was multiplied over all bits: steps of MurmurHash3 (Austin Appleby, public domain). */
function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
