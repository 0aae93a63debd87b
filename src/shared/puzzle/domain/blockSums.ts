/**
 * h of many states at once, where h is a sum over the tiles. Ranks are in lexicographic order, so a walk through the
 * prefixes of tile sequences visits them in order and sums each prefix once. Measuring states one by one takes
 * seventy times as long, because each needs its arrangement first.
 */
import { digitWeights } from '../states/arrangementRank.ts';
import type { StateGraph } from '../states/stateGraph.ts';

/** Tiles of a block's common prefix: a block of a 3×3 board has 360 ranks. */
const COMMON = 2;

export type TakeSum = (rank: number, blank: number, h: number) => void;

export class BlockSums {
  /** Entry `tile × cells + cell`: the tile's share of h there. */
  readonly #costs: Uint16Array;
  readonly #cells: number;
  /** By place in the goal, read without the blank. */
  readonly #tiles: readonly number[];
  /** By place of a sequence: the number of ranks that share a prefix up to it. */
  readonly #weights: Int32Array;
  /** By parity of the inversions: the cells of the blank in states of that parity. */
  readonly #blanksOf: readonly (readonly number[])[];
  /** By cell of the blank: the difference of h to the blank on cell 0, for the tiles before it. */
  readonly #gains: Int32Array;

  /** `costs`: from `costTable` for the goal of `graph`. */
  constructor(graph: StateGraph, costs: Uint16Array) {
    this.#costs = costs;
    this.#cells = graph.goal.length;
    this.#tiles = graph.goal.filter((tile) => tile !== 0);
    this.#weights = digitWeights(this.#tiles.length);
    this.#blanksOf = [0, 1].map((parity) => [...graph.goal.keys()].filter((cell) => graph.parities[cell] === parity));
    this.#gains = new Int32Array(this.#cells);
  }

  /** Gives `take` h of all states of the block that `rank` is in. */
  measure(rank: number, take: TakeSum): void {
    this.#walk(0, (1 << this.#tiles.length) - 1, 0, 0, 0, rank, take);
  }

  /**
   * Extends a prefix of `place` tiles. `left`: a bit per goal place of each remaining tile; `parity`: of the
   * inversions so far; `h`: of the prefix with the blank on cell 0; `first`: the first rank with this prefix.
   */
  #walk(place: number, left: number, parity: number, h: number, first: number, wanted: number, take: TakeSum): void {
    if (place === this.#tiles.length - 2) return this.#takeBoth(left, parity, h, first, take);
    const ranks = this.#weights[place];
    for (let rest = left, digit = 0, rank = first; rest !== 0; rest &= rest - 1, digit++, rank += ranks) {
      if (place < COMMON && (wanted < rank || wanted >= rank + ranks)) continue;
      const bit = rest & -rest;
      const next = h + this.#put(bit, place);
      this.#walk(place + 1, left ^ bit, parity ^ (digit & 1), next, rank, wanted, take);
    }
  }

  /** Adds the last two tiles, in the order that the parity demands. */
  #takeBoth(left: number, parity: number, h: number, rank: number, take: TakeSum): void {
    const place = this.#tiles.length - 2;
    const lesser = left & -left;
    for (let inversions = 0; inversions < 2; inversions++) {
      const blanks = this.#blanksOf[parity ^ inversions];
      if (blanks.length === 0) continue;
      const bit = inversions === 0 ? lesser : left ^ lesser;
      const whole = h + this.#put(bit, place) + this.#put(left ^ bit, place + 1);
      for (const blank of blanks) take(rank, blank, whole + this.#gains[blank]);
    }
  }

  /** Places a tile. Returns its share of h with the blank on cell 0, and so before it. */
  #put(bit: number, place: number): number {
    const at = this.#tiles[31 - Math.clz32(bit)] * this.#cells + place;
    this.#gains[place + 1] = this.#gains[place] + this.#costs[at] - this.#costs[at + 1];
    return this.#costs[at + 1];
  }
}
