/**
 * A best move, and how many are left: at once where all distances are known; on 4×4 the host thinks about it, which has a
 * pattern database; otherwise a worker of the page does.
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
import { isClosed } from '../host/closed.ts';
import type { HintProgress, PuzzleApi } from './puzzleApi.ts';

/** How long is thought between two reports. */
const SLICE_MS = 200;

/** Somebody who thinks about one puzzle: asked again and again, until there is a solution or `end`. */
interface Thinker {
  goOn(): Promise<HintProgress>;
  end(): void;
}

/** What is known of a board: moves to the goal, and an action that begins a shortest solution; none on the goal. */
export interface Hint {
  readonly cells: readonly number[];
  readonly left: number;
  readonly action: number | null;
}

export class Hints {
  hint = $state.raw<Hint | null>(null);
  /** Of a search under way. */
  progress = $state.raw<Omit<HintProgress, 'solution'> | null>(null);

  readonly #startWorker: () => Port;
  readonly #shortest: Api['searches']['shortest'];
  readonly #statesOf: (puzzle: Puzzle) => Promise<StateSpace>;
  readonly #complain: (error: unknown) => void;
  /** By goal and board: what is known of the boards on the way that was found last. */
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

  /** Finds a best move on `puzzle.start`, from which the goal can be reached. The newest call wins. */
  async ask(puzzle: Puzzle): Promise<void> {
    this.stop();
    const asked = this.#asked;
    try {
      const hint = this.#known.get(keyOf(puzzle)) ?? (await this.#find(puzzle));
      if (asked === this.#asked) this.hint = hint;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#stopThinking();
      if (!isClosed(error)) this.#complain(error);
    }
  }

  /** Moves of a shortest solution of `puzzle`, where a hint has found one; otherwise `null`. */
  lengthOf(puzzle: Puzzle): number | null {
    return this.#known.get(keyOf(puzzle))?.left ?? null;
  }

  /** Forgets the hint, and ends a search for one; idempotent. */
  stop(): void {
    this.#asked++;
    this.#stopThinking();
    this.hint = null;
  }

  #find(puzzle: Puzzle): Promise<Hint | null> {
    return puzzle.goal.length <= MAX_GRAPH_CELLS ? this.#lookUp(puzzle) : this.#think(puzzle);
  }

  async #lookUp({ start, rows, cols, ...rest }: Puzzle): Promise<Hint> {
    const space = await this.#statesOf({ start, rows, cols, ...rest });
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
    while (this.#thinker === thinker) {
      const { solution, ...progress } = await thinker.goOn();
      if (this.#thinker === thinker) this.progress = progress;
      if (solution === null) continue;
      this.#stopThinking();
      this.#remember(puzzle, solution);
      return this.#known.get(keyOf(puzzle))!;
    }
    return null;
  }

  /** A worker of its own, which is ended with it. */
  #inWorker(puzzle: Puzzle): Thinker {
    const worker = connect<{ puzzle: PuzzleApi }>(this.#startWorker());
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

  /** Every board on the way is known now: whoever follows the hint needs no other search. */
  #remember(puzzle: Puzzle, solution: readonly number[]): void {
    const known = new Map<string, Hint>();
    for (const [index, cells] of boardsAlong(puzzle.start, solution, puzzle.rows, puzzle.cols).entries()) {
      const hint = { cells, left: solution.length - index, action: solution[index] ?? null };
      known.set(keyOf({ ...puzzle, start: cells }), hint);
    }
    this.#known = known;
  }
}

function keyOf({ rows, cols, start, goal }: Puzzle): string {
  return `${rows}×${cols} ${start.join(' ')} ${goal.join(' ')}`;
}

export const [getHints, setHints] = createContext<Hints>();
