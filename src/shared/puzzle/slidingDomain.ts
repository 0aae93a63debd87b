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
  /** The state as it is stored, and one word for the last cell, which is not. */
  readonly #packed: Int32Array;
  /** By cell: its word of `#packed`, and how far up its tile lies in it. */
  readonly #wordOf: Uint8Array;
  readonly #shiftOf: Uint8Array;
  readonly #packedGoal: Int32Array;
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
    this.#packed = new Int32Array(this.words + 1);
    const last = size - 1;
    const places = Array.from({ length: size }, (_, cell) => cell);
    this.#wordOf = Uint8Array.from(places, (cell) =>
      cell === last ? this.words : Math.floor(cell / this.#tilesPerWord),
    );
    this.#shiftOf = Uint8Array.from(places, (cell) => (cell % this.#tilesPerWord) * this.#bits);
    this.resetToGoal();
    this.#packedGoal = this.#packed.slice(0, this.words);
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

  /** Unpacks the state, finds the blank and adds up h in one pass: what `#survey` does for a board, which costs more. */
  load(states: Int32Array, at: number): void {
    const cells = this.#cells;
    const costs = this.#costs;
    const size = cells.length;
    const last = size - 1;
    const mask = (1 << this.#bits) - 1;
    let missing = this.#sum;
    let blank = last;
    let h = 0;
    for (let word = 0, cell = 0; word < this.words; word++) {
      let packed = states[at + word];
      this.#packed[word] = packed;
      const end = Math.min(cell + this.#tilesPerWord, last);
      for (; cell < end; cell++, packed >>>= this.#bits) {
        const tile = packed & mask;
        cells[cell] = tile;
        missing -= tile;
        if (tile === 0) blank = cell;
        h += costs[tile * size + cell];
      }
    }
    cells[last] = missing;
    this.#blank = blank;
    this.#h = h + costs[missing * size + last];
  }

  store(states: Int32Array, at: number): void {
    for (let word = 0; word < this.words; word++) states[at + word] = this.#packed[word];
  }

  isLegal(action: number): boolean {
    return this.#neighbours[this.#blank * MOVES.length + action] !== NO_CELL;
  }

  apply(action: number): void {
    const from = this.#neighbours[this.#blank * MOVES.length + action];
    const to = this.#blank;
    const tile = this.#cells[from];
    const costs = tile * this.#cells.length;
    this.#h += this.#costs[costs + to] - this.#costs[costs + from];
    this.#cells[to] = tile;
    this.#cells[from] = 0;
    this.#packed[this.#wordOf[from]] ^= tile << this.#shiftOf[from];
    this.#packed[this.#wordOf[to]] ^= tile << this.#shiftOf[to];
    this.#blank = from;
  }

  inverse(action: number): number {
    return action ^ 1;
  }

  isGoal(): boolean {
    for (let word = 0; word < this.words; word++) if (this.#packed[word] !== this.#packedGoal[word]) return false;
    return true;
  }

  h(): number {
    return this.#measure === null ? this.#h : this.#measure(this.#cells);
  }

  /** Finds the blank, adds up h and packs the tiles, after the whole board has changed. */
  #survey(): void {
    const size = this.#cells.length;
    this.#h = 0;
    this.#packed.fill(0);
    for (let cell = 0; cell < size; cell++) {
      const tile = this.#cells[cell];
      if (tile === 0) this.#blank = cell;
      this.#h += this.#costs[tile * size + cell];
      this.#packed[this.#wordOf[cell]] |= tile << this.#shiftOf[cell];
    }
  }
}
