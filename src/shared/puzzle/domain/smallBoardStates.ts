/**
 * What searches of one small board towards one goal by one heuristic share: states as numbers, the moves between them, and h.
 * State = rank × `ROW` + cell of the blank (`arrangementRank.ts`), so that states with the tiles in one sequence lie together.
 * What is known of them lies together too, with the nodes that have reached them: to generate a node waits for one line of memory
 * at the most, which is most of what it costs.
 */
import { LentTables } from '../../engine/lentTables.ts';
import { LIST_BITS, NO_ACTION, packMove, type NumberedMoves } from '../../engine/numberedMoves.ts';
import type { NumberedStates } from '../../engine/numberedStates.ts';
import { MOVES, neighbour, NO_CELL, oppositeMove } from '../geometry.ts';
import { costTable, HEURISTICS, measureOf, type Heuristic, type HeuristicId } from '../heuristics/heuristics.ts';
import type { HeuristicResources, Measure } from '../heuristics/measure.ts';
import { MAX_GRAPH_CELLS, NO_STATE, StateGraph } from '../states/stateGraph.ts';
import { BlockSums } from './blockSums.ts';

/** What an estimate says beside h: that the state was not measured yet, or that its h is measured each time. */
const UNKNOWN = 0;
const TOO_GREAT = 1;
/** An estimate of at least so much is h plus so much. */
export const ESTIMATE_OF_0 = 2;
const MAX_KEPT_H = 255 - ESTIMATE_OF_0;

const [UP, DOWN] = [0, 1];

/** Entries of a row, of 16 bits each: as many as a line of the processor's cache. */
export const ROW = 32;
/** Byte of a row where estimates begin, behind the entries of the table of reached states. */
export const FIRST_ESTIMATE = 2 * MAX_GRAPH_CELLS;
/** Entry of a row where ranks begin, behind the estimates. */
const FIRST_RANK = MAX_GRAPH_CELLS + Math.ceil(MAX_GRAPH_CELLS / 2);

/** Most moves from a cell. */
export const MOVES_PER_CELL = MOVES.length;

export class SmallBoardStates implements NumberedStates {
  readonly firstEstimate = FIRST_ESTIMATE;
  readonly estimateOf0 = ESTIMATE_OF_0;
  readonly graph: StateGraph;
  /** What searches write to, and leave to each other. */
  readonly tables: LentTables;

  /**
   * A row for each rank. First, by cell of the blank, what the table of reached states has of the state; then, by cell, what is
   * known of its h; then the rank itself, which moves to the left and to the right keep; by cell, without those of the last row of
   * the board, the rank after the blank has moved up to it; by cell, without those of the last row, the rank after the blank has
   * moved down from it.
   */
  readonly entries: Uint16Array;
  /** The same memory as bytes. Byte `2 × ROW × rank + FIRST_ESTIMATE + cell of the blank`: what is known of h. */
  readonly bytes: Uint8Array;

  /** Cells without those of one row. */
  readonly #verticals: number;
  readonly #measure: Measure;
  /** Where h is a sum over the tiles. */
  readonly #sums: BlockSums | null;
  readonly #cells: Uint8Array;
  /** Lists that were made, by their order. */
  readonly #lists = new Map<string, NumberedMoves>();

  /**
   * `goal` is an arrangement of at most `MAX_GRAPH_CELLS` cells; `heuristic` is one of the table, or h itself. Throws where one of
   * the table is not for boards of this size, or misses something in `resources`.
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
    // The one h that is known without measuring it.
    if (heuristic === 'zero') this.#estimateAll(ESTIMATE_OF_0);
  }

  /** The state of an arrangement, or `NO_STATE` if it cannot reach the goal. */
  stateOf(cells: ArrayLike<number>): number {
    const { ranks } = this.graph;
    const state = this.graph.stateOf(cells);
    return state === NO_STATE ? NO_STATE : (state % ranks) * ROW + Math.floor(state / ranks);
  }

  /** h of the state with this rank and this cell of the blank, measured if it is not known yet. */
  h(rank: number, blank: number): number {
    const at = 2 * ROW * rank + FIRST_ESTIMATE + blank;
    if (this.bytes[at] === UNKNOWN) this.#measureAround(rank);
    return this.bytes[at] === TOO_GREAT ? this.#measured(rank, blank) : this.bytes[at] - ESTIMATE_OF_0;
  }

  /** The moves from each cell in the order of these actions. */
  movesInOrder(order: readonly number[]): NumberedMoves {
    const key = order.join();
    const lists = this.#lists.get(key) ?? this.#listMoves(order);
    this.#lists.set(key, lists);
    return lists;
  }

  #sumsOf(heuristic: HeuristicId | Measure): BlockSums | null {
    const tileCost = typeof heuristic === 'string' ? (HEURISTICS[heuristic] as Heuristic).tileCost : null;
    return tileCost && new BlockSums(this.graph, costTable(tileCost, this.graph));
  }

  /** Measures all states of a rank: a search that comes to one soon comes to others. Where that is quick, those of many ranks. */
  #measureAround(rank: number): void {
    if (this.#sums) return this.#sums.measure(rank, (rank, blank, h) => this.#estimate(rank, blank, h));
    let blank = 0;
    this.graph.forEachOfRank(rank, (_state, cells) => this.#estimate(rank, blank++, this.#measure(cells)));
  }

  #estimate(rank: number, blank: number, h: number): void {
    this.bytes[2 * ROW * rank + FIRST_ESTIMATE + blank] = h > MAX_KEPT_H ? TOO_GREAT : h + ESTIMATE_OF_0;
  }

  /** Writes one estimate of every state. */
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

  /** The moves of the blank from `cell` in the order of these actions, but for the action `except`. */
  #movesFrom(cell: number, order: readonly number[], except: number): number[] {
    const { rows, cols } = this.graph;
    return order.flatMap((action) => {
      const to = neighbour(cell, action, rows, cols);
      if (to === NO_CELL || action === except) return [];
      return [packMove(action, oppositeMove(action), to, this.#placeOf(action, cell))];
    });
  }

  /** Where a row has the rank after `action` of the blank on `cell`. */
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
