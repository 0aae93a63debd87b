/**
 * A search from both ends has two halves, which take turns, each a whole level at a time. Any other search is one half, whose
 * turn never ends.
 */
import type { DirectReached } from './directReached.ts';
import type { Forgetful } from './forgetful.ts';
import type { Frontier } from './frontier.ts';
import type { Reached } from './reached.ts';

export interface SearchHalf {
  readonly frontier: Frontier;
  readonly reached: Reached | DirectReached | Forgetful;
}

export class SearchHalves {
  readonly count: 1 | 2;
  /** The half from the start. */
  readonly fromStart: SearchHalf;
  /** The half whose turn it is. */
  active: SearchHalf;
  /** Nodes that it still has to take before the turn of the other one. */
  turnLeft = 0;
  /** Levels that the two halves have expanded, together: so many moves a path through a node of this turn has. */
  levels = -1;
  readonly #all: readonly SearchHalf[];

  constructor(count: 1 | 2, create: () => SearchHalf) {
    this.count = count;
    this.#all = Array.from({ length: count }, create);
    this.fromStart = this.#all[0];
    this.active = this.fromStart;
  }

  /** The half whose turn is next: of a search from one end the same. */
  get other(): SearchHalf {
    return this.active === this.fromStart ? this.#all[this.count - 1] : this.fromStart;
  }

  /** Nodes in the frontiers of all halves. */
  get waiting(): number {
    let nodes = 0;
    for (const { frontier } of this.#all) nodes += frontier.size;
    return nodes;
  }

  /** Whether a half has nothing left to take: what it has not reached, it cannot reach. */
  get isExhausted(): boolean {
    return this.#all.some(({ frontier }) => frontier.size === 0);
  }

  /** Gives the turn to the next half, where the turn of this one is over. */
  changeTurn(): void {
    if (this.turnLeft > 0 || this.isExhausted) return;
    this.levels++;
    this.active = this.other;
    this.turnLeft = this.count === 1 ? Infinity : this.active.frontier.size;
  }

  /** States that each table of reached states has room for. */
  get roomForStates(): number {
    return Math.min(...this.#all.map(({ reached }) => reached.room));
  }

  /** How many nodes, counted from the first, each frontier and each table of reached states can hold. */
  get roomForNodes(): number {
    return Math.min(...this.#all.map(({ frontier, reached }) => Math.min(frontier.room, reached.nodes)));
  }

  /** Bytes of the frontiers and tables once they have room for so many more states, and so many nodes in all. */
  bytesFor(more: number, nodes: number): number {
    let bytes = 0;
    for (const { frontier, reached } of this.#all) bytes += frontier.bytesFor(nodes) + reached.bytesFor(more, nodes);
    return bytes;
  }

  /** Makes room for so many more states, and so many nodes in all. */
  reserve(more: number, nodes: number): void {
    for (const { frontier, reached } of this.#all) {
      frontier.reserve(nodes);
      reached.reserve(more, nodes);
    }
  }

  /** Gives back what only a search under way needs. `states`: those of its nodes, of which there are so many. */
  release(states: Int32Array, nodes: number): void {
    for (const { frontier, reached } of this.#all) {
      frontier.release();
      reached.release(states, nodes);
    }
  }
}
