/**
 * A sliding puzzle as the engine sees it. States are packed boards; h follows each move by a table of differences, after
 * E. Burns, M. Hatem, M. Leighton, W. Ruml, "Implementing Fast Heuristic Search Code" (SoCS 2012).
 */
import type { Domain, Successors } from '../../engine/domain.ts';
import { MOVES, neighbourTable, NO_CELL } from '../geometry.ts';
import { costTable, HEURISTICS, measureOf, type Heuristic, type HeuristicId } from '../heuristics/heuristics.ts';
import type { HeuristicResources, Measure } from '../heuristics/measure.ts';

/** A board of rows × cols cells, to be brought from `start` to `goal`: arrangements of it, 0 is the blank. */
export interface SlidingPuzzle {
  readonly rows: number;
  readonly cols: number;
  readonly start: readonly number[];
  readonly goal: readonly number[];
}

/**
 * The domain of `puzzle`, with actions 0 … 3 for up, down, left, right of the blank. Whether it is solvable is not asked.
 * Throws where `heuristic` is not for boards of this size, or misses something in `resources` that it needs.
 */
export function createSlidingDomain(
  puzzle: SlidingPuzzle,
  heuristic: HeuristicId,
  resources: HeuristicResources = {},
): Domain {
  return new SlidingDomain(puzzle, heuristic, resources);
}

/** Width of a packed tile: 4 bits are enough for 16 cells, 5 bits for 25. */
const BITS_OF_SMALL = 4;
const BITS_OF_LARGE = 5;

class SlidingDomain implements Domain {
  readonly words: number;
  readonly actions = MOVES.length;

  readonly #bits: number;
  readonly #tilesPerWord: number;
  /** The sum of all tiles: what is missing of it is the last cell, which is therefore not stored. */
  readonly #sum: number;

  readonly #start: Int32Array;
  readonly #goal: Int32Array;
  /** Entry `cell × 4 + action`: the neighbouring cell or `NO_CELL`. */
  readonly #neighbours: Int8Array;
  /** Entry `tile × cells + cell`: what the tile contributes to h on that cell; 0 where h is no sum over the tiles. */
  readonly #costs: Uint8Array;
  /** h of a whole board, where it is no sum over the tiles; else `null`. */
  readonly #measure: Measure | null;

  /** By cell: the word of a state that has its tile, and how far up; the last cell's is one that is not stored. */
  readonly #wordOf: Uint8Array;
  readonly #shiftOf: Uint8Array;

  /** The board that was unpacked last, the cell of its blank, and the sum of the costs of its tiles. */
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
    this.#costs = tileCost ? costTable(tileCost, puzzle) : new Uint8Array(size * size);
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
      successors.action[count] = action;
      successors.h[count++] = this.#hAfter(cell);
    }
    return count;
  }

  inverse(action: number): number {
    return action ^ 1;
  }

  /** Writes the state at `states[from]`, whose board is unpacked, to `states[to]`, with the tile on `cell` where the blank is. */
  #pushTile(states: Int32Array, from: number, to: number, cell: number): void {
    const { words } = this;
    const tile = this.#cells[cell];
    for (let word = 0; word < words; word++) states[to + word] = states[from + word];
    if (this.#wordOf[cell] < words) states[to + this.#wordOf[cell]] ^= tile << this.#shiftOf[cell];
    const blank = this.#blank;
    if (this.#wordOf[blank] < words) states[to + this.#wordOf[blank]] ^= tile << this.#shiftOf[blank];
  }

  /** h of the board that was unpacked last once the tile on `cell` lies where the blank is. */
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

  /** Unpacks a state, finds the blank and adds up the costs in one pass. */
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

  /** The words of an arrangement. */
  #packed(cells: readonly number[]): Int32Array {
    const words = new Int32Array(this.words);
    for (let cell = 0; cell < cells.length - 1; cell++) words[this.#wordOf[cell]] |= cells[cell] << this.#shiftOf[cell];
    return words;
  }
}
