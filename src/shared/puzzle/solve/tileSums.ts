/**
 * Expands nodes of `IdaStar` by an h that is a sum over the tiles. A node is a *rank*: h in the low bits, and above
 * it the slack, bound − f. A table has the fall of the rank for each move of each tile; a rank below 0 is beyond the
 * bound. The stack has an entry for each node with open successors: which ones, their ranks, and the board. When the
 * last of them is expanded, its own successors replace the entry. So each expansion writes one entry and moves the
 * top by at most one, by arithmetic: whether a node has successors within the bound, and whether siblings are open,
 * is as good as random, and a branch on it would be mispredicted every other time.
 */
import { findBlank } from '../board.ts';
import { MOVES, NO_CELL } from '../geometry.ts';
import { HEURISTICS, type Heuristic, type HeuristicId } from '../heuristics/heuristics.ts';
import type { DeepeningCounts, Expander } from './idaStar.ts';
import { listMoves, type MoveLists } from './moveLists.ts';
import type { SlidingPuzzle } from '../domain/slidingDomain.ts';
import { costTable } from '../heuristics/sumOverTiles.ts';

/** `order`: the actions as they are tried. Throws where `heuristic` is not a sum over the tiles. */
export function expanderBySums(puzzle: SlidingPuzzle, heuristic: HeuristicId, order: readonly number[]): Expander {
  const { tileCost }: Heuristic = HEURISTICS[heuristic];
  if (!tileCost) throw new RangeError(`Unexpected heuristic: ${heuristic} is no sum over the tiles.`);
  return new SumExpander(puzzle, costTable(tileCost, puzzle), listMoves(puzzle, order));
}

/** Bits of h in a rank, below the slack: h of a 5×5 board is at most 192. */
const H_BITS = 9;
const H_MASK = (1 << H_BITS) - 1;

/** The slack that a move over the edge costs: more than any node has, as a bound of this size takes 10^12 expansions. */
const OVER_THE_EDGE = 1 << 20;

const TILE_BITS = 5;
const TILE_MASK = (1 << TILE_BITS) - 1;
const TILES_PER_WORD = 6;

/** A stack entry: the open places of its list as bits; blank and list; a rank per place; the board. */
const ENTRY = 16;
const NODE = 1;
const RANKS = 2;
const BOARD = RANKS + MOVES.length;

/** Masks the top to the start of an entry, and tells the compiler that it is not negative. */
const TOP_MASK = (1 << 28) - ENTRY;

/** Bits of a bit position: of the blank in a node, of the blanks of three successors in `around`. */
const AT_BITS = 8;
const AT_MASK = (1 << AT_BITS) - 1;
const COUNT_AT = 3 * AT_BITS;

/** Without the move straight back. */
const MOST_SUCCESSORS = MOVES.length - 1;

/** Expansions of one turn; its counters stay small integers, which are fastest. */
const MOST_IN_TURN = 1 << 28;

/** The first bit of a cell's tile, counted through all words of the board. */
const bitOf = (cell: number): number => 32 * Math.floor(cell / TILES_PER_WORD) + TILE_BITS * (cell % TILES_PER_WORD);

class SumExpander implements Expander {
  readonly h: number;
  readonly #puzzle: SlidingPuzzle;
  readonly #moves: MoveLists;
  readonly #tables: SumTables;
  readonly #start: Int32Array;
  readonly #goal: Int32Array;
  #stack = new Int32Array(0);
  /** Start of the top entry; negative when no node is open. */
  #top = 0;
  /** By depth: the move to the node last expanded there. */
  #moveAt = new Int16Array(0);
  #goalDepth = 0;
  #isAtRoot = true;

  constructor(puzzle: SlidingPuzzle, costs: Uint16Array, moves: MoveLists) {
    const { start, goal } = puzzle;
    this.h = start.reduce((h, tile, cell) => h + costs[tile * start.length + cell], 0);
    this.#puzzle = puzzle;
    this.#moves = moves;
    this.#tables = sumTables(costs, start.length, moves);
    this.#start = packBoard(start);
    this.#goal = packBoard(goal);
  }

  get path(): number[] {
    return Array.from(this.#moveAt.subarray(1, this.#goalDepth + 1), (move) => this.#moves.action[move]);
  }

  begin(bound: number): void {
    this.#stack = new Int32Array(ENTRY * (bound + 2));
    this.#stack.set(this.#start, BOARD);
    this.#moveAt = new Int16Array(bound + 1);
    this.#top = 0;
    this.#isAtRoot = true;
  }

  expand(counts: DeepeningCounts, expansions: number, mostGenerated: number): void {
    if (this.#isAtRoot) return this.#expandRoot(counts);
    // So many can be expanded without passing the limit before the last one.
    const inRoom = Math.floor((mostGenerated - counts.generated) / MOST_SUCCESSORS) + 1;
    this.#expandInTurn(counts, Math.min(expansions - counts.expanded, inRoom, MOST_IN_TURN) | 0);
  }

  /** Only the root can have four successors. */
  #expandRoot(counts: DeepeningCounts): void {
    const { start, goal } = this.#puzzle;
    const { rootAt, next, to } = this.#moves;
    const blank = findBlank(start);
    const list = next[rootAt[blank]];
    const rank = ((counts.bound - this.h) << H_BITS) | this.h;
    this.#isAtRoot = false;
    counts.expanded++;
    counts.waiting = 0;
    if (start.every((tile, cell) => tile === goal[cell])) return void (counts.isSolved = true);
    this.#stack[NODE] = (list << AT_BITS) | bitOf(blank);
    for (let place = 0; to[list + place] !== NO_CELL; place++) {
      const successor = rank - this.#tables.fall[((list + place) << TILE_BITS) | start[to[list + place]]];
      this.#stack[RANKS + place] = successor;
      counts.generated++;
      if (successor < 0) counts.nextBound = Math.min(counts.nextBound, counts.bound - (successor >> H_BITS));
      else this.#stack[0] |= 1 << place;
      if (successor >= 0) counts.waiting++;
    }
    if (counts.waiting === 0) this.#top = -ENTRY;
    counts.maxFrontier = Math.max(counts.maxFrontier, counts.waiting);
  }

  /**
   * One loop without calls on local copies of the fields: it generates 140 million successors a second. `| 0` tells
   * the compiler that a sum is a small integer.
   */
  #expandInTurn(counts: DeepeningCounts, expansions: number): void {
    const { fall, around, onward, step } = this.#tables;
    const stack = this.#stack;
    const moveAt = this.#moveAt;
    const goal = this.#goal;
    const words = goal.length;
    const bound = counts.bound | 0;
    let next = this.#top;
    let waiting = counts.waiting | 0;
    let maxFrontier = counts.maxFrontier | 0;
    let excess = Math.min(counts.nextBound - bound, OVER_THE_EDGE) | 0;
    let expanded = 0;
    let generated = 0;
    while (expanded < expansions && next >= 0) {
      const top = next & TOP_MASK;
      const places = stack[top];
      const place = (31 - Math.clz32(places)) & 3;
      const rest = places ^ (1 << place);
      const rank = stack[top + RANKS + place];
      const node = stack[top + NODE];
      const move = (node >> AT_BITS) + place;
      const blank = node & AT_MASK;
      const to = onward[move] & AT_MASK;
      const list = onward[move] >> AT_BITS;
      const cells = around[move];
      const h = rank & H_MASK;
      moveAt[(bound - h - (rank >> H_BITS)) | 0] = move;
      stack[top] = rest;

      // Successors are read before the blank moves, while the tiles around it are still there.
      const at1 = cells & AT_MASK;
      const at2 = (cells >> AT_BITS) & AT_MASK;
      const at3 = (cells >> (2 * AT_BITS)) & AT_MASK;
      const tile1 = (stack[top + BOARD + (at1 >> 5)] >>> at1) & TILE_MASK;
      const tile2 = (stack[top + BOARD + (at2 >> 5)] >>> at2) & TILE_MASK;
      const tile3 = (stack[top + BOARD + (at3 >> 5)] >>> at3) & TILE_MASK;
      const first = (rank - fall[(list << TILE_BITS) | tile1]) | 0;
      const second = (rank - fall[((list + 1) << TILE_BITS) | tile2]) | 0;
      const third = (rank - fall[((list + 2) << TILE_BITS) | tile3]) | 0;
      const within = ~((first >>> 31) | ((second >>> 30) & 2) | ((third >>> 29) & 4)) & 7;

      // Where no other place of the entry is open, the new entry replaces it.
      const entry = top + ((rest + 15) & ENTRY);
      const tile = (stack[top + BOARD + (to >> 5)] >>> to) & TILE_MASK;
      // 16 cells take three words, 25 take five.
      stack[entry + BOARD] = stack[top + BOARD];
      stack[entry + BOARD + 1] = stack[top + BOARD + 1];
      stack[entry + BOARD + 2] = stack[top + BOARD + 2];
      if (words > 3) {
        stack[entry + BOARD + 3] = stack[top + BOARD + 3];
        stack[entry + BOARD + 4] = stack[top + BOARD + 4];
      }
      stack[entry + BOARD + (to >> 5)] ^= tile << to;
      stack[entry + BOARD + (blank >> 5)] ^= tile << blank;
      stack[entry] = within;
      stack[entry + NODE] = (list << AT_BITS) | to;
      stack[entry + RANKS] = first;
      stack[entry + RANKS + 1] = second;
      stack[entry + RANKS + 2] = third;

      expanded = (expanded + 1) | 0;
      waiting = (waiting - 1) | 0;
      if (h === 0) {
        let word = 0;
        while (word < words && stack[entry + BOARD + word] === goal[word]) word++;
        if (word === words) {
          counts.isSolved = true;
          this.#goalDepth = bound - (rank >> H_BITS);
          break;
        }
      }
      generated = (generated + (cells >> COUNT_AT)) | 0;
      waiting = (waiting + 3 + (first >> 31) + (second >> 31) + (third >> 31)) | 0;
      if (waiting > maxFrontier) maxFrontier = waiting;
      if (excess > step) {
        if (first < 0) excess = Math.min(excess, -(first >> H_BITS));
        if (second < 0) excess = Math.min(excess, -(second >> H_BITS));
        if (third < 0) excess = Math.min(excess, -(third >> H_BITS));
      }
      // No entry for a node without successors within the bound.
      next = (entry - (((within - 1) >> 31) & ENTRY)) | 0;
    }
    this.#top = next;
    counts.waiting = waiting;
    counts.maxFrontier = maxFrontier;
    counts.nextBound = excess === OVER_THE_EDGE ? Infinity : bound + excess;
    counts.expanded += expanded;
    counts.generated += generated;
  }
}

/** Moves are entries of the lists of `MoveLists`. */
interface SumTables {
  /** Entry `move << TILE_BITS | tile`: the fall of the rank when the blank makes that move past `tile`. */
  readonly fall: Int32Array;
  /** By move: the bits of the cells that its three successors move the blank to, and from `COUNT_AT` their number. */
  readonly around: Int32Array;
  /** By move: the bit of the blank's new cell, and above `AT_BITS` the list of its successors. */
  readonly onward: Int32Array;
  /** The least positive rise of f. */
  readonly step: number;
}

function sumTables(costs: Uint16Array, size: number, moves: MoveLists): SumTables {
  const { from, to, next } = moves;
  const fall = new Int32Array(to.length << TILE_BITS).fill(OVER_THE_EDGE << H_BITS);
  let step = 2;
  for (let move = 0; move < to.length; move++) {
    if (to[move] === NO_CELL || to[move] === from[move]) continue;
    for (let tile = 1; tile < size; tile++) {
      const rise = costs[tile * size + from[move]] - costs[tile * size + to[move]];
      fall[(move << TILE_BITS) | tile] = ((1 + rise) << H_BITS) - rise;
      if (rise % 2 === 0) step = 1;
    }
  }
  const onward = Int32Array.from(to, (cell, move) => (next[move] << AT_BITS) | bitOf(Math.max(cell, 0)));
  return { fall, around: Int32Array.from(to, (_, move) => successorsOf(moves, move)), onward, step };
}

/** Missing successors get the first cell, whose content is irrelevant. */
function successorsOf({ to, next }: MoveLists, move: number): number {
  const cells = [...to.subarray(next[move], next[move] + MOST_SUCCESSORS)];
  const count = cells.filter((cell) => cell !== NO_CELL).length;
  return cells.reduce((bits, cell, place) => bits | (bitOf(Math.max(cell, 0)) << (place * AT_BITS)), count << COUNT_AT);
}

function packBoard(tiles: readonly number[]): Int32Array {
  const words = new Int32Array(Math.ceil(tiles.length / TILES_PER_WORD));
  tiles.forEach((tile, cell) => (words[bitOf(cell) >> 5] |= tile << bitOf(cell)));
  return words;
}
