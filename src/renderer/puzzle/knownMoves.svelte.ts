/** What is known of the puzzle on the bench: all states of its goal on small boards, and how many moves its start needs. */
import type { Puzzle } from '../../shared/contract/types.ts';
import { estimate } from '../../shared/puzzle/heuristics/heuristics.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { Workbench } from './workbench.svelte.ts';

export class KnownMoves {
  readonly #bench: Pick<Workbench, 'puzzle' | 'solvable'>;
  readonly #statesOf: (puzzle: Puzzle) => Promise<StateSpace>;
  readonly #proved: (puzzle: Puzzle) => number | null;
  #space = $state.raw<StateSpace | null>(null);

  /** `proved` has the moves of a shortest solution where a hint or a run has found one, and `null` elsewhere. */
  constructor(
    bench: Pick<Workbench, 'puzzle' | 'solvable'>,
    statesOf: (puzzle: Puzzle) => Promise<StateSpace>,
    proved: (puzzle: Puzzle) => number | null,
  ) {
    this.#bench = bench;
    this.#statesOf = statesOf;
    this.#proved = proved;
  }

  /** All states of the goal; `null` while they are not there, and on boards that have too many. */
  readonly states = $derived.by((): StateSpace | null => {
    const { puzzle } = this.#bench;
    const space = this.#space;
    const isOfGoal = space?.graph.cols === puzzle?.cols && space?.graph.goal.join() === puzzle?.goal.join();
    return isOfGoal ? space : null;
  });

  /** Whether the board has too many states for all distances to be known. */
  readonly isTooLarge = $derived.by(() => (this.#bench.puzzle?.goal.length ?? 0) > MAX_GRAPH_CELLS);

  /** Moves of a shortest solution: by all distances, or proved; `null` where it is not known, and where there is none. */
  readonly optimum = $derived.by((): number | null => {
    const { puzzle } = this.#bench;
    if (!puzzle) return null;
    return this.states ? this.states.distanceOf(puzzle.start) : this.#proved(puzzle);
  });

  /** Moves that a solution needs at least, on large boards whose optimum is not known. */
  readonly atLeast = $derived.by((): number | null => {
    const { puzzle, solvable } = this.#bench;
    if (!puzzle || !solvable || !this.isTooLarge || this.optimum !== null) return null;
    return estimate('linear-conflict', puzzle.start, puzzle.goal, puzzle.cols);
  });

  /** Gets the states of the goal on the bench. Called in an effect, and again with every puzzle. */
  async look(): Promise<void> {
    const { puzzle } = this.#bench;
    if (!puzzle || this.isTooLarge) return;
    const space = await this.#statesOf(puzzle);
    if (this.#bench.puzzle === puzzle) this.#space = space;
  }
}
