/** A sliding puzzle on a small board as the engine sees it: states are numbers, moves and h are table look-ups. */
import type { Domain, Successors } from '../search/domain.ts';
import type { NumberTables } from '../search/numberTables.ts';
import { MOVES, neighbourTable, NO_CELL, oppositeMove } from './geometry.ts';
import type { NumberedStates } from './numberedStates.ts';

const [UP, DOWN] = [0, 1];

/** The domain of a puzzle from `start`, a state of `states`, to their goal, with the actions of `createSlidingDomain`. */
export function createNumberedDomain(states: NumberedStates, start: number): Domain {
  return new NumberedDomain(states, start);
}

class NumberedDomain implements Domain {
  readonly words = 1;
  readonly actions = MOVES.length;
  readonly tables: NumberTables;

  readonly #numbered: NumberedStates;
  readonly #cells: number;
  /** Entry `cell × 4 + action`: the neighbouring cell or `NO_CELL`. */
  readonly #neighbours: Int8Array;
  readonly #start: number;
  readonly #goal: number;

  constructor(numbered: NumberedStates, start: number) {
    const { rows, cols, goal } = numbered.graph;
    this.tables = numbered.tables;
    this.#numbered = numbered;
    this.#cells = goal.length;
    this.#neighbours = neighbourTable(rows, cols);
    this.#start = start;
    this.#goal = numbered.stateOf(goal);
  }

  start(states: Int32Array, at: number): void {
    states[at] = this.#start;
  }

  goal(states: Int32Array, at: number): void {
    states[at] = this.#goal;
  }

  isGoal(states: Int32Array, at: number): boolean {
    return states[at] === this.#goal;
  }

  h(states: Int32Array, at: number): number {
    const blank = states[at] % this.#cells;
    return this.#numbered.h((states[at] - blank) / this.#cells, blank);
  }

  /** The kernel of every search of a small board: what it reads for each successor is in local variables. */
  expand(
    states: Int32Array,
    from: number,
    to: number,
    order: readonly number[],
    except: number,
    successors: Successors,
  ): number {
    const { action: actions, h } = successors;
    const [numbered, cells, neighbours] = [this.#numbered, this.#cells, this.#neighbours];
    const { moves, stride, verticals } = numbered;
    const rank = (states[from] / cells) | 0;
    const blank = states[from] - rank * cells;
    let count = 0;
    for (let index = 0; index < order.length; index++) {
      const action = order[index];
      const cell = neighbours[blank * MOVES.length + action];
      if (cell === NO_CELL || action === except) continue;
      let next = rank;
      if (action === UP) next = moves[rank * stride + cell];
      else if (action === DOWN) next = moves[rank * stride + verticals + blank];
      states[to + count] = next * cells + cell;
      actions[count] = action;
      h[count++] = numbered.h(next, cell);
    }
    return count;
  }

  inverse(action: number): number {
    return oppositeMove(action);
  }
}
