/**
 * How many states lie at each distance from the goal, for boards whose states are too many to keep one by one: 3×4 has 239,500,800.
 * Breadth-first search by layers. A layer is a table by rank (`arrangementRank.ts`) of sets of cells, one bit for each cell that
 * the blank can be on: horizontal moves shift bits, whatever the tiles are, and vertical ones go to another rank.
 */
import { digitsOfRank, digitWeights, rankChangeBack, rankChangeForward, rankCount } from './arrangementRank.ts';
import { findBlank } from '../board.ts';

/** Cells at the most: the three tables of a 3×4 board take 120 MB, those of one with 15 cells would take 262 GB. */
const MAX_COUNTED_CELLS = 12;

/** Ranks between two reports. */
const REPORT_EVERY = 1 << 20;

/** Counts so far. */
export interface CountingProgress {
  /** States found, of `total`. */
  readonly found: number;
  readonly total: number;
}

/**
 * Yields its progress now and then, and returns by distance how many states have it. To cancel is not to go on.
 * `goal` is an arrangement of at most `MAX_COUNTED_CELLS` cells.
 */
export function* countStates(
  goal: readonly number[],
  rows: number,
  cols: number,
): Generator<CountingProgress, number[]> {
  return yield* new StateCounter(goal, rows, cols).search();
}

class StateCounter {
  readonly #total: number;
  #found = 0;
  readonly #cols: number;
  readonly #weights: Int32Array;
  /** The digits of the rank at hand. */
  readonly #digits: Uint8Array;
  /** Cells with a cell on the left, on the right, above, below, as bits. */
  readonly #beside: { readonly left: number; readonly right: number; readonly above: number; readonly below: number };
  /** By cell: parity of the inversions of the states with the blank there. */
  readonly #parity: readonly number[];

  /** By rank, sets of cells of the blank: states reached before, those of the layer, those that may be of the next one. */
  readonly #reached: Uint16Array;
  #layer: Uint16Array;
  #next: Uint16Array;

  constructor(goal: readonly number[], rows: number, cols: number) {
    if (goal.length > MAX_COUNTED_CELLS) throw new Error(`Unexpected number of cells: ${goal.length}`);
    const tiles = goal.length - 1;
    const cells = goal.map((_, cell) => cell);
    const bitsOf = (chosen: number[]): number => chosen.reduce((bits, cell) => bits | (1 << cell), 0);
    const goalRow = Math.floor(findBlank(goal) / cols);
    this.#total = rankCount(tiles) * goal.length;
    this.#cols = cols;
    this.#weights = digitWeights(tiles);
    this.#digits = new Uint8Array(tiles);
    this.#beside = {
      left: bitsOf(cells.filter((cell) => cell % cols > 0)),
      right: bitsOf(cells.filter((cell) => cell % cols < cols - 1)),
      above: bitsOf(cells.filter((cell) => cell >= cols)),
      below: bitsOf(cells.filter((cell) => cell < (rows - 1) * cols)),
    };
    this.#parity = cells.map((cell) => (Math.abs(Math.floor(cell / cols) - goalRow) * (cols - 1)) & 1);
    this.#reached = new Uint16Array(rankCount(tiles));
    this.#layer = new Uint16Array(this.#reached.length);
    this.#next = new Uint16Array(this.#reached.length);
    this.#next[0] = 1 << findBlank(goal);
  }

  /** Searches one layer after the other. */
  *search(): Generator<CountingProgress, number[]> {
    const counts: number[] = [];
    for (let count = this.#settle(); count > 0; count = this.#settle()) {
      counts.push(count);
      for (let from = 0; from < this.#layer.length; from += REPORT_EVERY) {
        this.#expand(from, Math.min(from + REPORT_EVERY, this.#layer.length));
        yield { found: this.#found, total: this.#total };
      }
    }
    return counts;
  }

  /** The next layer is what was not reached before. Returns how many states it has. */
  #settle(): number {
    const reached = this.#reached;
    const fresh = this.#next;
    let count = 0;
    for (let rank = 0; rank < fresh.length; rank++) {
      if (fresh[rank] === 0) continue;
      fresh[rank] &= ~reached[rank];
      reached[rank] |= fresh[rank];
      for (let bits = fresh[rank]; bits !== 0; bits &= bits - 1) count++;
    }
    this.#next = this.#layer;
    this.#layer = fresh;
    this.#found += count;
    return count;
  }

  /** Expands, and takes out, the states of the layer whose ranks are in a range. */
  #expand(from: number, to: number): void {
    const layer = this.#layer;
    const { left, right } = this.#beside;
    for (let rank = from; rank < to; rank++) {
      const blanks = layer[rank];
      if (blanks === 0) continue;
      layer[rank] = 0;
      this.#next[rank] |= ((blanks & left) >> 1) | ((blanks & right) << 1);
      this.#moveVertically(rank, blanks);
    }
  }

  #moveVertically(rank: number, blanks: number): void {
    const { above, below } = this.#beside;
    const cols = this.#cols;
    const next = this.#next;
    const digits = this.#digits;
    const weights = this.#weights;
    const last = digits.length - 2;
    digitsOfRank(rank, 0, digits);
    const even = digits[last];
    for (let bits = blanks; bits !== 0; bits &= bits - 1) {
      const cell = 31 - Math.clz32(bits & -bits);
      digits[last] = even ^ this.#parity[cell];
      // The tile below comes to stand before cols − 1 others, the tile above after as many.
      if ((below >> cell) & 1)
        next[rank + rankChangeForward(digits, weights, cell + cols - 1, cell)] |= 1 << (cell + cols);
      if ((above >> cell) & 1)
        next[rank + rankChangeBack(digits, weights, cell - cols, cell - 1)] |= 1 << (cell - cols);
    }
  }
}
