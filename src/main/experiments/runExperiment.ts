/** An experiment on all cores: threads take a few tasks each, until none is left. */
import type { Worker } from 'node:worker_threads';
import type { Experiment } from '../../shared/lab/experiment.ts';
import { unpackResults, type PackedResults } from '../../shared/lab/results.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import type { FrameBlank } from '../../shared/puzzle/square.ts';
import { blankOfTables } from '../../host/solver/openSearch.ts';
import type { PatternDatabases } from '../../host/solver/databases.ts';
import type { LabTasks, LabWorkerData } from './worker.ts';

/** Tasks that a thread takes at once: few, so that all threads end together. */
const TASKS_AT_ONCE = 12;

export interface ExperimentThreads {
  readonly createWorker: (workerData: LabWorkerData) => Worker;
  /** How many threads run, where there are so many tasks. */
  readonly count: number;
  readonly patterns: readonly PatternDatabase[];
}

/** Counts every task of `experiment` that has no result yet; `onProgress` is called whenever some have one. Rejects where a thread fails. */
export async function runExperiment(
  experiment: Experiment,
  { createWorker, count, patterns }: ExperimentThreads,
  onProgress: () => void = () => {},
): Promise<void> {
  let next = 0;
  const take = (): LabTasks | null => {
    const first = next;
    next = Math.min(experiment.tasks, first + TASKS_AT_ONCE);
    return first < next ? { first, end: next } : null;
  };
  const threads = Math.min(count, Math.ceil(experiment.tasks / TASKS_AT_ONCE));
  const workers = Array.from({ length: threads }, () => createWorker({ recipe: experiment.recipe, patterns }));
  try {
    await Promise.all(
      workers.map((worker) =>
        untilNoneIsLeft(worker, take, (packed) => {
          experiment.add(unpackResults(packed));
          onProgress();
        }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function untilNoneIsLeft(
  worker: Worker,
  take: () => LabTasks | null,
  add: (packed: PackedResults) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      const tasks = take();
      if (tasks === null) resolve();
      else worker.postMessage(tasks);
    };
    worker.on('error', reject);
    worker.on('message', (packed: PackedResults) => {
      add(packed);
      goOn();
    });
    goOn();
  });
}

/** The pattern databases that searches of `experiment` need, one for each place of a goal's blank, as soon as they are there. */
export async function tablesFor(
  { puzzles, recipe }: Experiment,
  tables: Pick<PatternDatabases, 'ready'>,
): Promise<PatternDatabase[]> {
  const blanks = new Set<FrameBlank>();
  for (const { puzzle } of puzzles)
    for (const search of recipe.searches) {
      const blank = blankOfTables(puzzle, search);
      if (blank !== null) blanks.add(blank);
    }
  return Promise.all(Array.from(blanks, (blank) => tables.ready(blank)));
}
