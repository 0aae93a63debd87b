import type { Api } from '../../shared/contract/api.ts';
import { AppError, type ErrorCode } from '../../shared/contract/errors.ts';
import type { Outcome, Prepared, Puzzle, RunLabel, SearchSpec, ShortestProgress } from '../../shared/contract/types.ts';
import type { SearchTime } from '../../shared/contract/timing.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import { changedSearch } from '../../shared/contract/searchOptions.ts';
import { learnProof, proofOf } from '../../shared/puzzle/heuristics/ownProofs.ts';
import { solvability } from '../../shared/puzzle/solvable.ts';
import { statusOfBatch } from '../../shared/trace/batch.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import type { SolverApi } from '../solver/startSolver.ts';

/** Per connection: two to compare, and some to spare. */
export const MAX_OPEN_SEARCHES = 8;

/** Errors of the solver that mean a lost search: it failed, its worker died, or does not know it. */
const LOST: readonly ErrorCode[] = ['not-found', 'internal', 'closed'];

export interface OpenSearch {
  readonly searchId: number;
  readonly puzzle: Puzzle;
  readonly search: SearchSpec;
  /** Whether an `advance` is pending. */
  advancing: boolean;
  /** Its label in the history; without it the run is not kept automatically. */
  readonly keepAs: RunLabel | undefined;
  runId: number | null;
}

/** Called when a search with `keepAs` has ended. */
export type OnEnded = (open: OpenSearch, outcome: Outcome) => void;

/** The searches of one connection: nobody else can reach them, and they stop when it closes. */
export class Searches {
  readonly api: Api['searches'] = {
    prepare: (params) => this.#prepare(params),
    start: (params) => this.#start(params),
    advance: (params) => this.#advance(params),
    outcome: async (params) => (await this.ended(params)).outcome,
    time: (params) => this.#time(params),
    shortest: (params) => this.#shortest(params),
    stop: (params) => this.#stop(params),
  };

  readonly #solver: SolverApi;
  readonly #onEnded: OnEnded;
  readonly #open = new Map<number, OpenSearch>();
  #opening = 0;
  /** Settles when no shortest solution is being looked for. */
  #lastShortest: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(solver: SolverApi, onEnded: OnEnded = () => {}) {
    this.#solver = solver;
    this.#onEnded = onEnded;
  }

  /** Refused as `not-finished` before the search has ended. */
  async ended({ searchId }: { searchId: number }): Promise<{ open: OpenSearch; outcome: Outcome }> {
    const open = this.#find(searchId);
    return { open, outcome: await this.#ask(searchId, this.#solver.outcome({ searchId })) };
  }

  close(): void {
    this.#closed = true;
    for (const searchId of this.#open.keys()) void this.#free(searchId);
  }

  async #prepare({ puzzle, search }: Parameters<Api['searches']['prepare']>[0]): Promise<Prepared> {
    return this.#preparedFor(puzzle, this.#allowed(puzzle, search));
  }

  /** The search without options that it ignores. Refused where the heuristic does not fit the board. */
  #allowed(puzzle: Puzzle, search: SearchSpec): SearchSpec {
    const used = withoutIgnored(search);
    requireFitting(used, puzzle);
    return used;
  }

  /** Copies what the solver has proved, since the history asks here what a search guarantees. */
  async #preparedFor(puzzle: Puzzle, search: SearchSpec): Promise<Prepared> {
    const prepared = await this.#solver.prepare({ puzzle, search });
    if (prepared.proof) learnProof(search.own!, puzzle, prepared.proof);
    return prepared;
  }

  async #start({ puzzle, search, evenIfUnsolvable = false, keepAs }: Parameters<Api['searches']['start']>[0]) {
    if (!evenIfUnsolvable) requireSolvable(puzzle);
    this.#requireRoom();
    const used = this.#allowed(puzzle, search);
    const searchId = await this.#openAtSolver(puzzle, used);
    this.#open.set(searchId, { searchId, puzzle, search: used, keepAs, advancing: false, runId: null });
    if (this.#closed) await this.#free(searchId); // the renderer left meanwhile
    return { searchId };
  }

  async #openAtSolver(puzzle: Puzzle, search: SearchSpec): Promise<number> {
    this.#opening++;
    try {
      if (search.own && proofOf(search.own, puzzle) === null) await this.#untilPrepared(puzzle, search);
      return (await this.#solver.open({ puzzle, search })).searchId;
    } finally {
      this.#opening--;
    }
  }

  async #untilPrepared(puzzle: Puzzle, search: SearchSpec): Promise<void> {
    while (!this.#closed && (await this.#preparedFor(puzzle, search)).done < 1);
  }

  async #advance({ searchId, expansions, millis }: Parameters<Api['searches']['advance']>[0]): Promise<ArrayBuffer> {
    const open = this.#find(searchId);
    if (open.advancing) throw new AppError('busy', 'This search is already being advanced.');
    open.advancing = true;
    try {
      const batch = await this.#ask(searchId, this.#solver.advance({ searchId, expansions, millis }));
      if (open.keepAs !== undefined && isLast(batch)) await this.#tellEnd(open);
      return batch;
    } finally {
      open.advancing = false;
    }
  }

  /** An error must not lose the batch that has arrived. `runs.keep` tries again, and reports. */
  async #tellEnd(open: OpenSearch): Promise<void> {
    const { outcome } = await this.ended(open).catch(() => ({ outcome: null }));
    if (outcome !== null) this.#onEnded(open, outcome);
  }

  async #time({ searchId, millis }: Parameters<Api['searches']['time']>[0]): Promise<SearchTime> {
    this.#find(searchId);
    return this.#ask(searchId, this.#solver.time({ searchId, millis }));
  }

  async #shortest({ puzzle, millis }: Parameters<Api['searches']['shortest']>[0]): Promise<ShortestProgress> {
    if (puzzle.rows !== 4 || puzzle.cols !== 4)
      throw new AppError('bad-params', `This is for 4 × 4 boards; this one is ${puzzle.rows} × ${puzzle.cols}.`);
    requireSolvable(puzzle);
    return this.#afterLast(() => this.#solver.shortest({ puzzle, millis }));
  }

  /** One after another, so that waiting work is not yet at the solver, and is dropped when the page goes. */
  #afterLast<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastShortest.then(() => {
      if (this.#closed) throw new AppError('closed', 'The page that asked is closed.');
      return work();
    });
    this.#lastShortest = done.catch(() => {});
    return done;
  }

  async #stop({ searchId }: { searchId: number }): Promise<void> {
    this.#find(searchId);
    await this.#free(searchId);
  }

  #find(searchId: number): OpenSearch {
    const open = this.#open.get(searchId);
    if (open === undefined) throw new AppError('not-found', 'This search is not open. Start it again.');
    return open;
  }

  /** Forgets a search that the solver has lost, and closes it there: one that failed may still be open. */
  async #ask<T>(searchId: number, answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError) || !LOST.includes(error.code)) throw error;
      await this.#free(searchId);
      throw new AppError('not-found', 'This search was lost, because the solver stopped. Start it again.');
    }
  }

  /** A solver that cannot close a search has died, and the search with it. */
  async #free(searchId: number): Promise<void> {
    this.#open.delete(searchId);
    await this.#solver.close({ searchId }).catch(() => {});
  }

  #requireRoom(): void {
    if (this.#open.size + this.#opening < MAX_OPEN_SEARCHES) return;
    throw new AppError('too-many', `${MAX_OPEN_SEARCHES} searches are open already. Stop one first.`);
  }
}

function isLast(batch: ArrayBuffer): boolean {
  const status = statusOfBatch(batch);
  return status !== undefined && status !== 'running';
}

/** The search without options that the algorithm ignores, as the history keeps it. */
function withoutIgnored(search: SearchSpec): SearchSpec {
  return STRATEGIES[search.algorithm].usesHeuristic ? search : changedSearch(search, { heuristic: 'zero' });
}

/** Refuses a heuristic that does not fit the board. */
function requireFitting({ heuristic }: SearchSpec, { rows, cols }: Puzzle): void {
  const { label, sizes, isFor } = HEURISTICS[heuristic];
  if (isFor(rows, cols)) return;
  throw new AppError('bad-params', `${label} is for ${sizes}; this one is ${rows} × ${cols}.`);
}

function requireSolvable({ start, goal, cols }: Puzzle): void {
  const { solvable, inversions, blankRows, sum } = solvability(start, goal, cols);
  if (solvable) return;
  const pairs = 'the number of pairs of tiles in the opposite order';
  const count =
    cols % 2 === 1
      ? `${pairs} is ${sum}`
      : `${pairs} (${inversions}) plus the rows between the blanks (${blankRows}) is ${sum}`;
  throw new AppError(
    'unsolvable',
    `No moves lead from this start to this goal: ${count}, which is odd, and no move can make it even.`,
  );
}
