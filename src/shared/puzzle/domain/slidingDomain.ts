/**
 * The engine's domain of a sliding puzzle. States are packed boards; h is updated by a table of differences: E.
 * Burns, M. Hatem, M. Leighton, W. Ruml, "Implementing Fast Heuristic Search Code" (SoCS 2012).
 */
import type { Domain, Successors } from '../../engine/domain.ts';
import { MOVES, neighbourTable, NO_CELL, oppositeMove } from '../geometry.ts';
import {
  HEURISTICS,
  measureOf,
  type Heuristic,
  type HeuristicId,
  type HeuristicResources,
} from '../heuristics/heuristics.ts';
import type { Measure } from '../heuristics/measure.ts';
import { costByTile, type TileCosts } from '../tileCosts.ts';
import { costTable } from '../heuristics/sumOverTiles.ts';

/** `start` and `goal` are arrangements of rows × cols cells; 0 is the blank. */
export interface SlidingPuzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
  /** Absent: every move costs 1. */
  readonly costs?: TileCosts | undefined;
}

/**
 * Actions 0 … 3 move the blank up, down, left, right. Does not check solvability. Throws where `heuristic` does not
 * support this size, or `resources` lacks something that it needs.
 */
export function createSlidingDomain(
  puzzle: SlidingPuzzle,
  heuristic: HeuristicId,
  resources: HeuristicResources = {},
): SlidingStates {
  return new SlidingDomain(puzzle, heuristic, resources);
}

/** The domain, for any board of its size. */
export interface SlidingStates extends Domain {
  /** Packs an arrangement into `states[at … at + words − 1]`. */
  write(cells: ArrayLike<number>, states: Int32Array, at: number): void;
  /** The arrangement that was packed. */
  read(states: Int32Array, at: number): number[];
}

/** Bits of a packed tile: 4 for up to 16 cells, 5 for 25. */
const BITS_OF_SMALL = 4;
const BITS_OF_LARGE = 5;

class SlidingDomain implements SlidingStates {
  readonly words: number;
  readonly actions = MOVES.length;
  readonly costsDiffer: boolean;

  readonly #bits: number;
  readonly #tilesPerWord: number;
  /** The sum of all tiles. The last cell is not stored: it is what the others lack of the sum. */
  readonly #sum: number;

  readonly #start: Int32Array;
  readonly #goal: Int32Array;
  /** Entry `cell × 4 + action`: the neighbouring cell or `NO_CELL`. */
  readonly #neighbours: Int8Array;
  /** Entry `tile × cells + cell`: the tile's share of h there; 0 where h is not a sum over the tiles. */
  readonly #costs: Uint16Array;
  /** What a move of each tile costs; `null` where it is always 1. */
  readonly #byTile: Uint8Array | null;
  /** h of a whole board; `null` where h is a sum over the tiles. */
  readonly #measure: Measure | null;

  /** By cell: the word of a state with its tile, and the shift; for the last cell, a word that is not stored. */
  readonly #wordOf: Uint8Array;
  readonly #shiftOf: Uint8Array;

  /** The board unpacked last, with its blank, and the sum of its tile costs. */
  readonly #cells: Uint8Array;
  #blank = 0;
  #sumOfCosts = 0;

  constructor(puzzle: SlidingPuzzle, heuristic: HeuristicId, resources: HeuristicResources) {
    const { rows, cols, start, goal } = puzzle;
    const { tileCost }: Heuristic = HEURISTICS[heuristic];
    const size = rows * cols;
    const last = size - 1;
    const places = Array.from({ length: size }, (_, cell) => cell);
    this.#bits = size <= 1 << BITS_OF_SMALL ? BITS_OF_SMALL : BITS_OF_LARGE;
    this.#tilesPerWord = Math.floor(32 / this.#bits);
    this.words = Math.ceil(last / this.#tilesPerWord);
    this.#sum = (size * last) / 2;
    this.#neighbours = neighbourTable(rows, cols);
    this.#byTile = costByTile(puzzle.costs, size);
    this.costsDiffer = this.#byTile !== null;
    this.#costs = tileCost ? costTable(tileCost, puzzle) : new Uint16Array(size * size);
    this.#measure = tileCost ? null : measureOf(heuristic, puzzle, resources);
    this.#wordOf = Uint8Array.from(places, (cell) =>
      cell === last ? this.words : Math.floor(cell / this.#tilesPerWord),
    );
    this.#shiftOf = Uint8Array.from(places, (cell) => (cell % this.#tilesPerWord) * this.#bits);
    this.#cells = new Uint8Array(size);
    this.#start = this.#packed(start);
    this.#goal = this.#packed(goal);
  }

  start(states: Int32Array, at: number): void {
    states.set(this.#start, at);
  }

  goal(states: Int32Array, at: number): void {
    states.set(this.#goal, at);
  }

  write(cells: ArrayLike<number>, states: Int32Array, at: number): void {
    states.fill(0, at, at + this.words);
    for (let cell = 0; cell < cells.length - 1; cell++)
      states[at + this.#wordOf[cell]] |= cells[cell] << this.#shiftOf[cell];
  }

  read(states: Int32Array, at: number): number[] {
    this.#unpack(states, at);
    return Array.from(this.#cells);
  }

  isGoal(states: Int32Array, at: number): boolean {
    for (let word = 0; word < this.words; word++) if (states[at + word] !== this.#goal[word]) return false;
    return true;
  }

  h(states: Int32Array, at: number): number {
    this.#unpack(states, at);
    return this.#measure === null ? this.#sumOfCosts : this.#measure(this.#cells);
  }

  expand(
    states: Int32Array,
    from: number,
    to: number,
    order: readonly number[],
    except: number,
    successors: Successors,
  ): number {
    this.#unpack(states, from);
    let count = 0;
    for (let index = 0; index < order.length; index++) {
      const action = order[index];
      const cell = this.#neighbours[this.#blank * MOVES.length + action];
      if (cell === NO_CELL || action === except) continue;
      this.#pushTile(states, from, to + count * this.words, cell);
      if (this.#byTile !== null) successors.cost[count] = this.#byTile[this.#cells[cell]];
      successors.action[count] = action;
      successors.h[count++] = this.#hAfter(cell);
    }
    return count;
  }

  inverse(action: number): number {
    return oppositeMove(action);
  }

  #pushTile(states: Int32Array, from: number, to: number, cell: number): void {
    const { words } = this;
    const tile = this.#cells[cell];
    for (let word = 0; word < words; word++) states[to + word] = states[from + word];
    if (this.#wordOf[cell] < words) states[to + this.#wordOf[cell]] ^= tile << this.#shiftOf[cell];
    const blank = this.#blank;
    if (this.#wordOf[blank] < words) states[to + this.#wordOf[blank]] ^= tile << this.#shiftOf[blank];
  }

  #hAfter(cell: number): number {
    const cells = this.#cells;
    const blank = this.#blank;
    const tile = cells[cell];
    if (this.#measure === null) {
      const costs = tile * cells.length;
      return this.#sumOfCosts + this.#costs[costs + blank] - this.#costs[costs + cell];
    }
    cells[blank] = tile;
    cells[cell] = 0;
    const h = this.#measure(cells);
    cells[cell] = tile;
    cells[blank] = 0;
    return h;
  }

  /** Unpacks a state, finds the blank and sums the costs in one pass. */
  #unpack(states: Int32Array, at: number): void {
    const cells = this.#cells;
    const costs = this.#costs;
    const size = cells.length;
    const last = size - 1;
    const mask = (1 << this.#bits) - 1;
    let missing = this.#sum;
    let blank = last;
    let sumOfCosts = 0;
    for (let word = 0, cell = 0; word < this.words; word++) {
      let packed = states[at + word];
      const end = Math.min(cell + this.#tilesPerWord, last);
      for (; cell < end; cell++, packed >>>= this.#bits) {
        const tile = packed & mask;
        cells[cell] = tile;
        missing -= tile;
        if (tile === 0) blank = cell;
        sumOfCosts += costs[tile * size + cell];
      }
    }
    cells[last] = missing;
    this.#blank = blank;
    this.#sumOfCosts = sumOfCosts + costs[missing * size + last];
  }

  #packed(cells: ArrayLike<number>): Int32Array {
    const words = new Int32Array(this.words);
    this.write(cells, words, 0);
    return words;
  }
}
