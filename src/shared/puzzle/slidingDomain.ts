/**
 * A sliding puzzle as the engine sees it. The board is one cursor that moves do and undo; h follows each move by a table
 * of differences. Both after E. Burns, M. Hatem, M. Leighton, W. Ruml, "Implementing Fast Heuristic Search Code" (SoCS 2012).
 */
import type { Domain } from '../search/domain.ts';
import { MOVES, neighbourTable, NO_CELL } from './geometry.ts';
import { costTable, HEURISTICS, measureOf, type Heuristic, type HeuristicId } from './heuristics.ts';
import type { HeuristicResources, Measure } from './measure.ts';

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

  readonly #start: Uint8Array;
  readonly #goal: Uint8Array;
  /** Entry `cell × 4 + action`: the neighbouring cell or `NO_CELL`. */
  readonly #neighbours: Int8Array;
  /** Entry `tile × cells + cell`: what the tile contributes to h on that cell; 0 where h is no sum over the tiles. */
  readonly #costs: Uint8Array;
  /** h of a whole board, where it is no sum over the tiles; else `null`. */
  readonly #measure: Measure | null;

  readonly #cells: Uint8Array;
  #blank = 0;
  #h = 0;

  constructor(puzzle: SlidingPuzzle, heuristic: HeuristicId, resources: HeuristicResources) {
    const { rows, cols, start, goal } = puzzle;
    const { tileCost }: Heuristic = HEURISTICS[heuristic];
    const size = rows * cols;
    this.#bits = size <= 1 << BITS_OF_SMALL ? BITS_OF_SMALL : BITS_OF_LARGE;
    this.#tilesPerWord = Math.floor(32 / this.#bits);
    this.words = Math.ceil((size - 1) / this.#tilesPerWord);
    this.#sum = (size * (size - 1)) / 2;
    this.#start = Uint8Array.from(start);
    this.#goal = Uint8Array.from(goal);
    this.#neighbours = neighbourTable(rows, cols);
    this.#costs = tileCost ? costTable(tileCost, puzzle) : new Uint8Array(size * size);
    this.#measure = tileCost ? null : measureOf(heuristic, puzzle, resources);
    this.#cells = new Uint8Array(size);
    this.reset();
  }

  reset(): void {
    this.#cells.set(this.#start);
    this.#survey();
  }

  resetToGoal(): void {
    this.#cells.set(this.#goal);
    this.#survey();
  }

  load(states: Int32Array, at: number): void {
    const last = this.#cells.length - 1;
    const mask = (1 << this.#bits) - 1;
    let missing = this.#sum;
    for (let cell = 0, word = at; cell < last; word++) {
      const end = Math.min(cell + this.#tilesPerWord, last);
      for (let packed = states[word]; cell < end; cell++, packed >>>= this.#bits) {
        const tile = packed & mask;
        this.#cells[cell] = tile;
        missing -= tile;
      }
    }
    this.#cells[last] = missing;
    this.#survey();
  }

  store(states: Int32Array, at: number): void {
    const last = this.#cells.length - 1;
    for (let cell = 0, word = at; cell < last; word++) {
      const end = Math.min(cell + this.#tilesPerWord, last);
      let packed = 0;
      for (let shift = 0; cell < end; cell++, shift += this.#bits) packed |= this.#cells[cell] << shift;
      states[word] = packed;
    }
  }

  isLegal(action: number): boolean {
    return this.#neighbours[this.#blank * MOVES.length + action] !== NO_CELL;
  }

  apply(action: number): void {
    const from = this.#neighbours[this.#blank * MOVES.length + action];
    const tile = this.#cells[from];
    const costs = tile * this.#cells.length;
    this.#h += this.#costs[costs + this.#blank] - this.#costs[costs + from];
    this.#cells[this.#blank] = tile;
    this.#cells[from] = 0;
    this.#blank = from;
  }

  inverse(action: number): number {
    return action ^ 1;
  }

  isGoal(): boolean {
    for (let cell = 0; cell < this.#goal.length; cell++) if (this.#cells[cell] !== this.#goal[cell]) return false;
    return true;
  }

  h(): number {
    return this.#measure === null ? this.#h : this.#measure(this.#cells);
  }

  /** Finds the blank and adds up h, after the whole board has changed. */
  #survey(): void {
    const size = this.#cells.length;
    this.#h = 0;
    for (let cell = 0; cell < size; cell++) {
      const tile = this.#cells[cell];
      if (tile === 0) this.#blank = cell;
      this.#h += this.#costs[tile * size + cell];
    }
  }
}
