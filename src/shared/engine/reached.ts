import { freed } from '../trace/columns.ts';
import { NONE } from '../trace/trace.ts';

/**
 * The table of reached states: which node has the cheapest path to a state so far. Open addressing with linear
 * probing. A slot has the node and the hash of its state, so that most probes end, and the table grows, without
 * reading states.
 */
const MIN_SLOTS = 1024;
/** In per cent. */
const MAX_LOAD_PERCENT = 60;
/** Up to this size the table grows fourfold: most searches are small, and should not rehash often. */
const SMALL = 65_536;
const WORDS_PER_SLOT = 2;
const BYTES_PER_SLOT = 4 * WORDS_PER_SLOT;

/** 2³² divided by the golden ratio, made odd: multiplying by it mixes bits. */
const MIXER = 0x9e3779b1;

export class Reached {
  readonly #words: number;
  /** Entry 2 × slot: the hash of a state; entry 2 × slot + 1: its node plus one, or 0. A power of two of slots. */
  #slots = new Int32Array(MIN_SLOTS * WORDS_PER_SLOT);
  #used = 0;
  #room = roomOf(MIN_SLOTS);

  /** `words`: 32-bit words per state. */
  constructor(words: number) {
    this.#words = words;
  }

  /** How many more states fit. */
  get room(): number {
    return this.#room - this.#used;
  }

  readonly nodes = Infinity;

  /** Bytes with room for `more` states. */
  bytesFor(more: number): number {
    return BYTES_PER_SLOT * this.#slotsFor(more);
  }

  reserve(more: number): void {
    if (this.room < more) this.#rehash(this.#slotsFor(more));
  }

  clear(): void {
    this.#slots.fill(0);
    this.#used = 0;
  }

  release(): void {
    this.#slots = freed(this.#slots);
  }

  /**
   * The slot of `node`'s state: holds a node with the same state, or none. Valid until `put`. `states`: node n has
   * the words n × words … (n + 1) × words − 1.
   */
  find(states: Int32Array, node: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const hash = this.#words === 1 ? finish(Math.imul(states[node], MIXER)) : this.#hash(states, node);
    let slot = (hash << 1) & mask;
    for (let other = slots[slot + 1]; other !== 0; other = slots[slot + 1]) {
      // For a single word the hash is invertible: equal hashes mean equal states.
      if (slots[slot] === hash && (this.#words === 1 || this.#sameState(states, other - 1, node))) return slot;
      slot = (slot + WORDS_PER_SLOT) & mask;
    }
    slots[slot] = hash;
    return slot;
  }

  nodeAt(slot: number): number {
    return this.#slots[slot + 1] - 1;
  }

  /** `slot` is from `find`. */
  put(slot: number, node: number): void {
    if (this.#slots[slot + 1] === 0) this.#used++;
    this.#slots[slot + 1] = node + 1;
  }

  #slotsFor(more: number): number {
    let slots = this.#slots.length / WORDS_PER_SLOT;
    while (this.#used + more > roomOf(slots)) slots *= slots < SMALL ? 4 : 2;
    return slots;
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

  #rehash(count: number): void {
    const before = this.#slots;
    const slots = new Int32Array(count * WORDS_PER_SLOT);
    const mask = slots.length - 1;
    for (let at = 0; at < before.length; at += WORDS_PER_SLOT) {
      if (before[at + 1] === 0) continue;
      let slot = (before[at] << 1) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + WORDS_PER_SLOT) & mask;
      slots[slot] = before[at];
      slots[slot + 1] = before[at + 1];
    }
    freed(before);
    this.#slots = slots;
    this.#room = roomOf(count);
  }
}

/** Replaces the table of reached states in searches without one: every state counts as new. */
export class NoReachedTable {
  readonly room = Infinity;
  readonly nodes = Infinity;

  bytesFor(): number {
    return 0;
  }

  reserve(): void {}

  clear(): void {}

  release(): void {}

  find(): number {
    return 0;
  }

  nodeAt(): number {
    return NONE;
  }

  put(): void {}
}

function roomOf(slots: number): number {
  return Math.floor((slots * MAX_LOAD_PERCENT) / 100);
}

/** Spreads the bits of a product: steps of MurmurHash3 (Austin Appleby, public domain). */
function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
