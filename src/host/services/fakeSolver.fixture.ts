import { AppError } from '../../shared/contract/errors.ts';
import type { Outcome, Puzzle, SearchSpec } from '../../shared/contract/types.ts';
import type { SolverApi, StartedSolver } from '../solver/startSolver.ts';

/** A solver whose searches end at once with `outcome`, and whose calls a test can inspect and delay. */
export class FakeSolver implements StartedSolver {
  /** The parameters of each open search, by its id. */
  readonly open = new Map<number, { puzzle: Puzzle; search: SearchSpec }>();
  outcome: Outcome = { status: 'solved', expanded: 2, generated: 2, maxFrontier: 2, solution: 'R', durationMs: 1 };
  /** Answers of `open` and `advance` wait for it. */
  gate: Promise<void> = Promise.resolve();
  /** The number of calls for a shortest solution. */
  shortestCalls = 0;
  terminated = 0;

  #lastId = 0;
  #refusal: AppError | null = null;

  readonly client: SolverApi = {
    judge: () => Promise.reject(new Error('not faked')),
    judgeRest: () => Promise.reject(new Error('not faked')),
    value: () => Promise.reject(new Error('not faked')),
    overestimated: () => Promise.reject(new Error('not faked')),
    prepare: async () => {
      await this.gate;
      return { done: 1 };
    },
    open: async (params) => {
      await this.gate;
      this.open.set(++this.#lastId, params);
      return { searchId: this.#lastId };
    },
    advance: async ({ searchId, expansions }) => {
      await this.gate;
      this.#require(searchId);
      return new ArrayBuffer(expansions);
    },
    shortest: async () => {
      this.shortestCalls++;
      await this.gate;
      return { bound: 1, generated: 2, solution: 'R' };
    },
    outcome: async ({ searchId }) => {
      this.#require(searchId);
      return this.outcome;
    },
    time: async () => ({ runs: 9, medianMs: 1, isOver: true }),
    close: async ({ searchId }) => {
      this.#require(searchId);
      this.open.delete(searchId);
    },
  };

  /** The error of all calls of searches; `null` for none. */
  refuse(refusal: AppError | null): void {
    this.#refusal = refusal;
  }

  /** Loses every search, as when its worker dies. */
  die(): void {
    this.open.clear();
  }

  wake(): void {}

  /** The number of calls of `rest`. */
  rests = 0;

  rest(): void {
    this.rests++;
  }

  async terminate(): Promise<void> {
    this.terminated++;
  }

  #require(searchId: number): void {
    if (this.#refusal !== null) throw this.#refusal;
    if (!this.open.has(searchId)) throw new AppError('not-found', 'No such search.');
  }
}
