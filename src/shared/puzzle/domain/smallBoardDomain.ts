import type { Domain, Successors } from '../../engine/domain.ts';
import type { LentTables } from '../../engine/lentTables.ts';
import {
  ACTION_SHIFT,
  COLUMN,
  COLUMN_SHIFT,
  LIST_BITS,
  NO_ACTION,
  PLACE,
  type NumberedMoves,
} from '../../engine/numberedStates.ts';
import { oppositeMove } from '../geometry.ts';
import { ESTIMATE_OF_0, FIRST_ESTIMATE, MOVES_PER_CELL, ROW, type SmallBoardStates } from './smallBoardStates.ts';

/** `start` is a state of `states`; actions as in `createSlidingDomain`. */
export function createSmallBoardDomain(states: SmallBoardStates, start: number): Domain {
  return states.costsDiffer ? new WeighedBoardDomain(states, start) : new SmallBoardDomain(states, start);
}

class SmallBoardDomain implements Domain {
  readonly words = 1;
  readonly actions = MOVES_PER_CELL;
  readonly tables: LentTables;
  readonly numbered: SmallBoardStates | undefined;

  protected readonly boards: SmallBoardStates;

  readonly #start: number;
  readonly #goal: number;
  #moves: NumberedMoves | null = null;
  #order: readonly number[] = [];

  constructor(boards: SmallBoardStates, start: number) {
    const { goal } = boards.graph;
    this.tables = boards.tables;
    this.boards = boards;
    this.numbered = boards.costsDiffer ? undefined : boards;
    this.#start = start;
    this.#goal = boards.stateOf(goal);
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
    const blank = states[at] % ROW;
    return this.boards.h((states[at] - blank) / ROW, blank);
  }

  /** The kernel of all searches of small boards: what it reads per successor is in local variables. */
  expand(
    states: Int32Array,
    from: number,
    to: number,
    order: readonly number[],
    except: number,
    successors: Successors,
  ): number {
    const { boards } = this;
    const { entries, bytes } = boards;
    const { firsts, ends, moves } = this.#movesInOrder(order);
    const { action: actionOf, h: hOf } = successors;
    const blank = states[from] % ROW;
    const row = states[from] - blank;
    // No action is -1, which sets all bits.
    const list = (blank << LIST_BITS) | (except & NO_ACTION);
    const end = ends[list];
    let count = 0;
    for (let entry = firsts[list]; entry < end; entry++) {
      const move = moves[entry];
      const cell = (move >> COLUMN_SHIFT) & COLUMN;
      const rank = entries[row + (move & PLACE)];
      const estimate = bytes[2 * ROW * rank + FIRST_ESTIMATE + cell];
      states[to + count] = ROW * rank + cell;
      actionOf[count] = move >> ACTION_SHIFT;
      hOf[count++] = estimate < ESTIMATE_OF_0 ? boards.h(rank, cell) : estimate - ESTIMATE_OF_0;
    }
    return count;
  }

  inverse(action: number): number {
    return oppositeMove(action);
  }

  #movesInOrder(order: readonly number[]): NumberedMoves {
    if (this.#moves === null || order !== this.#order) {
      this.#moves = this.boards.movesInOrder(order);
      this.#order = order;
    }
    return this.#moves;
  }
}

/** The same for tiles that weigh. A class of its own, so that the other one never asks. */
class WeighedBoardDomain extends SmallBoardDomain {
  readonly costsDiffer = true;

  readonly #places: Uint8Array;

  constructor(boards: SmallBoardStates, start: number) {
    super(boards, start);
    this.#places = boards.placesOfCosts();
  }

  override expand(
    states: Int32Array,
    from: number,
    to: number,
    order: readonly number[],
    except: number,
    successors: Successors,
  ): number {
    const { bytes } = this.boards;
    const places = this.#places;
    const { action, cost } = successors;
    const count = super.expand(states, from, to, order, except, successors);
    const blank = states[from] % ROW;
    const row = 2 * (states[from] - blank);
    for (let index = 0; index < count; index++)
      cost[index] = bytes[row + places[blank * MOVES_PER_CELL + action[index]]];
    return count;
  }
}
