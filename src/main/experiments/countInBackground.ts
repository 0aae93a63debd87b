/** Experiments beside a program that is in use. */
import type { Worker } from 'node:worker_threads';
import type { PatternDatabases } from '../../host/solver/databases.ts';
import type { CountedWork } from '../../shared/lab/work.ts';
import { runExperiment, tablesFor, threadsInBackground } from './runExperiment.ts';
import type { LabWorkerData } from './worker.ts';

/**
 * Counts an experiment on threads of `createWorker`, so that what the user looks at goes first. `tables`: where pattern databases
 * are. `ended` resolves when all is counted, or after `stop`, and rejects where a thread fails.
 */
export function countInBackground(
  createWorker: (workerData: LabWorkerData) => Worker,
  tables: Pick<PatternDatabases, 'ready'>,
): (work: CountedWork, onProgress: () => void) => { readonly ended: Promise<void>; stop(): void } {
  return (work, onProgress) => {
    const controller = new AbortController();
    const count = async (): Promise<void> => {
      const patterns = await tablesFor(work.recipe, tables);
      const { signal } = controller;
      if (signal.aborted) return;
      const threads = { createWorker, count: threadsInBackground(), patterns, isInBackground: true, signal };
      await runExperiment(work, threads, onProgress);
    };
    return { ended: count(), stop: () => controller.abort() };
  };
}
