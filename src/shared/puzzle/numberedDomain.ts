/** A sliding puzzle on a small board as the engine sees it: states are numbers, moves and h are table look-ups. */
import type { Domain, Successors } from '../search/domain.ts';
import type { NumberTables } from '../search/numberTables.ts';
import { oppositeMove } from './geometry.ts';
import { ESTIMATE_OF_0, MOVES_PER_CELL, type MoveLists, type NumberedStates } from './numberedStates.ts';

/** The domain of a puzzle from `start`, a state of `states`, to their goal, with the actions of `createSlidingDomain`. */
export function createNumberedDomain(states: NumberedStates, start: number): Domain {
  return new NumberedDomain(states, start);
}

class NumberedDomain implements Domain {
  readonly words = 1;
  readonly actions = MOVES_PER_CELL;
  readonly tables: NumberTables;

  readonly #numbered: NumberedStates;
  readonly #cells: number;
  readonly #start: number;
  readonly #goal: number;
  /** The moves in the order that was asked for last. */
  #moves: MoveLists | null = null;
  #order: readonly number[] = [];

  constructor(numbered: NumberedStates, start: number) {
    const { goal } = numbered.graph;
    this.tables = numbered.tables;
    this.#numbered = numbered;
    this.#cells = goal.length;
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
    const numbered = this.#numbered;
    const size = this.#cells;
    const { ranks, stride, estimates, firstEstimate } = numbered;
    const { ends, actions, cells, places } = this.#movesInOrder(order);
    const { action: actionOf, h: hOf } = successors;
    const rank = (states[from] / size) | 0;
    const blank = states[from] - rank * size;
    const end = ends[blank];
    const row = rank * stride;
    const rowBytes = 2 * stride;
    let count = 0;
    for (let entry = blank * MOVES_PER_CELL; entry < end; entry++) {
      const action = actions[entry];
      if (action === except) continue;
      const cell = cells[entry];
      const next = ranks[row + places[entry]];
      const estimate = estimates[next * rowBytes + firstEstimate + cell];
      states[to + count] = next * size + cell;
      actionOf[count] = action;
      hOf[count++] = estimate < ESTIMATE_OF_0 ? numbered.h(next, cell) : estimate - ESTIMATE_OF_0;
    }
    return count;
  }

  inverse(action: number): number {
    return oppositeMove(action);
  }

  #movesInOrder(order: readonly number[]): MoveLists {
    if (this.#moves === null || order !== this.#order) {
      this.#moves = this.#numbered.movesInOrder(order);
      this.#order = order;
    }
    return this.#moves;
  }
}
