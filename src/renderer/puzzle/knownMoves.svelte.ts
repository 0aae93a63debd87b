/** What is known of the puzzle in the editor: all states on small boards, and the moves that its start needs. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { estimate } from '../../shared/puzzle/heuristics/heuristics.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { PuzzleEditor } from './puzzleEditor.svelte.ts';

export class KnownMoves {
  readonly #editor: Pick<PuzzleEditor, 'puzzle' | 'solvable'>;
  readonly #statesOf: (puzzle: Puzzle) => Promise<StateSpace>;
  readonly #proved: (puzzle: Puzzle) => number | null;
  #space = $state.raw<StateSpace | null>(null);

  /** `proved`: moves of a shortest solution that a hint or a run has found, else `null`. */
  constructor(
    editor: Pick<PuzzleEditor, 'puzzle' | 'solvable'>,
    statesOf: (puzzle: Puzzle) => Promise<StateSpace>,
    proved: (puzzle: Puzzle) => number | null,
  ) {
    this.#editor = editor;
    this.#statesOf = statesOf;
    this.#proved = proved;
  }

  /** All states of the goal; `null` until they are computed, and on boards with too many. */
  readonly states = $derived.by((): StateSpace | null => {
    const { puzzle } = this.#editor;
    const space = this.#space;
    const isOfGoal = space?.graph.cols === puzzle?.cols && space?.graph.goal.join() === puzzle?.goal.join();
    return isOfGoal ? space : null;
  });

  readonly isTooLarge = $derived.by(() => (this.#editor.puzzle?.goal.length ?? 0) > MAX_GRAPH_CELLS);

  /** Moves of a shortest solution; `null` where it is unknown, or there is none. */
  readonly optimum = $derived.by((): number | null => {
    const { puzzle } = this.#editor;
    if (!puzzle) return null;
    return this.states ? this.states.distanceOf(puzzle.start) : this.#proved(puzzle);
  });

  /** Lower bound, on large boards whose optimum is unknown. */
  readonly atLeast = $derived.by((): number | null => {
    const { puzzle, solvable } = this.#editor;
    if (!puzzle || !solvable || !this.isTooLarge || this.optimum !== null) return null;
    return estimate('linear-conflict', puzzle.start, puzzle.goal, puzzle.cols);
  });

  /** Requests the states of the goal. Call in an effect, for every puzzle. */
  async look(): Promise<void> {
    const { puzzle } = this.#editor;
    if (!puzzle || this.isTooLarge) return;
    const space = await this.#statesOf(puzzle);
    if (this.#editor.puzzle === puzzle) this.#space = space;
  }
}
