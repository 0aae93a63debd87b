/** Runs an experiment on all cores: threads take a few tasks at a time, until none is left. */
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import type { CountedWork } from '../../shared/lab/experiment.ts';
import { unpackResults, type LabResult, type PackedResults } from '../../shared/lab/results.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../shared/puzzle/square.ts';
import { planOf, type CountingPlan } from './countingMemory.ts';
import { bytesWithin } from './countTask.ts';
import { blankOfTables } from '../solver/openSearch.ts';
import type { PatternDatabases } from '../solver/databases.ts';

/** Tasks per batch: few, so that all threads end together; more if tasks are short. */
const TASKS_AT_ONCE = { first: 4, most: 128 };
/** How long a batch should last. */
const BUSY_MS = { least: 40, most: 200 };

export interface CounterData {
  readonly recipe: ExperimentRecipe;
  readonly patterns: readonly PatternDatabase[];
  readonly bytes: number;
}

/** Numbers of tasks, done in order. */
export type CounterTasks = readonly number[];

/** Results of some tasks; `isLast`: the batch is done, and the thread takes another. */
export interface CounterReport {
  readonly packed: PackedResults;
  readonly isLast: boolean;
}

export interface CounterThread {
  count(tasks: CounterTasks): void;
  /** Results arrive in order. */
  onReport(hear: (report: CounterReport) => void): void;
  onError(hear: (error: unknown) => void): void;
  end(): Promise<unknown>;
}

/** The threads of a host. */
export interface CounterThreads {
  readonly start: (data: CounterData) => CounterThread;
  readonly count: number;
  /** For all of them. */
  readonly bytes: number;
}

interface ExperimentThreads extends CounterThreads {
  readonly patterns: readonly PatternDatabase[];
  /** Ends the threads; unreported results are lost. */
  readonly signal?: AbortSignal;
}

/**
 * Counts every task of `work` without a result; calls `onProgress` whenever some have one. Rejects if a thread fails. A
 * search that runs out of its thread's memory is repeated at the end with the memory of all threads, so that results do
 * not depend on the number of threads.
 */
export async function runExperiment(
  work: CountedWork,
  { start, count, patterns, bytes, signal }: ExperimentThreads,
  onProgress: () => void = () => {},
): Promise<void> {
  const { recipe } = work;
  const most = Math.min(count, Math.ceil(work.tasks / TASKS_AT_ONCE.first));
  const plan = planOf(bytes, most, recipe, patterns);
  const large: number[] = [];
  const add = (results: readonly LabResult[]): void => {
    if (signal?.aborted) return;
    work.add(results);
    onProgress();
  };
  const addOrPutOff = (results: readonly LabResult[]): void => {
    const ended = results.filter((result) => !needsMore(recipe, plan, result));
    for (const result of results) if (needsMore(recipe, plan, result)) large.push(taskOf(recipe, result));
    if (ended.length > 0) add(ended);
  };
  const threads = (length: number, bytes: number): CounterThread[] =>
    Array.from({ length }, () => start({ recipe, patterns, bytes }));
  await countAll(threads(plan.threads, plan.bytesEach), tasksLeft(work), addOrPutOff, signal);
  if (large.length === 0 || signal?.aborted) return;
  await countAll(threads(1, plan.bytesAlone), large.values(), add, signal);
}

async function countAll(
  threads: readonly CounterThread[],
  left: Iterator<number>,
  add: (results: readonly LabResult[]) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await Promise.race([aborted(signal), Promise.all(threads.map((thread) => untilNoneIsLeft(thread, left, add)))]);
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

function* tasksLeft(work: CountedWork): Generator<number, undefined> {
  for (let task = 0; task < work.tasks; task++) if (!work.isDone(task)) yield task;
  return undefined;
}

function taskOf({ searches }: ExperimentRecipe, { puzzle, search }: LabResult): number {
  return puzzle * searches.length + search;
}

/** Whether a search ran out of memory and would get more when counted alone. */
function needsMore(
  { searches }: ExperimentRecipe,
  { bytesEach, bytesAlone }: CountingPlan,
  { status, search }: LabResult,
): boolean {
  const asked = searches[search]!.limits?.bytes ?? Infinity;
  return status === 'memory-limit' && bytesWithin(bytesEach) < Math.min(asked, bytesWithin(bytesAlone));
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

function untilNoneIsLeft(
  thread: CounterThread,
  left: Iterator<number>,
  add: (results: readonly LabResult[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [atOnce, beganAt] = [TASKS_AT_ONCE.first, 0];
    const goOn = (): void => {
      const tasks: CounterTasks = taken(left, atOnce);
      if (tasks.length === 0) return resolve();
      beganAt = performance.now();
      thread.count(tasks);
    };
    thread.onError(reject);
    thread.onReport(({ packed, isLast }) => {
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

/** The pattern databases that a recipe needs, one for each place of a goal's blank. */
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
