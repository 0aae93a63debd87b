/** The paths that a best-first search has generated, in columns, and a heap of them. */
import { NodeHeap } from '../../engine/nodeHeap.ts';
import { grown } from '../../trace/columns.ts';
import { NONE } from '../../trace/trace.ts';
import { grownWith } from '../output/knownStates.ts';
import type { Weighed } from './replay.ts';

/** By path, in order of generation; and by state. They can be cleared and used again: to grow them takes most of a short replay. */
export class PathColumns {
  count = 0;
  /** By state: see `lastOf`. */
  #last = new Int32Array(0);
  /** By state: g of the path by which it was expanded last; `NaN` before. */
  #closedAt = new Float64Array(0);
  state = new Int32Array(0);
  g = new Float64Array(0);
  h = new Float64Array(0);
  key = new Float64Array(0);
  isTaken = new Uint8Array(0);
  /** The path to the same state before it, or `NONE`. */
  before = new Int32Array(0);
  /** The state before the last one of the path, or `NONE`. */
  parent = new Int32Array(0);
  moves = new Int32Array(0);

  add(state: number, parent: number, moves: number, { g, h }: Pick<Weighed, 'g' | 'h'>, key: number): number {
    const path = this.count++;
    this.#grow();
    this.state[path] = state;
    this.g[path] = g;
    this.h[path] = h;
    this.key[path] = key;
    this.parent[path] = parent;
    this.moves[path] = moves;
    this.isTaken[path] = 0;
    this.before[path] = this.lastOf(state);
    this.#last[state] = path;
    return path;
  }

  clear(): void {
    for (let path = 0; path < this.count; path++) {
      this.#last[this.state[path]] = NONE;
      if (this.state[path] < this.#closedAt.length) this.#closedAt[this.state[path]] = NaN;
    }
    this.count = 0;
  }

  close(path: number): void {
    this.#closedAt = grownWith(this.#closedAt, this.state[path] + 1, NaN);
    this.#closedAt[this.state[path]] = this.g[path];
  }

  /** `NaN` where the state was not expanded. */
  closedAt(state: number): number {
    return state < this.#closedAt.length ? this.#closedAt[state] : NaN;
  }

  /** The path to `state` that was generated last, or `NONE`. */
  lastOf(state: number): number {
    if (state === NONE) return NONE;
    this.#last = grownWith(this.#last, state + 1, NONE);
    return this.#last[state];
  }

  #grow(): void {
    this.state = grown(this.state, this.count);
    this.g = grown(this.g, this.count);
    this.h = grown(this.h, this.count);
    this.key = grown(this.key, this.count);
    this.isTaken = grown(this.isTaken, this.count);
    this.before = grown(this.before, this.count);
    this.parent = grown(this.parent, this.count);
    this.moves = grown(this.moves, this.count);
  }
}

/** Paths by key; of equals, first in, first out. */
export class PathHeap extends NodeHeap {
  readonly #keys: PathColumns;

  constructor(keys: PathColumns) {
    super();
    this.#keys = keys;
  }

  protected override isBefore(path: number, other: number): boolean {
    const { key } = this.#keys;
    return key[path] < key[other] || (key[path] === key[other] && path < other);
  }
}
