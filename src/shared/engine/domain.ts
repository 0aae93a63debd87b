import type { LentTables } from './lentTables.ts';
import type { NumberedStates } from './numberedStates.ts';

/**
 * All that the engine knows of a problem; it never mentions tiles. States are words in a column that the engine owns.
 * A domain reads a state there and writes all successors at once, where the next nodes have their states: one call
 * per expansion, and nothing to undo.
 */
export interface Domain {
  /** 32-bit words per state: equal states have equal words. */
  readonly words: number;

  /** For states that are single numbers, the places of their entries in these tables. */
  readonly tables?: LentTables;

  /** For domains with all states and moves in one table, where every move costs 1. */
  readonly numbered?: NumberedStates | undefined;

  /** Whether moves do not all cost 1; then `expand` writes the costs of successors. The way back costs the same. */
  readonly costsDiffer?: boolean;

  /** Actions are the integers 0 … actions − 1, at most `MAX_ACTIONS`. */
  readonly actions: number;

  /** To `states[at … at + words − 1]`. */
  start(states: Int32Array, at: number): void;

  /** To `states[at … at + words − 1]`: the start of the other half of a search from both ends. */
  goal(states: Int32Array, at: number): void;

  /** Of `states[at … at + words − 1]`. */
  isGoal(states: Int32Array, at: number): boolean;

  /** Of `states[at … at + words − 1]`: an integer from 0 to 65,535. */
  h(states: Int32Array, at: number): number;

  /**
   * Writes the successors of the state at `states[from]` one after another from `states[to]` on, in the order of
   * `order`, without illegal actions and `except`; their actions, estimates and costs go to `successors`. Returns
   * their number.
   */
  expand(
    states: Int32Array,
    from: number,
    to: number,
    order: readonly number[],
    except: number,
    successors: Successors,
  ): number;

  inverse(action: number): number;
}

/** Entry i belongs to the i-th successor. */
export interface Successors {
  readonly action: Int8Array;
  readonly h: Uint16Array;
  /** From 1 to 255; 1 where the domain writes none. */
  readonly cost: Uint8Array;
}

export function roomForSuccessors(actions: number): Successors {
  return { action: new Int8Array(actions), h: new Uint16Array(actions), cost: new Uint8Array(actions).fill(1) };
}
