/**
 * What a search needs to know of a problem, and nothing more: the engine never mentions tiles.
 *
 * A domain is a *cursor* on one state. The engine puts it on a state (`reset`, `load`), asks about that state
 * (`isLegal`, `isGoal`, `h`), walks to a neighbour (`apply`) and writes the state down (`store`).
 * The cursor form follows the do/undo moves of E. Burns et al., "Implementing Fast Heuristic Search Code" (SoCS 2012).
 */
export interface Domain {
  /** 32-bit words that one stored state takes. */
  readonly words: number;

  /** Actions are the integers 0 … actions − 1, at most `MAX_ACTIONS`; `Search` tries them in an order of its own. */
  readonly actions: number;

  /** Puts the cursor on the start. */
  reset(): void;

  /** Puts the cursor on the goal: where the other half of a search from both ends begins. */
  resetToGoal(): void;

  /** Puts the cursor on the state stored in `states[at … at + words − 1]`. */
  load(states: Int32Array, at: number): void;

  /** Writes the state under the cursor to `states[at … at + words − 1]`: equal states give equal words. */
  store(states: Int32Array, at: number): void;

  /** Whether `action` can be done in the state under the cursor. */
  isLegal(action: number): boolean;

  /** Does `action`, which must be legal. `apply(inverse(action))` takes it back. */
  apply(action: number): void;

  /** The action that undoes `action`. */
  inverse(action: number): number;

  /** Whether the state under the cursor is the goal. */
  isGoal(): boolean;

  /** The heuristic estimate of the state under the cursor: an integer of at least 0, and below 65,536. */
  h(): number;
}
