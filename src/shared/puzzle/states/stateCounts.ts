/**
 * Counts states by distance on boards with too many to store: 3×4 has 239,500,800. Breadth-first search by layers. A
 * layer is a table by rank (`arrangementRank.ts`) of bit sets of the blank's cells: horizontal moves shift bits,
 * whatever the tiles are; vertical ones lead to another rank.
 */
import {
  digitsOfRank,
  digitWeights,
  parityByCell,
  rankChangeBack,
  rankChangeForward,
  rankCount,
} from './arrangementRank.ts';
import { findBlank } from '../board.ts';

/** The three tables of a 3×4 board take 120 MB; with 15 cells they would take 262 GB. */
const MAX_COUNTED_CELLS = 12;

const REPORT_EVERY = 1 << 20;

export interface CountingProgress {
  readonly found: number;
  readonly total: number;
}

/**
 * Returns the number of states by distance, and yields its progress. To cancel, stop iterating. `goal`: at most
 * `MAX_COUNTED_CELLS` cells.
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
  readonly #digits: Uint8Array;
  /** Cells with a neighbour on each side, as bits. */
  readonly #beside: { readonly left: number; readonly right: number; readonly above: number; readonly below: number };
  readonly #parities: Uint8Array;

  /** By rank, sets of cells of the blank: reached, in the layer, and candidates for the next one. */
  readonly #reached: Uint16Array;
  #layer: Uint16Array;
  #next: Uint16Array;

  constructor(goal: readonly number[], rows: number, cols: number) {
    if (goal.length > MAX_COUNTED_CELLS) throw new Error(`Unexpected number of cells: ${goal.length}`);
    const tiles = goal.length - 1;
    const cells = goal.map((_, cell) => cell);
    const bitsOf = (chosen: number[]): number => chosen.reduce((bits, cell) => bits | (1 << cell), 0);
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
    this.#parities = parityByCell(goal, cols);
    this.#reached = new Uint16Array(rankCount(tiles));
    this.#layer = new Uint16Array(this.#reached.length);
    this.#next = new Uint16Array(this.#reached.length);
    this.#next[0] = 1 << findBlank(goal);
  }

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

  /** The next layer is what was not reached before. Returns its size. */
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

  /** Expands and removes the states of the layer in a range of ranks. */
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
      digits[last] = even ^ this.#parities[cell];
      // The tile below moves before cols − 1 others, the tile above after as many.
      if ((below >> cell) & 1)
        next[rank + rankChangeForward(digits, weights, cell + cols - 1, cell)] |= 1 << (cell + cols);
      if ((above >> cell) & 1)
        next[rank + rankChangeBack(digits, weights, cell - cols, cell - 1)] |= 1 << (cell - cols);
    }
  }
}
