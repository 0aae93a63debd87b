/**
 * IDA* without a trace, for heuristics that add up a cost for each tile: R. E. Korf, "Depth-First Iterative-Deepening: An
 * Optimal Admissible Tree Search" (Artificial Intelligence 27, 1985). The board is one cursor, and the recursion is a
 * stack in typed arrays, so that the search can stop between any two nodes and go on later. Of f = g + h only the *slack*
 * is kept, how far f is below the bound: a move takes 1 + the rise of h from it, which one table knows.
 */
import { MOVES, neighbour, NO_CELL, oppositeMove } from './geometry.ts';
import { costTable, HEURISTICS, type Heuristic, type HeuristicId } from './heuristics.ts';
import type { SlidingPuzzle } from './slidingDomain.ts';

/** Successors that are counted down in one go: a small integer, for speed. */
const MOST_AT_ONCE = 1 << 29;

/** Ends a list of moves. */
const END = -1;

/** Entries of one list of moves: all of them, and the end. */
const LIST = MOVES.length + 1;

/** The lists of moves by cell of the blank and last action; this stands for no last action. */
const NO_ACTION = MOVES.length;
const LISTS_PER_CELL = MOVES.length + 1;

export type IdaStarStatus = 'running' | 'solved' | 'node-limit';

export class IdaStar {
  /** How the search stands; a puzzle without solution runs until the limit. */
  status: IdaStarStatus = 'running';
  /** f that the iteration under way does not go beyond: no solution is shorter. */
  bound: number;
  /** Successors generated in all iterations, those beyond the bound included. */
  generated = 0;
  /** Nodes that were not beyond the bound, roots included, in all iterations. */
  expanded = 0;

  readonly #limit: number;
  readonly #start: Uint8Array;
  readonly #hOfStart: number;
  readonly #goal: Uint8Array;
  /** In lists of `LIST` entries: the cell that the blank moves to, or `END`. */
  readonly #to: Int8Array;
  /** By the same index: the action, the list of the node that it leads to, and the place of the move in a row of `#rise`. */
  readonly #action: Uint8Array;
  readonly #next: Uint16Array;
  readonly #move: Uint8Array;
  /** Entry `tile × 4 × cells + to × 4 + action`: 1 + the rise of h when the blank moves to where the tile is. */
  readonly #rise: Int16Array;

  readonly #cells: Uint8Array;
  /** By depth: where the blank is, the next entry of its list of moves, and the slack. */
  #blank = new Uint8Array(0);
  #entry = new Uint16Array(0);
  #slack = new Int32Array(0);
  #depth = 0;
  /** How far the lowest f beyond the bound is beyond it. */
  #excess = Infinity;

  /**
   * Stands at the start of `puzzle`. `order`: the actions in the order in which they are tried; `limit`: most successors.
   * Throws where `heuristic` is no sum over the tiles.
   */
  constructor(puzzle: SlidingPuzzle, heuristic: HeuristicId, order: readonly number[], limit = Infinity) {
    const { tileCost }: Heuristic = HEURISTICS[heuristic];
    if (!tileCost) throw new RangeError(`Unexpected heuristic: ${heuristic} is no sum over the tiles.`);
    const costs = costTable(tileCost, puzzle);
    const lists = listsOfMoves(puzzle, order);
    this.#limit = limit;
    this.#start = Uint8Array.from(puzzle.start);
    this.#goal = Uint8Array.from(puzzle.goal);
    this.#to = Int8Array.from(lists, ({ to }) => to);
    this.#action = Uint8Array.from(lists, ({ action }) => action);
    this.#next = Uint16Array.from(lists, ({ to, action }) => listOf(Math.max(to, 0), action));
    this.#move = Uint8Array.from(lists, ({ to, action }) => Math.max(to, 0) * MOVES.length + action);
    this.#rise = riseTable(costs, puzzle);
    this.#cells = this.#start.slice();
    this.#hOfStart = this.#start.reduce((h, tile, cell) => h + costs[tile * this.#start.length + cell], 0);
    this.bound = this.#hOfStart;
    this.#begin();
  }

  /** Goes on for at most so many successors, fewer if the search ends before. Returns how the search stands. */
  advance(successors: number): IdaStarStatus {
    let left = Math.min(successors, this.#limit - this.generated);
    while (left > 0 && this.status === 'running') {
      const before = this.generated;
      const isLeft = this.#deepen(Math.min(left, MOST_AT_ONCE));
      left -= this.generated - before;
      if (!isLeft) this.#raiseBound();
    }
    if (this.status === 'running' && this.generated >= this.#limit) this.status = 'node-limit';
    return this.status;
  }

  /** Actions from the start to the goal, once the search is solved. */
  get solution(): number[] {
    return Array.from(this.#entry.subarray(0, this.#depth), (entry) => this.#action[entry - 1]);
  }

  #raiseBound(): void {
    this.bound += this.#excess;
    this.#begin();
  }

  /** Begins an iteration at the start. */
  #begin(): void {
    this.#blank = new Uint8Array(this.bound + 2);
    this.#entry = new Uint16Array(this.bound + 2);
    this.#slack = new Int32Array(this.bound + 2);
    this.#blank[0] = this.#start.indexOf(0);
    this.#entry[0] = listOf(this.#blank[0], NO_ACTION);
    this.#slack[0] = this.bound - this.#hOfStart;
    this.#excess = Infinity;
    this.expanded++;
    if (this.#isGoal()) this.status = 'solved';
  }

  #isGoal(): boolean {
    return this.#cells.every((tile, cell) => tile === this.#goal[cell]);
  }

  /**
   * Depth-first within the bound, for at most so many successors. Returns `false` when nothing of the iteration is left.
   * One loop, which works on copies of the fields, because it generates a hundred million successors a second.
   */
  #deepen(successors: number): boolean {
    const [cells, to, next, move, rise] = [this.#cells, this.#to, this.#next, this.#move, this.#rise];
    const [blanks, entries, slacks] = [this.#blank, this.#entry, this.#slack];
    const stride = MOVES.length * cells.length;
    const { bound } = this;
    let depth = this.#depth;
    let blank = blanks[depth];
    let entry = entries[depth];
    let slack = slacks[depth];
    let excess = this.#excess;
    let left = successors;
    let isLeft = true;
    let accepted = 0;
    while (left > 0) {
      const cell = to[entry];
      if (cell === END) {
        isLeft = depth > 0;
        if (!isLeft) break;
        const before = blanks[--depth];
        cells[blank] = cells[before];
        cells[before] = 0;
        blank = before;
        entry = entries[depth];
        slack = slacks[depth];
        continue;
      }
      left--;
      const tile = cells[cell];
      const rest = slack - rise[tile * stride + move[entry]];
      if (rest < 0) {
        if (-rest < excess) excess = -rest;
        entry++;
        continue;
      }
      entries[depth++] = entry + 1;
      cells[blank] = tile;
      cells[cell] = 0;
      blank = cell;
      entry = next[entry];
      slack = rest;
      blanks[depth] = blank;
      slacks[depth] = slack;
      accepted++;
      if (depth + slack === bound && this.#isGoal()) {
        this.status = 'solved';
        break;
      }
    }
    entries[depth] = entry;
    this.#depth = depth;
    this.#excess = excess;
    this.expanded += accepted;
    this.generated += successors - left;
    return isLeft;
  }
}

interface Move {
  /** Cell that the blank moves to, or `END`. */
  readonly to: number;
  readonly action: number;
}

/** Where the list of moves begins for a blank on `cell` that came there by `action`. */
function listOf(cell: number, action: number): number {
  return (cell * LISTS_PER_CELL + action) * LIST;
}

/** For each cell of the blank and each last action the moves on, in order and without the way straight back, and the end. */
function listsOfMoves({ rows, cols }: SlidingPuzzle, order: readonly number[]): Move[] {
  return Array.from({ length: rows * cols * LISTS_PER_CELL }, (_, list) => {
    const cell = Math.floor(list / LISTS_PER_CELL);
    const last = list % LISTS_PER_CELL;
    const back = last === NO_ACTION ? NO_ACTION : oppositeMove(last);
    const moves = order.filter((action) => action !== back);
    const legal = moves.map((action) => ({ to: neighbour(cell, action, rows, cols), action }));
    const end = Array.from({ length: LIST }, () => ({ to: END, action: 0 }));
    return [...legal.filter(({ to }) => to !== NO_CELL), ...end].slice(0, LIST);
  }).flat();
}

/** Entry `tile × 4 × cells + to × 4 + action`: 1 + the rise of h. Moves over the edge are never looked up. */
function riseTable(costs: Uint8Array, { rows, cols }: SlidingPuzzle): Int16Array {
  const size = rows * cols;
  return Int16Array.from({ length: size * size * MOVES.length }, (_, index) => {
    const tile = Math.floor(index / (size * MOVES.length));
    const to = Math.floor(index / MOVES.length) % size;
    const from = neighbour(to, oppositeMove(index % MOVES.length), rows, cols);
    return from === NO_CELL ? 0 : 1 + costs[tile * size + from] - costs[tile * size + to];
  });
}
