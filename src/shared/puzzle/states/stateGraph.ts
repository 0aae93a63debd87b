/**
 * The graph of all states of a small board that can reach a goal, as numbers: state = cell of the blank × ranks + rank
 * (`arrangementRank.ts`). Every move is a table look-up.
 */
import { findBlank } from '../board.ts';
import { digitsOfRank, digitWeights, rankChangeForward, rankCount, writeSequence } from './arrangementRank.ts';
import { neighbourTable, NO_CELL } from '../geometry.ts';

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
  /** Entry `cell × ranks + rank`: what the rank gains when the blank moves down from `cell`. The last row has none. */
  readonly down: Int16Array;
  /** Entry `cell × ranks + rank`: what the rank gains when the blank moves up to `cell`. */
  readonly up: Int16Array;
  /** By cell: the parity of the inversions of the states with the blank on it. */
  readonly parities: Uint8Array;

  readonly #neighbours: Int8Array;
  readonly #weights: Int32Array;
  readonly #digits: Uint8Array;
  /** The arrangement of the state that is visited. */
  readonly #visited: Uint8Array;
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
    this.#digits = new Uint8Array(goal.length - 1);
    this.parities = Uint8Array.from(goal, (_, cell) => this.#parity(cell));
    this.#visited = new Uint8Array(goal.length);
    this.#tileOfPlace = goal.filter((tile) => tile !== 0);
    this.#placeOfTile = goal.map((_, tile) => this.#tileOfPlace.indexOf(tile));
    const key = [rows, cols, this.parities[0]].join();
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
    return (inversions & 1) === this.parities[blank] ? blank * this.ranks + rank : NO_STATE;
  }

  /** The arrangement of a state. */
  cellsOf(state: number): number[] {
    const cells = new Uint8Array(this.goal.length);
    this.write(state, cells);
    return Array.from(cells);
  }

  /** Writes the arrangement of a state. */
  write(state: number, cells: Uint8Array): void {
    const blank = Math.floor(state / this.ranks);
    digitsOfRank(state % this.ranks, this.parities[blank], this.#digits);
    this.#arrange(this.#digits, blank, cells);
  }

  /** Visits every state with its arrangement, which is good for the visit only. */
  forEachState(visit: (state: number, cells: ArrayLike<number>) => void): void {
    for (let rank = 0; rank < this.ranks; rank++) this.forEachOfRank(rank, visit);
  }

  /**
   * Visits the states of one rank, which differ in nothing but the cell of the blank as far as their parity is the same: one tile
   * moves from each to the next.
   */
  forEachOfRank(rank: number, visit: (state: number, cells: ArrayLike<number>) => void): void {
    const [cells, digits, parities] = [this.#visited, this.#digits, this.parities];
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

  /** The state after `action` of the blank, or `NO_STATE` where the board ends. */
  neighbour(state: number, action: number): number {
    const { ranks, cols } = this;
    const blank = Math.floor(state / ranks);
    const to = this.#neighbours[blank * 4 + action];
    if (to === NO_CELL) return NO_STATE;
    const rank = state - blank * ranks;
    const next = to * ranks + rank;
    if (to === blank + cols) return next + this.down[state];
    return to === blank - cols ? next + this.up[next] : next;
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

  /**
   * How the rank changes with a move down from a cell depends on the digits of the places that are passed, and, where the last
   * of them follows from all others, on the parity of the digits before. So ranks that differ in the digits behind are a run
   * with one change, and blocks of ranks whose digits before have one parity are alike.
   */
  #moveTables(): MoveTables {
    const { ranks, cols } = this;
    const cells = this.goal.length - cols;
    const tables = roomForMoves(cells * ranks);
    let parities = Uint8Array.of(0);
    for (let cell = 0; cell < cells; cell++) {
      const block = ranks / parities.length;
      const blocks = [0, block % ranks].map((first) => this.#movesOfBlock(cell, first, block));
      for (let index = 0, at = cell * ranks; index < parities.length; index++, at += block) {
        copyMoves(blocks[parities[index]], tables, at);
      }
      parities = withDigit(parities, this.goal.length - 1 - cell);
    }
    return tables;
  }

  /** The moves down from `cell`, and up to it, of the ranks from `first` on, as many as a block has. */
  #movesOfBlock(cell: number, first: number, block: number): MoveTables {
    const last = cell + this.cols - 1;
    const run = Math.max(1, this.#weights[last]);
    const moves = roomForMoves(block);
    for (let rank = 0; rank < block; rank += run) {
      digitsOfRank(first + rank, this.parities[cell], this.#digits);
      const change = rankChangeForward(this.#digits, this.#weights, last, cell);
      moves.down.fill(change, rank, rank + run);
      moves.up.fill(-change, rank + change, rank + change + run);
    }
    return moves;
  }
}

function roomForMoves(length: number): MoveTables {
  return { down: new Int16Array(length), up: new Int16Array(length) };
}

function copyMoves(from: MoveTables, to: MoveTables, at: number): void {
  to.down.set(from.down, at);
  to.up.set(from.up, at);
}

/** Parities of sums of digits, in the order of ranks, with one digit more, which has so many values. */
function withDigit(parities: Uint8Array, values: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(parities.length * values);
  for (let at = 0; at < longer.length; at++) longer[at] = parities[Math.floor(at / values)] ^ ((at % values) & 1);
  return longer;
}
