/**
 * The two halves of a search from both ends take turns by levels. Any other search has one half, whose turn never
 * ends.
 */
import type { DirectReached } from './directReached.ts';
import type { Frontier } from './frontier.ts';
import type { NoReachedTable, Reached } from './reached.ts';

export interface SearchHalf {
  readonly frontier: Frontier;
  readonly reached: Reached | DirectReached | NoReachedTable;
}

export class SearchHalves {
  readonly count: 1 | 2;
  readonly fromStart: SearchHalf;
  active: SearchHalf;
  /** Nodes left to take in this turn. */
  turnLeft = 0;
  /** Levels expanded by both halves: the length of a path through a node of this turn. */
  levels = -1;
  readonly #all: readonly SearchHalf[];

  constructor(count: 1 | 2, create: () => SearchHalf) {
    this.count = count;
    this.#all = Array.from({ length: count }, create);
    this.fromStart = this.#all[0];
    this.active = this.fromStart;
  }

  /** The half with the next turn; the same for a search from one end. */
  get other(): SearchHalf {
    return this.active === this.fromStart ? this.#all[this.count - 1] : this.fromStart;
  }

  get waiting(): number {
    let nodes = 0;
    for (const { frontier } of this.#all) nodes += frontier.size;
    return nodes;
  }

  /** Whether a half has an empty frontier: what it has not reached is unreachable. */
  get isExhausted(): boolean {
    return this.#all.some(({ frontier }) => frontier.size === 0);
  }

  changeTurn(): void {
    if (this.turnLeft > 0 || this.isExhausted) return;
    this.levels++;
    this.active = this.other;
    this.turnLeft = this.count === 1 ? Infinity : this.active.frontier.size;
  }

  get roomForStates(): number {
    return Math.min(...this.#all.map(({ reached }) => reached.room));
  }

  get roomForNodes(): number {
    return Math.min(...this.#all.map(({ frontier, reached }) => Math.min(frontier.room, reached.nodes)));
  }

  bytesFor(more: number, nodes: number): number {
    let bytes = 0;
    for (const { frontier, reached } of this.#all) bytes += frontier.bytesFor(nodes) + reached.bytesFor(more, nodes);
    return bytes;
  }

  reserve(more: number, nodes: number): void {
    for (const { frontier, reached } of this.#all) {
      frontier.reserve(nodes);
      reached.reserve(more, nodes);
    }
  }

  /** Gives back what only a running search needs. `states`: of the first `nodes` nodes. */
  release(states: Int32Array, nodes: number): void {
    for (const { frontier, reached } of this.#all) {
      frontier.release();
      reached.release(states, nodes);
    }
  }
}
