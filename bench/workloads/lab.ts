import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { runExperiment } from '../../src/main/experiments/runExperiment.ts';
import { Experiment } from '../../src/shared/lab/experiment.ts';
import { PRESETS } from '../../src/shared/lab/presets.ts';
import { boundRow, noteRow, type Workload } from '../report.ts';

const WORKER = new URL('../../src/main/experiments/worker.ts', import.meta.url);

export const workload: Workload = {
  title:
    'The textbook’s table: 959 puzzles, three searches each, a thread for each core; the textbook has no such table',
  async measure() {
    const startedAt = performance.now();
    const experiment = new Experiment(PRESETS.textbook.recipe);
    const createWorker = (workerData: object): Worker => new Worker(WORKER, { workerData });
    await runExperiment(experiment, { createWorker, count: availableParallelism(), patterns: [] });
    const seconds = (performance.now() - startedAt) / 1000;
    return [
      noteRow('searches', experiment.done, 'searches'),
      boundRow('from the recipe to the table', seconds, 20, 's'),
    ];
  },
};
