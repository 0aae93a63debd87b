import {
  digitsOfRank,
  digitWeights,
  parityByCell,
  rankChangeForward,
  rankCount,
  writeSequence,
} from './arrangementRank.ts';
import { neighbourTable, NO_CELL } from '../geometry.ts';

/** The tables of a 3×3 board take 0.5 MB, for 181,440 states. */
export const MAX_GRAPH_CELLS = 9;

export const NO_STATE = -1;

type MoveTables = Pick<StateGraph, 'down' | 'up'>;

/** By size and, for an even number of columns, the row of the goal's blank; independent of the tiles. */
const moveTables = new Map<string, MoveTables>();

const BIT_COUNT = Uint8Array.from({ length: 256 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

export class StateGraph {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  readonly size: number;
  /** Ranks: states with the blank on one cell. */
  readonly ranks: number;
  /**
   * Entry `cell × ranks + rank`: the change of rank when the blank moves down from `cell`, except in the last row.
   */
  readonly down: Int16Array;
  /** Entry `cell × ranks + rank`: the change of rank when the blank moves up to `cell`. */
  readonly up: Int16Array;
  /** By cell: parity of the inversions of states with the blank there. */
  readonly parities: Uint8Array;

  readonly #neighbours: Int8Array;
  readonly #weights: Int32Array;
  readonly #digits: Uint8Array;
  readonly #visited: Uint8Array;
  /** By tile: its place in the goal read without the blank; and the inverse. */
  readonly #placeOfTile: number[];
  readonly #tileOfPlace: number[];

  /** `goal`: at most `MAX_GRAPH_CELLS` cells. */
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
    this.parities = parityByCell(goal, cols);
    this.#visited = new Uint8Array(goal.length);
    this.#tileOfPlace = goal.filter((tile) => tile !== 0);
    this.#placeOfTile = goal.map((_, tile) => this.#tileOfPlace.indexOf(tile));
    const key = [rows, cols, this.parities[0]].join();
    const moves = moveTables.get(key) ?? this.#moveTables();
    moveTables.set(key, moves);
    this.down = moves.down;
    this.up = moves.up;
  }

  /** `NO_STATE` if the goal is unreachable. */
  stateOf(cells: ArrayLike<number>): number {
    let blank = 0;
    let rank = 0;
    let inversions = 0;
    // A bit for each remaining tile.
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

  cellsOf(state: number): number[] {
    const cells = new Uint8Array(this.goal.length);
    this.write(state, cells);
    return Array.from(cells);
  }

  write(state: number, cells: Uint8Array): void {
    const blank = Math.floor(state / this.ranks);
    digitsOfRank(state % this.ranks, this.parities[blank], this.#digits);
    this.#arrange(this.#digits, blank, cells);
  }

  /** `cells` is valid during the call only. */
  forEachState(visit: (state: number, cells: ArrayLike<number>) => void): void {
    for (let rank = 0; rank < this.ranks; rank++) this.forEachOfRank(rank, visit);
  }

  /**
   * Visits the states of one rank. Among those of one parity only the blank differs: one tile moves from each to the
   * next.
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

  /** `NO_STATE` at the edge. */
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

  /** Pairs of states that a move joins: each state has as many moves as its blank's cell. */
  get edges(): number {
    return (this.ranks * this.#neighbours.filter((cell) => cell !== NO_CELL).length) / 2;
  }

  #arrange(digits: Uint8Array, blank: number, cells: Uint8Array): void {
    writeSequence(digits, cells);
    for (let cell = digits.length; cell > blank; cell--) cells[cell] = this.#tileOfPlace[cells[cell - 1]];
    cells[blank] = 0;
    for (let cell = 0; cell < blank; cell++) cells[cell] = this.#tileOfPlace[cells[cell]];
  }

  /**
   * The change of rank for a move down depends on the digits of the places passed and, where the last of them follows
   * from the others, on the parity of the digits before. So ranks that differ only in later digits are a run with one
   * change, and blocks whose earlier digits have one parity are alike.
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

  /** The moves down from `cell`, and up to it, of the ranks of a block from `first` on. */
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

/** Parities of digit sums in the order of ranks, with one more digit that has `values` values. */
function withDigit(parities: Uint8Array, values: number): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(parities.length * values);
  for (let at = 0; at < longer.length; at++) longer[at] = parities[Math.floor(at / values)] ^ ((at % values) & 1);
  return longer;
}
