/**
 * Replays a search whose states are all one list: each successor is made by changing the one board, so what waits changes
 * with it. Which moves were made on it since the last line, in which order, and whether they were taken back, is open.
 */
import { MOVES, neighbour, NO_CELL } from '../../puzzle/geometry.ts';
import { permutations } from '../../puzzle/permutations.ts';
import { NONE } from '../../trace/trace.ts';
import type { KnownStates } from '../output/knownStates.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import { breakAt, type Broken, type ProgramEnd, type RuleReplay } from './replay.ts';

export class SharedBoardReplay implements RuleReplay {
  readonly #states: KnownStates;
  readonly #start: number;
  readonly #goal: number;
  #board = NONE;
  /** Whether a step was none that a search with boards of their own could have taken after the last one. */
  #isOdd = false;

  constructor(states: KnownStates, start: number, goal: number) {
    this.#states = states;
    this.#start = start;
    this.#goal = goal;
  }

  take(run: PrintedRun, step: number): Broken | null {
    const state = run.expandedBy(step);
    const isLegal = this.#board === NONE ? state === this.#start : this.#boardsAfter().has(state);
    if (!isLegal) return breakAt(run, step)('not-successor');
    this.#isOdd ||= this.#board !== NONE && this.#states.actionBetween(this.#board, state) === NONE;
    this.#board = state;
    return null;
  }

  /** No path leads anywhere. */
  get depth(): number {
    return NaN;
  }

  due(): readonly number[] {
    if (this.#board === this.#goal) return [];
    return this.#board === NONE ? [this.#start] : Array.from(this.#boardsAfter());
  }

  end(run: PrintedRun): ProgramEnd | Broken {
    return this.#isOdd ? 'ended' : breakAt(run, run.steps)('not-successor');
  }

  /** The board as it is; and after all moves in any order, each from where the blank was, or from where it is then. */
  #boardsAfter(): ReadonlySet<number> {
    const cells = this.#states.cellsOf(this.#board);
    const blank = cells.indexOf(0);
    const rows = cells.length / this.#states.cols;
    const targets = MOVES.map((_, action) => neighbour(blank, action, rows, this.#states.cols));
    const offsets = targets.filter((cell) => cell !== NO_CELL).map((cell) => cell - blank);
    const boards = new Set([this.#board]);
    for (const order of permutations(offsets)) {
      boards.add(this.#states.numberOf(order.reduce((board, by) => exchanged(board, blank, blank + by), cells)));
      boards.add(this.#states.numberOf(order.reduce((board, by) => slid(board, by), cells)));
    }
    return boards;
  }
}

function exchanged(cells: readonly number[], one: number, other: number): number[] {
  return cells.with(one, cells[other]).with(other, cells[one]);
}

/** Nothing happens over the edge. */
function slid(cells: readonly number[], by: number): number[] {
  const blank = cells.indexOf(0);
  return cells[blank + by] === undefined ? [...cells] : exchanged(cells, blank, blank + by);
}
