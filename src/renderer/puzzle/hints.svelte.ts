/**
 * Best move and moves left: from the table of distances on small boards, on 4×4 from the host, which has a pattern
 * database, otherwise from a worker.
 */
import { createContext } from 'svelte';
import type { Api } from '../../shared/contract/api.ts';
import type { Puzzle } from '../../shared/contract/types.ts';
import { applyAction, boardsAlong } from '../../shared/puzzle/board.ts';
import { MOVES } from '../../shared/puzzle/geometry.ts';
import { actionsOf } from '../../shared/puzzle/moveNames.ts';
import { MAX_GRAPH_CELLS } from '../../shared/puzzle/states/stateGraph.ts';
import type { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { Port } from '../../shared/rpc/port.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import { isClosed } from '../../shared/contract/errors.ts';
import type { HintProgress, PuzzleServices } from './puzzleMethods.ts';
import { puzzleKey } from '../../shared/puzzle/puzzleKey.ts';

const SLICE_MS = 200;

/** Works on one puzzle: call `goOn` until there is a solution, or `end`. */
interface Thinker {
  goOn(): Promise<HintProgress>;
  end(): void;
}

/** Moves to the goal, and the first action of a shortest solution; none on the goal. */
export interface Hint {
  readonly cells: readonly number[];
  readonly left: number;
  readonly action: number | null;
}

export class Hints {
  hint = $state.raw<Hint | null>(null);
  progress = $state.raw<Omit<HintProgress, 'solution'> | null>(null);

  readonly #startWorker: () => Port;
  readonly #shortest: Api['searches']['shortest'];
  readonly #statesOf: (puzzle: Puzzle) => Promise<StateSpace>;
  readonly #complain: (error: unknown) => void;
  /** By goal and board: the hints for every board on the last solution found. */
  #known = $state.raw<ReadonlyMap<string, Hint>>(new Map());
  #thinker: Thinker | null = null;
  #asked = 0;

  /** `startWorker` starts `puzzleWorker.ts`; closing its port ends it. `shortest` asks the host. */
  constructor(
    startWorker: () => Port,
    shortest: Api['searches']['shortest'],
    statesOf: (puzzle: Puzzle) => Promise<StateSpace>,
    complain: (error: unknown) => void,
  ) {
    this.#startWorker = startWorker;
    this.#shortest = shortest;
    this.#statesOf = statesOf;
    this.#complain = complain;
  }

  /** Finds a best move on `puzzle.start`, which must be solvable. The newest call wins. */
  async ask(puzzle: Puzzle): Promise<void> {
    this.stop();
    const asked = this.#asked;
    try {
      const hint = this.#known.get(puzzleKey(puzzle)) ?? (await this.#find(puzzle));
      if (asked === this.#asked) this.hint = hint;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#stopThinking();
      if (!isClosed(error)) this.#complain(error);
    }
  }

  /** Moves of a shortest solution, where a hint has found one. */
  lengthOf(puzzle: Puzzle): number | null {
    return this.#known.get(puzzleKey(puzzle))?.left ?? null;
  }

  /** Clears the hint, and ends a search for one; idempotent. */
  stop(): void {
    this.#asked++;
    this.#stopThinking();
    this.hint = null;
  }

  #find(puzzle: Puzzle): Promise<Hint | null> {
    return puzzle.goal.length <= MAX_GRAPH_CELLS ? this.#lookUp(puzzle) : this.#think(puzzle);
  }

  async #lookUp(puzzle: Puzzle): Promise<Hint> {
    const space = await this.#statesOf(puzzle);
    const { start, rows, cols } = puzzle;
    const left = space.distanceOf(start)!;
    const isBest = (action: number): boolean => {
      const next = applyAction(start, action, rows, cols);
      return next !== null && space.distanceOf(next) === left - 1;
    };
    const action = [...MOVES.keys()].find(isBest) ?? null;
    return { cells: start, left, action };
  }

  async #think(puzzle: Puzzle): Promise<Hint | null> {
    const thinker = puzzle.rows === 4 && puzzle.cols === 4 ? this.#inHost(puzzle) : this.#inWorker(puzzle);
    this.#thinker = thinker;
    for (;;) {
      const { solution, ...progress } = await thinker.goOn();
      if (this.#thinker !== thinker) return null; // stopped, or another one thinks now
      this.progress = progress;
      if (solution === null) continue;
      this.#stopThinking();
      this.#remember(puzzle, solution);
      return this.#known.get(puzzleKey(puzzle))!;
    }
  }

  /** Each search gets its own worker, which ends with it. */
  #inWorker(puzzle: Puzzle): Thinker {
    const worker = connect<PuzzleServices>(this.#startWorker());
    return { goOn: () => worker.puzzle.hint({ ...puzzle, millis: SLICE_MS }), end: () => worker.close() };
  }

  #inHost(puzzle: Puzzle): Thinker {
    const goOn = async (): Promise<HintProgress> => {
      const { solution, ...progress } = await this.#shortest({ puzzle, millis: SLICE_MS });
      return { ...progress, solution: solution === null ? null : actionsOf(solution) };
    };
    return { goOn, end: () => {} };
  }

  #stopThinking(): void {
    this.#thinker?.end();
    this.#thinker = null;
    this.progress = null;
  }

  /** Stores hints for every board of the solution, so that following it needs no other search. */
  #remember(puzzle: Puzzle, solution: readonly number[]): void {
    const known = new Map<string, Hint>();
    for (const [index, cells] of boardsAlong(puzzle.start, solution, puzzle.rows, puzzle.cols).entries()) {
      const hint = { cells, left: solution.length - index, action: solution[index] ?? null };
      known.set(puzzleKey({ ...puzzle, start: cells }), hint);
    }
    this.#known = known;
  }
}

export const [getHints, setHints] = createContext<Hints>();
