/**
 * What searches of one small board towards one goal by one heuristic share: states as numbers, the moves between them, and h.
 * State = rank × cells + cell of the blank (`arrangementRank.ts`), so that states with the tiles in one sequence lie together.
 * What is known of them lies together too: an expansion waits for few lines of memory, which is most of what it costs.
 */
import { NumberTables } from '../search/numberTables.ts';
import { measureOf, type HeuristicId } from './heuristics.ts';
import type { HeuristicResources, Measure } from './measure.ts';
import { NO_STATE, StateGraph } from './stateGraph.ts';

/** An h that was not measured yet. */
const UNKNOWN = 0;
/** The greatest h that there is room for, beside `UNKNOWN`; a greater one is measured each time. */
const MAX_KEPT_H = 254;

export class NumberedStates {
  readonly graph: StateGraph;
  /** Where searches note which node has reached a state. */
  readonly tables: NumberTables;

  /** Cells without those of one row: the blank can move up to so many first ones, and down from them. */
  readonly verticals: number;
  /** Entries of `moves` from one rank to the next. */
  readonly stride: number;
  /**
   * Entry `rank × stride + cell`: the rank after the blank has moved up to `cell`. Entry `rank × stride + verticals + cell`: the
   * rank after the blank has moved down from `cell`. Behind them the bytes of `#estimates`.
   */
  readonly moves: Uint16Array;
  /** The same memory. Byte `2 × (rank × stride + 2 × verticals) + cell of the blank`: h plus one, or `UNKNOWN`. */
  readonly #estimates: Uint8Array;

  readonly #measure: Measure;
  readonly #cells: Uint8Array;

  /**
   * `goal` is an arrangement of at most `MAX_GRAPH_CELLS` cells. Throws where `heuristic` is not for boards of this size, or misses
   * something in `resources`.
   */
  constructor(
    goal: readonly number[],
    rows: number,
    cols: number,
    heuristic: HeuristicId,
    resources: HeuristicResources = {},
  ) {
    this.graph = new StateGraph(goal, rows, cols);
    this.tables = new NumberTables(this.graph.size);
    this.verticals = goal.length - cols;
    this.stride = 2 * this.verticals + Math.ceil(goal.length / 2);
    this.moves = new Uint16Array(this.graph.ranks * this.stride);
    this.#estimates = new Uint8Array(this.moves.buffer);
    this.#measure = measureOf(heuristic, this.graph, resources);
    this.#cells = new Uint8Array(goal.length);
    // The one h that is known without measuring it.
    if (heuristic === 'zero') this.#estimates.fill(1);
    this.#writeMoves();
  }

  /** The state of an arrangement, or `NO_STATE` if it cannot reach the goal. */
  stateOf(cells: ArrayLike<number>): number {
    const { goal, ranks } = this.graph;
    const state = this.graph.stateOf(cells);
    return state === NO_STATE ? NO_STATE : (state % ranks) * goal.length + Math.floor(state / ranks);
  }

  /** h of the state with this rank and this cell of the blank. */
  h(rank: number, blank: number): number {
    const at = 2 * (rank * this.stride + 2 * this.verticals) + blank;
    return this.#estimates[at] === UNKNOWN ? this.#measured(rank, blank, at) : this.#estimates[at] - 1;
  }

  #measured(rank: number, blank: number, at: number): number {
    this.graph.write(blank * this.graph.ranks + rank, this.#cells);
    const h = this.#measure(this.#cells);
    if (h <= MAX_KEPT_H) this.#estimates[at] = h + 1;
    return h;
  }

  #writeMoves(): void {
    const { ranks, up, down } = this.graph;
    for (let rank = 0; rank < ranks; rank++) {
      for (let cell = 0, at = rank * this.stride; cell < this.verticals; cell++, at++) {
        this.moves[at] = up[cell * ranks + rank];
        this.moves[at + this.verticals] = down[cell * ranks + rank];
      }
    }
  }
}
