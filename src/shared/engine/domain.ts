import type { LentTables } from './lentTables.ts';
import type { NumberedStates } from './numberedStates.ts';

/**
 * What a search needs to know of a problem, and nothing more: the engine never mentions tiles.
 *
 * States are words in a column that the engine owns. A domain reads a state there and writes all its successors at once,
 * where the next nodes will have their states: so a search makes one call for each expansion, and undoes nothing.
 */
export interface Domain {
  /** 32-bit words that one state takes: equal states have equal words. */
  readonly words: number;

  /** Given where states are numbers, of one word: the places of their entries in these tables. */
  readonly tables?: LentTables;

  /** Given where all states and moves are in one table. */
  readonly numbered?: NumberedStates;

  /** Actions are the integers 0 … actions − 1, at most `MAX_ACTIONS`. */
  readonly actions: number;

  /** Writes the start to `states[at … at + words − 1]`. */
  start(states: Int32Array, at: number): void;

  /** Writes the goal to `states[at … at + words − 1]`: where the other half of a search from both ends begins. */
  goal(states: Int32Array, at: number): void;

  /** Whether the state at `states[at … at + words − 1]` is the goal. */
  isGoal(states: Int32Array, at: number): boolean;

  /** The heuristic estimate of the state at `states[at … at + words − 1]`: an integer of at least 0, and below 65,536. */
  h(states: Int32Array, at: number): number;

  /**
   * Writes the successors of the state that begins at `states[from]`, one behind the other, from `states[to]` on: what
   * the actions of `order` lead to, in this order, without those that are not legal and without the action `except`. Their
   * actions and estimates go to `successors`. Returns how many there are.
   */
  expand(
    states: Int32Array,
    from: number,
    to: number,
    order: readonly number[],
    except: number,
    successors: Successors,
  ): number;

  /** The action that undoes `action`. */
  inverse(action: number): number;
}

/** How the successors of a state come about and what is estimated of them: entry i belongs to the i-th of them. */
export interface Successors {
  readonly action: Int8Array;
  readonly h: Uint16Array;
}

/** Room for the successors of a state in a domain of so many actions. */
export function roomForSuccessors(actions: number): Successors {
  return { action: new Int8Array(actions), h: new Uint16Array(actions) };
}
