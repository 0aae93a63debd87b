import type { PatternDatabases } from '../solver/databases.ts';
import type { CountedWork } from '../../shared/lab/experiment.ts';
import { runExperiment, tablesFor, type CounterThreads } from './runExperiment.ts';

/**
 * Counts an experiment on `count` threads of `start`, with this `part` of the memory; searches on the screen have
 * priority. `tables`: the pattern databases. `ended` resolves when all is counted, or after `stop`, and rejects if a
 * thread fails.
 */
export function countInBackground(
  { start, count, bytes }: CounterThreads,
  tables: Pick<PatternDatabases, 'ready'>,
): (work: CountedWork, onProgress: () => void, part: number) => { readonly ended: Promise<void>; stop(): void } {
  return (work, onProgress, part) => {
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      const patterns = await tablesFor(work.recipe, tables);
      const { signal } = controller;
      if (signal.aborted) return;
      await runExperiment(work, { start, count, patterns, bytes: bytes * part, signal }, onProgress);
    };
    return { ended: run(), stop: () => controller.abort() };
  };
}
