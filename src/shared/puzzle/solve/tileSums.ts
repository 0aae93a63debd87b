/**
 * Expands the nodes of `IdaStar` by an h that is a sum over the tiles. Of f = g + h only the *slack* is kept, how far f is below the
 * bound: a move takes 1 + the rise of h from it, which one table knows.
 *
 * One successor is taken at a time. When a node is taken, its successors are looked at from there, before the blank has moved: the tiles
 * around it are where they were. Only a node with a successor within the bound becomes part of the path, and the tile is moved on the
 * one board that there is. Of a node of the path, the places in its list of moves are kept that still wait, as a set of bits.
 */
import { findBlank } from '../board.ts';
import { MOVES, neighbour, NO_CELL } from '../geometry.ts';
import { costTable, HEURISTICS, type Heuristic, type HeuristicId } from '../heuristics/heuristics.ts';
import type { DeepeningCounts, Expander } from './idaStar.ts';
import { listMoves, type MoveLists } from './moveLists.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';

/** The expander for `puzzle`; `order`: the actions in the order in which they are tried. Throws where `heuristic` is no sum over the tiles. */
export function expanderBySums(puzzle: SlidingPuzzle, heuristic: HeuristicId, order: readonly number[]): Expander {
  const { tileCost }: Heuristic = HEURISTICS[heuristic];
  if (!tileCost) throw new RangeError(`Unexpected heuristic: ${heuristic} is no sum over the tiles.`);
  return new SumExpander(puzzle, costTable(tileCost, puzzle), listMoves(puzzle, order));
}

/** The rise of a move over the edge: beyond every bound. */
const OVER_THE_EDGE = 1 << 29;

/** Successors of a node that does not go straight back, at the most. */
const MOST_SUCCESSORS = MOVES.length - 1;

/** Most expansions of one turn: its counters stay small integers, which are the fastest. */
const MOST_IN_TURN = 1 << 28;

/** Cells take so many bits. */
const CELL_BITS = 5;
const CELL_MASK = (1 << CELL_BITS) - 1;

/** Where the fields of a packed move begin: first the cells that its successors move the blank to. */
const SUCCESSORS_AT = 3 * CELL_BITS;
const LIST_AT = SUCCESSORS_AT + 2;
const LIST_MASK = (1 << 10) - 1;
const TO_AT = LIST_AT + 10;

/** Where the fields of a node of the path begin: first the places in its list that wait. */
const PLACES_MASK = (1 << MOVES.length) - 1;
const BLANK_AT = MOVES.length;
const BASE_AT = BLANK_AT + CELL_BITS;

class SumExpander implements Expander {
  readonly h: number;
  readonly #puzzle: SlidingPuzzle;
  readonly #moves: MoveLists;
  /** Entry `tile × moves + move`: 1 + the rise of h when the blank makes that move, and the tile the opposite one. */
  readonly #rise: Int32Array;
  /** What any rise is a multiple of. */
  readonly #step: number;
  /** By move: cells that its three successors move the blank to, their number, the beginning of their list, and its own cell. */
  readonly #packed: Int32Array;
  /** By cell: its tile × moves; of the blank any number. */
  readonly #cells: Int32Array;
  /** By depth: the places of the node's list that wait, the cell of its blank, and the beginning of its list. */
  #path = new Int32Array(0);
  /** Entry `4 × depth + place`: slack of that successor of the node. */
  #slacks = new Int32Array(0);
  /** Of the last node of the path; −1 before the start is taken. */
  #depth = -1;
  #blank = 0;
  #places = 0;
  #base = 0;

  constructor(puzzle: SlidingPuzzle, costs: Uint8Array, moves: MoveLists) {
    const { start } = puzzle;
    this.h = start.reduce((h, tile, cell) => h + costs[tile * start.length + cell], 0);
    this.#puzzle = puzzle;
    this.#moves = moves;
    this.#rise = riseTable(costs, start.length, moves);
    this.#step = this.#rise.every((rise) => rise % 2 === 0) ? 2 : 1;
    this.#packed = packedMoves(moves);
    this.#cells = new Int32Array(start.length);
  }

  get path(): number[] {
    const { rows, cols } = this.#puzzle;
    const blanks = Array.from(this.#path.subarray(0, this.#depth), (node) => (node >> BLANK_AT) & CELL_MASK);
    const after = [...blanks.slice(1), this.#blank];
    return blanks.map((cell, at) => MOVES.findIndex((_, action) => neighbour(cell, action, rows, cols) === after[at]));
  }

  begin(bound: number): void {
    const { start } = this.#puzzle;
    start.forEach((tile, cell) => (this.#cells[cell] = tile * this.#moves.to.length));
    this.#path = new Int32Array(bound + 2);
    this.#slacks = new Int32Array(MOVES.length * (bound + 2));
    this.#depth = -1;
    this.#blank = findBlank(start);
  }

  expand(counts: DeepeningCounts, expansions: number, mostGenerated: number): void {
    if (this.#depth < 0) return this.#expandRoot(counts);
    // So many can be expanded without passing the limit before the last one.
    const inRoom = Math.floor((mostGenerated - counts.generated) / MOST_SUCCESSORS) + 1;
    this.#expandInTurn(counts, Math.min(expansions - counts.expanded, inRoom, MOST_IN_TURN) | 0);
  }

  /** The root alone may have four successors. */
  #expandRoot(counts: DeepeningCounts): void {
    const { rootAt, next, to } = this.#moves;
    counts.expanded++;
    counts.waiting = 0;
    this.#depth = 0;
    this.#places = 0;
    if (this.h === 0 && this.#isGoal(this.#blank, this.#blank)) return void (counts.isSolved = true);
    this.#base = next[rootAt[this.#blank]];
    for (let place = 0; to[this.#base + place] !== NO_CELL; place++) {
      const move = this.#base + place;
      const slack = counts.bound - this.h - this.#rise[this.#cells[to[move]] + move];
      counts.generated++;
      this.#slacks[place] = slack;
      if (slack < 0) counts.nextBound = Math.min(counts.nextBound, counts.bound - slack);
      else this.#places |= 1 << place;
      if (slack >= 0) counts.waiting++;
    }
    counts.maxFrontier = Math.max(counts.maxFrontier, counts.waiting);
  }

  /**
   * One loop, which works on copies of the fields, because it generates a hundred million successors a second. `| 0` tells the
   * compiler that a number is a small integer, though others of its kind are infinite.
   */
  #expandInTurn(counts: DeepeningCounts, expansions: number): void {
    const [cells, rise, packed, path, slacks, step] = [this.#cells, this.#rise, this.#packed, this.#path, this.#slacks, this.#step]; // prettier-ignore
    const bound = counts.bound | 0;
    let [depth, blank, places, base] = [this.#depth, this.#blank, this.#places, this.#base];
    let [waiting, maxFrontier] = [counts.waiting | 0, counts.maxFrontier | 0];
    let excess = Math.min(counts.nextBound - bound, OVER_THE_EDGE) | 0;
    let [expanded, generated] = [0, 0];
    while (expanded < expansions && waiting > 0) {
      while (places === 0) {
        const node = path[--depth];
        const before = (node >> BLANK_AT) & CELL_MASK;
        cells[blank] = cells[before];
        blank = before;
        places = node & PLACES_MASK;
        base = node >> BASE_AT;
      }
      const place = 31 - Math.clz32(places);
      places ^= 1 << place;
      const slack = slacks[MOVES.length * depth + place];
      const move = packed[base + place];
      const to = move >>> TO_AT;
      expanded++;
      waiting--;
      if (depth + 1 + slack === bound && this.#isGoal(blank, to)) {
        path[depth++] = (base << BASE_AT) | (blank << BLANK_AT);
        blank = to;
        counts.isSolved = true;
        break;
      }
      const list = (move >> LIST_AT) & LIST_MASK;
      const first = slack - rise[cells[move & CELL_MASK] + list];
      const second = slack - rise[cells[(move >> CELL_BITS) & CELL_MASK] + list + 1];
      const third = slack - rise[cells[(move >> (2 * CELL_BITS)) & CELL_MASK] + list + 2];
      if (excess > step) {
        if (first < 0 && -first < excess) excess = -first;
        if (second < 0 && -second < excess) excess = -second;
        if (third < 0 && -third < excess) excess = -third;
      }
      generated += (move >> SUCCESSORS_AT) & 3;
      const within = ~((first >>> 31) | ((second >>> 30) & 2) | ((third >>> 29) & 4)) & 7;
      if (within === 0) continue;
      waiting += 3 + (first >> 31) + (second >> 31) + (third >> 31);
      if (waiting > maxFrontier) maxFrontier = waiting;
      path[depth++] = (base << BASE_AT) | (blank << BLANK_AT) | places;
      slacks[MOVES.length * depth] = first;
      slacks[MOVES.length * depth + 1] = second;
      slacks[MOVES.length * depth + 2] = third;
      cells[blank] = cells[to];
      blank = to;
      places = within;
      base = list;
    }
    [this.#depth, this.#blank, this.#places, this.#base] = [depth, blank, places, base];
    const nextBound = excess === OVER_THE_EDGE ? Infinity : bound + excess;
    Object.assign(counts, { waiting, nextBound, maxFrontier });
    counts.expanded += expanded;
    counts.generated += generated;
  }

  /** Whether the board is the goal once the blank has moved from one cell to the other. */
  #isGoal(from: number, to: number): boolean {
    const tileAfter = (cell: number): number => (cell === to ? 0 : this.#cells[cell === from ? to : cell]);
    return this.#puzzle.goal.every((tile, cell) => tileAfter(cell) === tile * this.#moves.to.length);
  }
}

/** Entries that are never looked up are as those of moves over the edge. */
function riseTable(costs: Uint8Array, size: number, { from, to }: MoveLists): Int32Array {
  const rise = new Int32Array(size * to.length).fill(OVER_THE_EDGE);
  for (let tile = 1, entry = to.length; tile < size; tile++)
    for (let move = 0; move < to.length; move++, entry++)
      if (to[move] !== NO_CELL && to[move] !== from[move])
        rise[entry] = 1 + costs[tile * size + from[move]] - costs[tile * size + to[move]];
  return rise;
}

const packedOf = new WeakMap<MoveLists, Int32Array>();

function packedMoves(moves: MoveLists): Int32Array {
  const packed = packedOf.get(moves) ?? packEach(moves);
  packedOf.set(moves, packed);
  return packed;
}

/** A move over the edge has the first cell: what lies there does not matter. */
function packEach({ to, next }: MoveLists): Int32Array {
  return Int32Array.from(to, (cell, move) => {
    if (cell === NO_CELL) return 0;
    const list = next[move];
    const successors = [...to.subarray(list, list + MOST_SUCCESSORS)];
    const cells = successors.reduce((bits, next, place) => bits | (Math.max(next, 0) << (place * CELL_BITS)), 0);
    const count = successors.filter((next) => next !== NO_CELL).length;
    return cells | (count << SUCCESSORS_AT) | (list << LIST_AT) | (cell << TO_AT);
  });
}
