/** An experiment on all cores: threads take a few tasks each, until none is left. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { CountedWork } from '../../shared/lab/work.ts';
import { unpackResults, type LabResult } from '../../shared/lab/results.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../shared/puzzle/square.ts';
import { blankOfTables } from '../../host/solver/openSearch.ts';
import type { PatternDatabases } from '../../host/solver/databases.ts';
import type { LabReport, LabTasks, LabWorkerData } from './worker.ts';

/** Tasks that a thread takes at once: few, so that all threads end together; more where they are short. */
const TASKS_AT_ONCE = { first: 4, most: 128 };
/** A thread is to be busy for about so long with what it takes. */
const BUSY_MS = { least: 40, most: 200 };

export interface ExperimentThreads {
  readonly createWorker: (workerData: LabWorkerData) => Worker;
  /** How many threads run, where there are so many tasks. */
  readonly count: number;
  readonly patterns: readonly PatternDatabase[];
  /** Whether what the user looks at goes first. */
  readonly isInBackground?: boolean;
  /** Ends the threads; what they have not told is lost. */
  readonly signal?: AbortSignal;
}

/** Counts every task of `work` that has no result yet; `onProgress` is called whenever some have one. Rejects where a thread fails. */
export async function runExperiment(
  work: CountedWork,
  { createWorker, count, patterns, isInBackground = false, signal }: ExperimentThreads,
  onProgress: () => void = () => {},
): Promise<void> {
  const left = tasksLeft(work);
  const threads = Math.min(count, Math.ceil(work.tasks / TASKS_AT_ONCE.first));
  const workers = Array.from({ length: threads }, () =>
    createWorker({ recipe: work.recipe, patterns, isInBackground }),
  );
  const add = (results: readonly LabResult[]): void => {
    if (signal?.aborted) return;
    work.add(results);
    onProgress();
  };
  try {
    await Promise.race([aborted(signal), Promise.all(workers.map((worker) => untilNoneIsLeft(worker, left, add)))]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Threads for an experiment beside a program that is in use: on Linux they stand behind it, elsewhere one core stays free. */
export function threadsInBackground(): number {
  return process.platform === 'linux' ? availableParallelism() : Math.max(1, availableParallelism() - 1);
}

function* tasksLeft(work: CountedWork): Generator<number, undefined> {
  for (let task = 0; task < work.tasks; task++) if (!work.isDone(task)) yield task;
  return undefined;
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

function untilNoneIsLeft(
  worker: Worker,
  left: Iterator<number>,
  add: (results: readonly LabResult[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [atOnce, beganAt] = [TASKS_AT_ONCE.first, 0];
    const goOn = (): void => {
      const tasks: LabTasks = taken(left, atOnce);
      if (tasks.length === 0) return resolve();
      beganAt = performance.now();
      worker.postMessage(tasks);
    };
    worker.on('error', reject);
    worker.on('message', ({ packed, isLast }: LabReport) => {
      add(unpackResults(packed));
      if (!isLast) return;
      atOnce = nextAtOnce(atOnce, performance.now() - beganAt);
      goOn();
    });
    goOn();
  });
}

function taken(left: Iterator<number>, most: number): number[] {
  const tasks: number[] = [];
  while (tasks.length < most) {
    const { value, done } = left.next();
    if (done) break;
    tasks.push(value);
  }
  return tasks;
}

function nextAtOnce(atOnce: number, ms: number): number {
  if (ms < BUSY_MS.least) return Math.min(TASKS_AT_ONCE.most, atOnce * 2);
  return ms > BUSY_MS.most ? Math.max(1, atOnce >> 1) : atOnce;
}

/** The pattern databases that searches of a recipe need, one for each place of a goal's blank, as soon as they are there. */
export async function tablesFor(
  { puzzles, searches }: ExperimentRecipe,
  tables: Pick<PatternDatabases, 'ready'>,
): Promise<PatternDatabase[]> {
  const boards = puzzles.from === 'list' ? puzzles.puzzles : [{ ...puzzles, start: puzzles.goal }];
  const blanks = new Set<FrameBlank>();
  for (const puzzle of boards)
    for (const search of searches) {
      const blank = blankOfTables(puzzle, search);
      if (blank !== null) blanks.add(blank);
    }
  return Promise.all(Array.from(blanks, (blank) => tables.ready(blank)));
}
