/**
 * Experiments, counted one after another in a queue. Results are saved every few seconds, so that a restart or a kill
 * loses no more. Experiments continue after the next start, except one that was being counted when the program died: it
 * may have been the cause, and waits for a person.
 */
import type { Api } from '../../shared/contract/api.ts';
import {
  MAX_RESULTS_AT_ONCE,
  type ExperimentEntry,
  type ExperimentProgress,
  type ExperimentRecipe,
  type ExperimentResults,
  type ExperimentText,
  type SavedExperiment,
} from '../../shared/contract/experiments.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import type { ListAnswers } from '../../shared/contract/lists.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { faultOfExperiment, tasksOf } from '../../shared/lab/faults.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { Latest } from '../../shared/memory/latest.ts';
import type { ReadableDb, Store, WritableDb } from '../store/database.ts';
import { addPart, countResults, partsOf, replaceParts } from '../store/experimentParts.ts';
import {
  changeExperiment,
  createExperiment,
  getExperiment,
  listExperiments,
  type StoredExperiment,
} from '../store/experiments.ts';
import { CountedResults } from './countedResults.ts';
import { COUNTING_PARTS, type CountExperiment, type StartedCounting } from './services.ts';

/** How old the oldest result may become before results are saved. */
const SAVE_AFTER_MS = 2_000;
/** Experiments continue this long after a start: the first page comes first. */
export const GO_ON_AFTER_MS = 3_000;
/** Experiments whose results stay in memory, the running one included. */
const MAX_KEPT = 2;

const DIED =
  'Searchlight ended unexpectedly while it ran this experiment; memory may have run out. The results so far are saved. Press Resume for the rest.';

interface RunningExperiment {
  readonly experimentId: number;
  readonly results: CountedResults;
  readonly counting: StartedCounting;
}

export class Experiments {
  readonly api: Api['experiments'];
  readonly #store: Store;
  readonly #count: CountExperiment;
  readonly #engineVersion: number;
  readonly #now: () => number;
  readonly #mayRun: (search: SearchSpec) => void;
  readonly #kept = new Latest<CountedResults>(MAX_KEPT);
  readonly #faults = new Map<number, string>();
  readonly #goOn: ReturnType<typeof setTimeout>;
  #queue: number[] = [];
  #running: RunningExperiment | null = null;
  #isClosed = false;

  constructor(
    store: Store,
    count: CountExperiment,
    engineVersion: number,
    now: () => number,
    mayRun: (search: SearchSpec) => void = () => {},
  ) {
    this.#store = store;
    this.#count = count;
    this.#engineVersion = engineVersion;
    this.#now = now;
    this.#mayRun = mayRun;
    this.#goOn = setTimeout(() => this.#goOnAfterStart(), GO_ON_AFTER_MS);
    this.api = {
      get: async ({ experimentId }) => store.read((db) => this.#saved(db, getExperiment(db, { experimentId }))),
      create: async (text) => this.#create(text),
      write: async ({ experimentId, change }) => this.#write(experimentId, change),
      start: async ({ experimentId }) => this.#start(experimentId),
      pause: async ({ experimentId }) => this.#rest(experimentId, 'paused'),
      stop: async ({ experimentId }) => this.#rest(experimentId, 'stopped'),
      results: async (params) => this.#results(params),
    };
  }

  /** Saves what was counted. Resolves when the threads have ended; idempotent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#goOn);
    this.#queue = [];
    const running = this.#running;
    if (running === null) return;
    this.#end(running);
    await running.counting.ended.catch(() => {});
  }

  list(db: ReadableDb): ListAnswers['experiments'] {
    const { rows, ...rest } = listExperiments(db);
    return { rows: rows.map((stored) => this.#entry(db, stored)), ...rest };
  }

  pause(ids: readonly number[]): void {
    for (const id of ids) if (this.#isAsked(id)) this.#rest(id, 'paused');
  }

  /** Frees the results of all but the running experiment. */
  forgetResults(): void {
    this.#kept.clear();
  }

  #entry(db: ReadableDb, stored: StoredExperiment): ExperimentEntry {
    return { experimentId: stored.experimentId, title: stored.recipe.title, ...this.#progress(db, stored) };
  }

  #saved(db: ReadableDb, stored: StoredExperiment): SavedExperiment {
    const { experimentId, recipe, book, isFromFile = false } = stored;
    return { experimentId, recipe, book, isFromFile, ...this.#progress(db, stored) };
  }

  #progress(db: ReadableDb, stored: StoredExperiment): ExperimentProgress {
    const { experimentId, state, total } = stored;
    const running = this.#running?.experimentId === experimentId ? this.#running : null;
    const done = running?.results.done ?? this.#kept.get(String(experimentId))?.done ?? countResults(db, experimentId);
    const fault = this.#faults.get(experimentId) ?? null;
    if (done >= total) return { state: 'done', done, total, fault };
    if (running !== null) return { state: 'running', done, total, fault };
    if (this.#hasDied(stored)) return { state: 'paused', done, total, fault: fault ?? DIED };
    return { state: state === 'wanted' ? 'waiting' : state, done, total, fault };
  }

  /** Whether the program died while it counted this experiment, and nobody has started it since. */
  #hasDied({ experimentId, isCounting = false }: StoredExperiment): boolean {
    return isCounting && !this.#isAsked(experimentId);
  }

  #progressOf(experimentId: number): ExperimentProgress {
    return this.#store.read((db) => this.#progress(db, getExperiment(db, { experimentId })));
  }

  #create(text: ExperimentText): SavedExperiment {
    const total = totalOf(text.recipe);
    return this.#store.write((db) => this.#saved(db, createExperiment(db, text, total)));
  }

  #write(experimentId: number, change: Partial<ExperimentText>): SavedExperiment {
    const { recipe } = this.#store.read((db) => getExperiment(db, { experimentId }));
    const isOther = change.recipe !== undefined && !isSameWork(recipe, change.recipe);
    if (isOther && this.#hasBegun(experimentId))
      throw new AppError('changed', 'This experiment has results already. Duplicate it to change its searches.');
    const total = isOther ? { total: totalOf(change.recipe!) } : {};
    if (isOther) this.#kept.delete(String(experimentId));
    return this.#store.write((db) => this.#saved(db, changeExperiment(db, experimentId, { ...change, ...total })));
  }

  #hasBegun(experimentId: number): boolean {
    const { state, done } = this.#progressOf(experimentId);
    return done > 0 || state === 'running' || state === 'waiting';
  }

  #start(experimentId: number): ExperimentProgress {
    const { state } = this.#progressOf(experimentId);
    if (state === 'done' || state === 'running') return this.#progressOf(experimentId);
    const { recipe } = this.#store.read((db) => getExperiment(db, { experimentId }));
    for (const search of recipe.searches) this.#mayRun(search);
    this.#faults.delete(experimentId);
    this.#store.write((db) => changeExperiment(db, experimentId, { state: 'wanted' }));
    if (!this.#queue.includes(experimentId)) this.#queue.push(experimentId);
    this.#next();
    return this.#progressOf(experimentId);
  }

  #rest(experimentId: number, state: 'paused' | 'stopped'): ExperimentProgress {
    this.#leave(experimentId);
    this.#store.write((db) => changeExperiment(db, experimentId, { state, isCounting: false }));
    return this.#progressOf(experimentId);
  }

  #isAsked(experimentId: number): boolean {
    return this.#running?.experimentId === experimentId || this.#queue.includes(experimentId);
  }

  #leave(experimentId: number): void {
    this.#queue = this.#queue.filter((id) => id !== experimentId);
    const running = this.#running;
    if (running?.experimentId === experimentId) this.#end(running);
  }

  #goOnAfterStart(): void {
    if (this.#store.isReadOnly) return;
    const wanted = this.#wanted().filter((id) => !this.#queue.includes(id));
    this.#queue.push(...wanted);
    this.#next();
  }

  /**
   * The experiments to continue after a start, oldest first, without one that the program died of; none if the library
   * cannot be read.
   */
  #wanted(): number[] {
    try {
      const { rows } = this.#store.read((db) => listExperiments(db));
      const wanted = rows
        .filter((one) => one.state === 'wanted' && !this.#hasDied(one))
        .map(({ experimentId }) => experimentId);
      return wanted.filter((id) => this.#running?.experimentId !== id).reverse();
    } catch {
      return [];
    }
  }

  #next(): void {
    if (this.#isClosed || this.#running !== null) return;
    const experimentId = this.#queue.shift();
    if (experimentId === undefined) return;
    try {
      this.#run(experimentId);
    } catch (error) {
      this.#change(experimentId, { state: 'paused', isCounting: false });
      this.#faults.set(experimentId, sentenceOf(error));
      this.#next();
    }
  }

  #run(experimentId: number): void {
    const results = this.#ofThisEngine(experimentId);
    this.#store.write((db) => changeExperiment(db, experimentId, { isCounting: true }));
    let savedAt = this.#now();
    const onProgress = (): void => {
      if (this.#now() - savedAt < SAVE_AFTER_MS) return;
      this.#save(experimentId, results);
      savedAt = this.#now();
    };
    const running = { experimentId, results, counting: this.#count(results, onProgress, COUNTING_PARTS.experiment) };
    this.#running = running;
    void running.counting.ended.then(
      () => this.#afterEnd(running, null),
      (error: unknown) => this.#afterEnd(running, sentenceOf(error)),
    );
  }

  #afterEnd(running: RunningExperiment, fault: string | null): void {
    if (this.#running !== running) return;
    if (fault !== null) this.#faults.set(running.experimentId, fault);
    this.#end(running);
    this.#change(running.experimentId, { state: 'paused' });
  }

  /** Stops the counting, and saves its results as one part. */
  #end(running: RunningExperiment): void {
    running.counting.stop();
    this.#running = null;
    this.#orFault(running.experimentId, () => {
      this.#store.write((db) => replaceParts(db, running.experimentId, running.results.parts(this.#engineVersion)));
      running.results.takeUnsaved();
    });
    this.#change(running.experimentId, { isCounting: false });
    const next = (): void => this.#next();
    void running.counting.ended.then(next, next);
  }

  #save(experimentId: number, results: CountedResults): void {
    this.#orFault(experimentId, () => {
      const part = results.takeUnsaved();
      if (part !== null)
        this.#store.write((db) => addPart(db, experimentId, { engineVersion: this.#engineVersion, ...part }));
    });
  }

  #change(experimentId: number, change: Partial<Pick<StoredExperiment, 'state' | 'isCounting'>>): void {
    this.#orFault(experimentId, () => {
      this.#store.write((db: WritableDb) => changeExperiment(db, experimentId, change));
    });
  }

  /** An error in saving does not stop the counting: the view shows it, and all is saved once more at the end. */
  #orFault(experimentId: number, change: () => void): void {
    try {
      change();
    } catch (error) {
      this.#faults.set(experimentId, sentenceOf(error));
    }
  }

  /** The results by this engine. Another version may count differently, so its results are dropped. */
  #ofThisEngine(experimentId: number): CountedResults {
    const parts = this.#store.read((db) => partsOf(db, experimentId));
    if (parts.every(({ engineVersion }) => engineVersion === this.#engineVersion)) return this.#resultsOf(experimentId);
    this.#store.write((db) => {
      replaceParts(db, experimentId, []);
      changeExperiment(db, experimentId, { isFromFile: false });
    });
    this.#kept.delete(String(experimentId));
    return this.#resultsOf(experimentId);
  }

  #resultsOf(experimentId: number): CountedResults {
    if (this.#running?.experimentId === experimentId) return this.#running.results;
    return this.#kept.getOrMake(String(experimentId), () => {
      const { recipe, total } = this.#store.read((db) => getExperiment(db, { experimentId }));
      return new CountedResults(
        recipe,
        total,
        this.#store.read((db) => partsOf(db, experimentId)),
      );
    });
  }

  #results({ experimentId, from }: { experimentId: number; from: number }): ExperimentResults {
    const progress = this.#progressOf(experimentId);
    const results = this.#resultsOf(experimentId);
    return { ...progress, packed: results.slice(from, MAX_RESULTS_AT_ONCE), counting: results.serial };
  }
}

/** Searches of a recipe. Refused as `bad-params` where they cannot begin. */
function totalOf(recipe: ExperimentRecipe): number {
  const fault = faultOfExperiment(recipe);
  if (fault !== null) throw new AppError('bad-params', fault);
  return tasksOf(recipe);
}

/** Whether two recipes count the same, whatever their titles. */
function isSameWork(one: ExperimentRecipe, other: ExperimentRecipe): boolean {
  return JSON.stringify([one.puzzles, one.searches]) === JSON.stringify([other.puzzles, other.searches]);
}

function sentenceOf(error: unknown): string {
  return error instanceof AppError || isHeuristicFault(error)
    ? error.message
    : 'The experiment stopped unexpectedly. Its results so far are saved.';
}
