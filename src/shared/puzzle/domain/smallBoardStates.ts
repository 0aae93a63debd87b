/**
 * What searches of one small board share for one goal and heuristic: states as numbers, moves, and h. State = rank ×
 * `ROW` + cell of the blank (`arrangementRank.ts`). Everything about the states of one tile sequence lies together in
 * memory, including the nodes that reached them: generating a node waits for at most one cache line, which is most of
 * its cost.
 */
import { LentTables } from '../../engine/lentTables.ts';
import {
  LIST_BITS,
  NO_ACTION,
  packMove,
  type NumberedMoves,
  type NumberedStates,
} from '../../engine/numberedStates.ts';
import { MOVES, neighbour, NO_CELL, oppositeMove } from '../geometry.ts';
import {
  HEURISTICS,
  measureOf,
  type Heuristic,
  type HeuristicId,
  type HeuristicResources,
} from '../heuristics/heuristics.ts';
import type { Target } from '../heuristics/lines.ts';
import type { Measure } from '../heuristics/measure.ts';
import { MAX_GRAPH_CELLS, NO_STATE, StateGraph } from '../states/stateGraph.ts';
import { BlockSums } from './blockSums.ts';
import { costTable } from '../heuristics/sumOverTiles.ts';
import { costByTile, type TileCosts } from '../tileCosts.ts';

/** Estimates that are no h: not measured yet; too great to store, so measured each time. */
const UNKNOWN = 0;
const TOO_GREAT = 1;
/** Estimates from here on are h plus this. */
export const ESTIMATE_OF_0 = 2;
const MAX_KEPT_H = 255 - ESTIMATE_OF_0;

const [UP, DOWN] = [0, 1];

/** 16-bit entries of a row: one cache line. */
export const ROW = 32;
/** Byte of a row where estimates begin, after the table of reached states. */
export const FIRST_ESTIMATE = 2 * MAX_GRAPH_CELLS;
const FIRST_RANK = MAX_GRAPH_CELLS + Math.ceil(MAX_GRAPH_CELLS / 2);
/** Byte of a row where what moves cost begins: after the ranks of a 3×3 board, up to the end of the row. */
const FIRST_COST = 2 * (FIRST_RANK + 1 + 2 * 6);

export const MOVES_PER_CELL = MOVES.length;

export class SmallBoardStates implements NumberedStates {
  readonly firstEstimate = FIRST_ESTIMATE;
  readonly estimateOf0 = ESTIMATE_OF_0;
  readonly graph: StateGraph;
  /** Written by searches, and shared between them. */
  readonly tables: LentTables;

  /**
   * A row per rank: by cell of the blank, the table of reached states; by cell, estimates; the rank itself, which
   * horizontal moves keep; by cell except those of the last row, the rank after the blank moves up to it; by the same
   * cells, the rank after the blank moves down from it. Last, as bytes, what moving each tile costs, where that is not
   * always 1: of the sequence without the blank, whose last two tiles stand a second time in the other order, because
   * they change places with the parity.
   */
  readonly entries: Uint16Array;
  /** The same memory. Byte `2 × ROW × rank + FIRST_ESTIMATE + cell of the blank`: the estimate. */
  readonly bytes: Uint8Array;

  readonly #verticals: number;
  readonly #measure: Measure;
  /** `null` where h is not a sum over the tiles. */
  readonly #sums: BlockSums | null;
  readonly #cells: Uint8Array;
  readonly #lists = new Map<string, NumberedMoves>();
  /** What a move of each tile costs; `null` where it is always 1. */
  readonly #byTile: Uint8Array | null;

  /**
   * `goal`: at most `MAX_GRAPH_CELLS` cells. `heuristic`: an id, or h itself. Throws where it does not support this
   * size, or `resources` lacks something that it needs. `costs`: of the tiles; absent: every move costs 1.
   */
  constructor(
    goal: readonly number[],
    rows: number,
    cols: number,
    heuristic: HeuristicId | Measure,
    resources: HeuristicResources = {},
    costs?: TileCosts,
  ) {
    const target = { goal, rows, cols, costs };
    this.graph = new StateGraph(goal, rows, cols);
    this.#byTile = costByTile(costs, goal.length);
    this.entries = new Uint16Array(this.graph.ranks * ROW);
    this.bytes = new Uint8Array(this.entries.buffer);
    this.tables = new LentTables({ entries: this.entries, stride: ROW, states: goal.length });
    this.#verticals = goal.length - cols;
    this.#measure = typeof heuristic === 'string' ? measureOf(heuristic, target, resources) : heuristic;
    this.#sums = this.#sumsOf(heuristic, target);
    this.#cells = new Uint8Array(goal.length);
    this.#writeMoves();
    this.#writeCosts();
    // The only h known without measuring.
    if (typeof heuristic === 'string' && HEURISTICS[heuristic].isZero) this.#estimateAll(ESTIMATE_OF_0);
  }

  get costsDiffer(): boolean {
    return this.#byTile !== null;
  }

  /** Entry `cell of the blank × 4 + action`: the byte of a row with what that move costs. For tiles that weigh. */
  placesOfCosts(): Uint8Array {
    const { rows, cols, goal, parities } = this.graph;
    const tiles = goal.length - 1;
    return Uint8Array.from({ length: goal.length * MOVES_PER_CELL }, (_, index) => {
      const blank = Math.floor(index / MOVES_PER_CELL);
      const cell = neighbour(blank, index % MOVES_PER_CELL, rows, cols);
      if (cell === NO_CELL) return 0;
      const place = cell < blank ? cell : cell - 1;
      const isSecond = parities[blank] === 1 && place >= tiles - 2;
      return FIRST_COST + place + (isSecond ? 2 : 0);
    });
  }

  /** `NO_STATE` if the goal is unreachable. */
  stateOf(cells: ArrayLike<number>): number {
    const { ranks } = this.graph;
    const state = this.graph.stateOf(cells);
    return state === NO_STATE ? NO_STATE : (state % ranks) * ROW + Math.floor(state / ranks);
  }

  h(rank: number, blank: number): number {
    const at = 2 * ROW * rank + FIRST_ESTIMATE + blank;
    if (this.bytes[at] === UNKNOWN) this.#measureAround(rank);
    return this.bytes[at] === TOO_GREAT ? this.#measured(rank, blank) : this.bytes[at] - ESTIMATE_OF_0;
  }

  movesInOrder(order: readonly number[]): NumberedMoves {
    const key = order.join();
    const lists = this.#lists.get(key) ?? this.#listMoves(order);
    this.#lists.set(key, lists);
    return lists;
  }

  #sumsOf(heuristic: HeuristicId | Measure, target: Target): BlockSums | null {
    const tileCost = typeof heuristic === 'string' ? (HEURISTICS[heuristic] as Heuristic).tileCost : undefined;
    return tileCost === undefined ? null : new BlockSums(this.graph, costTable(tileCost, target));
  }

  /** Measures all states of a rank, or of many ranks where that is quick: a search soon visits the others. */
  #measureAround(rank: number): void {
    if (this.#sums) return this.#sums.measure(rank, (rank, blank, h) => this.#estimate(rank, blank, h));
    let blank = 0;
    this.graph.forEachOfRank(rank, (_state, cells) => this.#estimate(rank, blank++, this.#measure(cells)));
  }

  #estimate(rank: number, blank: number, h: number): void {
    this.bytes[2 * ROW * rank + FIRST_ESTIMATE + blank] = h > MAX_KEPT_H ? TOO_GREAT : h + ESTIMATE_OF_0;
  }

  #estimateAll(estimate: number): void {
    for (let at = FIRST_ESTIMATE; at < this.bytes.length; at += 2 * ROW)
      this.bytes.fill(estimate, at, at + this.graph.goal.length);
  }

  #measured(rank: number, blank: number): number {
    this.graph.write(blank * this.graph.ranks + rank, this.#cells);
    return this.#measure(this.#cells);
  }

  #listMoves(order: readonly number[]): NumberedMoves {
    const lists = this.graph.goal.length << LIST_BITS;
    const firsts = new Uint8Array(lists);
    const ends = new Uint8Array(lists);
    const moves: number[] = [];
    for (let list = 0; list < lists; list++) {
      firsts[list] = moves.length;
      moves.push(...this.#movesFrom(list >> LIST_BITS, order, list & NO_ACTION));
      ends[list] = moves.length;
    }
    return { perColumn: MOVES_PER_CELL, firsts, ends, moves: Int32Array.from(moves) };
  }

  #movesFrom(cell: number, order: readonly number[], except: number): number[] {
    const { rows, cols } = this.graph;
    return order.flatMap((action) => {
      const to = neighbour(cell, action, rows, cols);
      if (to === NO_CELL || action === except) return [];
      return [packMove(action, oppositeMove(action), to, this.#placeOf(action, cell))];
    });
  }

  /** The place in a row of the rank after `action` of the blank on `cell`. */
  #placeOf(action: number, cell: number): number {
    if (action === UP) return FIRST_RANK + 1 + cell - this.graph.cols;
    return action === DOWN ? FIRST_RANK + 1 + this.#verticals + cell : FIRST_RANK;
  }

  #writeCosts(): void {
    const byTile = this.#byTile;
    if (byTile === null) return;
    const { ranks, goal, parities } = this.graph;
    const cells = this.#cells;
    const tiles = goal.length - 1;
    for (let rank = 0; rank < ranks; rank++) {
      this.graph.write(rank, cells); // the blank is on cell 0
      const at = 2 * ROW * rank + FIRST_COST;
      for (let place = 0; place < tiles - 2; place++) this.bytes[at + place] = byTile[cells[place + 1]];
      for (let place = 0; place < 4; place++) {
        const last = (place + (place >> 1) + parities[0]) & 1; // in both orders
        this.bytes[at + tiles - 2 + place] = byTile[cells[tiles - 1 + last]];
      }
    }
  }

  #writeMoves(): void {
    const { ranks, up, down } = this.graph;
    for (let rank = 0; rank < ranks; rank++) {
      let at = rank * ROW + FIRST_RANK;
      this.entries[at++] = rank;
      for (let cell = 0; cell < this.#verticals; cell++, at++) {
        this.entries[at] = rank + up[cell * ranks + rank];
        this.entries[at + this.#verticals] = rank + down[cell * ranks + rank];
      }
    }
  }
}
