/**
 * Experiments, counted one after another: the first of the queue runs, the others wait. What is counted is saved every few seconds,
 * so that neither a restart nor a kill loses more. An experiment that was to run goes on after the next start; one that was being counted
 * when the program died does not, because it may have died of that: it waits for a person.
 */
import {
  MAX_RESULTS_AT_ONCE,
  type ExperimentEntry,
  type ExperimentProgress,
  type ExperimentRecipe,
  type ExperimentResults,
  type ExperimentsApi,
  type ExperimentText,
  type SavedExperiment,
} from '../../shared/contract/experiments.ts';
import type { SearchSpec } from '../../shared/contract/types.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { faultOfExperiment, tasksOf } from '../../shared/lab/faults.ts';
import { isHeuristicFault } from '../../shared/puzzle/heuristics/ownValue.ts';
import { Latest } from '../../shared/memory/latest.ts';
import type { ReadableDb, Store, WritableDb } from '../store/database.ts';
import { addPart, countResults, partsOf, replaceParts } from '../store/experimentParts.ts';
import {
  changeExperiment,
  createExperiment,
  deleteExperiment,
  getExperiment,
  listExperiments,
  restoreExperiment,
  type StoredExperiment,
} from '../store/experiments.ts';
import { CountedResults } from './countedResults.ts';
import { COUNTING_PARTS, type CountExperiment, type StartedCounting } from './services.ts';

/** How old the oldest result may become before results are saved. */
const SAVE_AFTER_MS = 2_000;
/** Experiments continue this long after a start: the first page comes first. */
export const GO_ON_AFTER_MS = 3_000;
/** Experiments whose results stay in memory: the one that runs is one of them. */
const MAX_KEPT = 2;

const DIED =
  'Searchlight ended unexpectedly while it counted this experiment; memory may have run out. What was saved is kept. The rest waits until you press Go on.';

interface RunningExperiment {
  readonly experimentId: number;
  readonly results: CountedResults;
  readonly counting: StartedCounting;
}

export class Experiments {
  readonly api: ExperimentsApi;
  readonly #store: Store;
  readonly #count: CountExperiment;
  readonly #engineVersion: number;
  readonly #kept = new Latest<CountedResults>(MAX_KEPT);
  readonly #faults = new Map<number, string>();
  readonly #goOn: ReturnType<typeof setTimeout>;
  /** Those that wait, in the order in which they were asked for. */
  #queue: number[] = [];
  #running: RunningExperiment | null = null;
  #isClosed = false;

  /** `now`: a clock in milliseconds that never goes back. `mayRun` refuses searches that nobody has agreed to. */
  constructor(
    store: Store,
    count: CountExperiment,
    engineVersion: number,
    now: () => number,
    mayRun: (search: SearchSpec) => void = () => {},
  ) {
    this.#mayRun = mayRun;
    this.#store = store;
    this.#count = count;
    this.#engineVersion = engineVersion;
    this.#now = now;
    this.#goOn = setTimeout(() => this.#goOnAfterStart(), GO_ON_AFTER_MS);
    this.api = {
      list: async () => store.read((db) => this.#list(db)),
      get: async ({ experimentId }) => store.read((db) => this.#saved(db, getExperiment(db, { experimentId }))),
      create: async (text) => this.#create(text),
      write: async ({ experimentId, change }) => this.#write(experimentId, change),
      delete: async (params) => {
        if (this.#isAsked(params.experimentId)) this.#rest(params.experimentId, 'paused');
        store.write((db) => deleteExperiment(db, { ...params, nowMs: Date.now() }));
      },
      restore: async (params) => store.write((db) => restoreExperiment(db, params)),
      start: async ({ experimentId }) => this.#start(experimentId),
      pause: async ({ experimentId }) => this.#rest(experimentId, 'paused'),
      stop: async ({ experimentId }) => this.#rest(experimentId, 'stopped'),
      results: async (params) => this.#results(params),
    };
  }

  readonly #now: () => number;
  readonly #mayRun: (search: SearchSpec) => void;

  /** Ends what runs, with what was counted saved. Resolves when its threads have ended; idempotent. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#goOn);
    this.#queue = [];
    const running = this.#running;
    if (running === null) return;
    this.#end(running);
    await running.counting.ended.catch(() => {});
  }

  /** Forgets the results that nobody looks at; those that are being counted stay. */
  forgetResults(): void {
    this.#kept.clear();
  }

  #list(db: ReadableDb): Awaited<ReturnType<ExperimentsApi['list']>> {
    const { sound, damaged } = listExperiments(db);
    return { experiments: sound.map((stored) => this.#entry(db, stored)), damaged };
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
      throw new AppError('changed', 'This experiment has results already. Duplicate it to change what is counted.');
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

  /** Lets an experiment neither run nor wait. */
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

  /** The experiments that were to run when the program ended, and did not end it, the oldest first; none if the library cannot be read. */
  #wanted(): number[] {
    try {
      const { sound } = this.#store.read(listExperiments);
      const wanted = sound
        .filter((one) => one.state === 'wanted' && !this.#hasDied(one))
        .map(({ experimentId }) => experimentId);
      return wanted.filter((id) => this.#running?.experimentId !== id).reverse();
    } catch {
      return [];
    }
  }

  /** Starts the first waiting one, if none runs. */
  #next(): void {
    if (this.#isClosed || this.#running !== null) return;
    const experimentId = this.#queue.shift();
    if (experimentId === undefined) return;
    try {
      this.#run(experimentId);
    } catch (error) {
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

  /** Everything is counted, or a thread has failed. */
  #afterEnd(running: RunningExperiment, fault: string | null): void {
    if (this.#running !== running) return;
    if (fault !== null) this.#faults.set(running.experimentId, fault);
    this.#end(running);
    this.#change(running.experimentId, { state: 'paused' });
  }

  /** Nothing more is counted of it; what was is saved, in one piece. */
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

  /** What cannot be saved does not end the counting: all of it is saved once more at the end, and the view says why it was not. */
  #orFault(experimentId: number, change: () => void): void {
    try {
      change();
    } catch (error) {
      this.#faults.set(experimentId, sentenceOf(error));
    }
  }

  /** What is counted of an experiment, by this engine: another one may count otherwise, so that its results do not stay beside new ones. */
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

/** Whether two recipes count the same, whatever they are called. */
function isSameWork(one: ExperimentRecipe, other: ExperimentRecipe): boolean {
  return JSON.stringify([one.puzzles, one.searches]) === JSON.stringify([other.puzzles, other.searches]);
}

function sentenceOf(error: unknown): string {
  return error instanceof AppError || isHeuristicFault(error)
    ? error.message
    : 'The counting stopped unexpectedly. What was counted is kept.';
}
