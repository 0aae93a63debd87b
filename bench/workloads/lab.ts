import { runExperiment } from '../../src/host/experiments/runExperiment.ts';
import { threadsInFront } from '../../src/main/experiments/counterThreads.ts';
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
    await runExperiment(experiment, { ...threadsInFront(WORKER), patterns: [] });
    const seconds = (performance.now() - startedAt) / 1000;
    return [
      noteRow('searches', experiment.done, 'searches'),
      boundRow('from the recipe to the table', seconds, 20, 's'),
    ];
  },
};
