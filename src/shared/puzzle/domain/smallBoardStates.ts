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
import type { Measure } from '../heuristics/measure.ts';
import { MAX_GRAPH_CELLS, NO_STATE, StateGraph } from '../states/stateGraph.ts';
import { BlockSums } from './blockSums.ts';
import { costTable } from '../heuristics/sumOverTiles.ts';

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
   * cells, the rank after the blank moves down from it.
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

  /**
   * `goal`: at most `MAX_GRAPH_CELLS` cells. `heuristic`: an id, or h itself. Throws where it does not support this
   * size, or `resources` lacks something that it needs.
   */
  constructor(
    goal: readonly number[],
    rows: number,
    cols: number,
    heuristic: HeuristicId | Measure,
    resources: HeuristicResources = {},
  ) {
    this.graph = new StateGraph(goal, rows, cols);
    this.entries = new Uint16Array(this.graph.ranks * ROW);
    this.bytes = new Uint8Array(this.entries.buffer);
    this.tables = new LentTables({ entries: this.entries, stride: ROW, states: goal.length });
    this.#verticals = goal.length - cols;
    this.#measure = typeof heuristic === 'string' ? measureOf(heuristic, this.graph, resources) : heuristic;
    this.#sums = this.#sumsOf(heuristic);
    this.#cells = new Uint8Array(goal.length);
    this.#writeMoves();
    // The only h known without measuring.
    if (typeof heuristic === 'string' && HEURISTICS[heuristic].isZero) this.#estimateAll(ESTIMATE_OF_0);
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

  #sumsOf(heuristic: HeuristicId | Measure): BlockSums | null {
    const tileCost = typeof heuristic === 'string' ? (HEURISTICS[heuristic] as Heuristic).tileCost : undefined;
    return tileCost === undefined ? null : new BlockSums(this.graph, costTable(tileCost, this.graph));
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
