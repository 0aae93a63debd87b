/**
 * The graph of all states of a small board that can reach a goal, as numbers: state = cell of the blank × ranks + rank
 * (`arrangementRank.ts`). Every move is a table look-up.
 */
import { findBlank } from './board.ts';
import { digitsOfRank, digitWeights, rankChangeForward, rankCount, writeSequence } from './arrangementRank.ts';
import { neighbourTable, NO_CELL } from './geometry.ts';

/** Cells at the most: the tables of a 3×3 board take 0.5 MB, and there are 181,440 states. */
export const MAX_GRAPH_CELLS = 9;

/** No state: beyond the edge of the board, or in the other half. */
export const NO_STATE = -1;

type MoveTables = Pick<StateGraph, 'down' | 'up'>;

/** Tables made before: they depend on the size, and where the columns are even on the row of the goal's blank, but on no tile. */
const moveTables = new Map<string, MoveTables>();

/** How many bits of 0 … 255 are set. */
const BIT_COUNT = Uint8Array.from({ length: 256 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

export class StateGraph {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  /** Number of states; the goal is one of them. */
  readonly size: number;
  /** Ranks: states with the blank on one cell. */
  readonly ranks: number;
  /** Entry `cell × ranks + rank`: the rank after the blank has moved down from `cell`. The last row has none. */
  readonly down: Uint16Array;
  /** Entry `cell × ranks + rank`: the rank after the blank has moved up to `cell`. */
  readonly up: Uint16Array;

  readonly #neighbours: Int8Array;
  readonly #weights: Int32Array;
  /** By tile: its place in the goal read without the blank. By place: the tile. */
  readonly #placeOfTile: number[];
  readonly #tileOfPlace: number[];

  /** `goal` is an arrangement of at most `MAX_GRAPH_CELLS` cells. */
  constructor(goal: readonly number[], rows: number, cols: number) {
    if (goal.length > MAX_GRAPH_CELLS) throw new Error(`Unexpected number of cells: ${goal.length}`);
    this.rows = rows;
    this.cols = cols;
    this.goal = goal;
    this.ranks = rankCount(goal.length - 1);
    this.size = goal.length * this.ranks;
    this.#neighbours = neighbourTable(rows, cols);
    this.#weights = digitWeights(goal.length - 1);
    this.#tileOfPlace = goal.filter((tile) => tile !== 0);
    this.#placeOfTile = goal.map((_, tile) => this.#tileOfPlace.indexOf(tile));
    const key = [rows, cols, this.#parity(0)].join();
    const moves = moveTables.get(key) ?? this.#moveTables();
    moveTables.set(key, moves);
    this.down = moves.down;
    this.up = moves.up;
  }

  /** The state of an arrangement, or `NO_STATE` if it cannot reach the goal. */
  stateOf(cells: ArrayLike<number>): number {
    let blank = 0;
    let rank = 0;
    let inversions = 0;
    // One bit for each tile that is still to come.
    let later = (1 << this.#weights.length) - 1;
    for (let cell = 0, place = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) {
        blank = cell;
        continue;
      }
      const tile = this.#placeOfTile[cells[cell]];
      const digit = BIT_COUNT[later & ((1 << tile) - 1)];
      later ^= 1 << tile;
      inversions += digit;
      rank += digit * this.#weights[place++];
    }
    return (inversions & 1) === this.#parity(blank) ? blank * this.ranks + rank : NO_STATE;
  }

  /** The arrangement of a state. */
  cellsOf(state: number): number[] {
    const blank = Math.floor(state / this.ranks);
    const digits = new Uint8Array(this.goal.length - 1);
    digitsOfRank(state % this.ranks, this.#parity(blank), digits);
    const cells = new Uint8Array(this.goal.length);
    this.#arrange(digits, blank, cells);
    return Array.from(cells);
  }

  /**
   * Visits every state with its arrangement, which is good for the visit only. States that differ in nothing but the cell of the
   * blank follow each other, as far as their parity is the same: one tile moves from each to the next.
   */
  forEachState(visit: (state: number, cells: ArrayLike<number>) => void): void {
    const cells = new Uint8Array(this.goal.length);
    const parities = Array.from(cells, (_, cell) => this.#parity(cell));
    const digits = new Uint8Array(cells.length - 1);
    for (let rank = 0; rank < this.ranks; rank++) {
      for (let blank = 0; blank < cells.length; blank++) {
        if (blank === 0 || parities[blank] !== parities[blank - 1]) {
          digitsOfRank(rank, parities[blank], digits);
          this.#arrange(digits, blank, cells);
        } else {
          cells[blank - 1] = cells[blank];
          cells[blank] = 0;
        }
        visit(blank * this.ranks + rank, cells);
      }
    }
  }

  /** The state after `action` of the blank, or `NO_STATE` where the board ends. */
  neighbour(state: number, action: number): number {
    const { ranks, cols } = this;
    const blank = Math.floor(state / ranks);
    const to = this.#neighbours[blank * 4 + action];
    if (to === NO_CELL) return NO_STATE;
    const rank = state - blank * ranks;
    if (to === blank + cols) return to * ranks + this.down[blank * ranks + rank];
    if (to === blank - cols) return to * ranks + this.up[to * ranks + rank];
    return to * ranks + rank;
  }

  /** Pairs of states that one move joins. Every state with the blank on a cell has as many moves as the cell. */
  get edges(): number {
    return (this.ranks * this.#neighbours.filter((cell) => cell !== NO_CELL).length) / 2;
  }

  /** Writes the arrangement with these Lehmer digits and this cell of the blank. */
  #arrange(digits: Uint8Array, blank: number, cells: Uint8Array): void {
    writeSequence(digits, cells);
    for (let cell = digits.length; cell > blank; cell--) cells[cell] = this.#tileOfPlace[cells[cell - 1]];
    cells[blank] = 0;
    for (let cell = 0; cell < blank; cell++) cells[cell] = this.#tileOfPlace[cells[cell]];
  }

  /** Parity of the inversions of the states with the blank on `cell`: each row from the goal's changes it by cols − 1. */
  #parity(cell: number): number {
    const rowsOff = Math.floor(cell / this.cols) - Math.floor(findBlank(this.goal) / this.cols);
    return (Math.abs(rowsOff) * (this.cols - 1)) & 1;
  }

  #moveTables(): MoveTables {
    const down = this.#downTable();
    return { down, up: inverted(down, this.ranks) };
  }

  #downTable(): Uint16Array {
    const { ranks, cols } = this;
    const weights = this.#weights;
    const cells = this.goal.length - cols;
    const parities = Uint8Array.from({ length: cells }, (_, cell) => this.#parity(cell));
    const table = new Uint16Array(cells * ranks);
    const digits = new Uint8Array(weights.length);
    const last = digits.length - 2;
    for (let rank = 0; rank < ranks; rank++) {
      digitsOfRank(rank, 0, digits);
      const even = digits[last];
      for (let cell = 0; cell < cells; cell++) {
        digits[last] = even ^ parities[cell];
        table[cell * ranks + rank] = rank + rankChangeForward(digits, weights, cell + cols - 1, cell);
      }
    }
    return table;
  }
}

/** The inverse of each permutation of 0 … length − 1 that follow each other in `tables`. */
function inverted(tables: Uint16Array, length: number): Uint16Array {
  const inverses = new Uint16Array(tables.length);
  for (let at = 0; at < tables.length; at += length)
    for (let rank = 0; rank < length; rank++) inverses[at + tables[at + rank]] = rank;
  return inverses;
}
