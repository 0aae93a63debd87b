/** The command line of the lab: `npm run -s lab -- --help`. */
import { readFileSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { showCounting } from './cli/lab/progress.ts';
import { runLab } from './cli/lab/run.ts';
import { progressLine, showBuilding } from './cli/progress.ts';
import { defaultDataFolder, TABLES_FOLDER } from './dataFolder.ts';
import { runExperiment, tablesFor } from './experiments/runExperiment.ts';
import { PatternDatabases } from '../host/solver/databases.ts';
import { startBuilder } from './threads/tables/builder.ts';

// The reader may stop reading, as `head` does.
process.stdout.on('error', () => process.exit());

const dataFolder = defaultDataFolder({ platform: process.platform, env: process.env, home: homedir() });
const builder = new URL('./threads/tables/worker.ts', import.meta.url);
const counter = new URL('./experiments/worker.ts', import.meta.url);
const progress = progressLine(process.stderr, () => performance.now());
const tables = new PatternDatabases((blank) =>
  startBuilder(builder, { folder: join(dataFolder, TABLES_FOLDER), blank }),
);

process.exitCode = await runLab(process.argv.slice(2), {
  out: (text) => {
    progress.clear();
    process.stdout.write(text);
  },
  err: (text) => void process.stderr.write(text),
  readFile: (name) => readFileSync(name, 'utf8'),
  count: async (experiment, workers) => {
    const patterns = await tablesFor(experiment, showBuilding(tables, progress));
    const createWorker = (workerData: object): Worker => new Worker(counter, { workerData });
    const threads = { createWorker, count: workers ?? availableParallelism(), patterns };
    await runExperiment(experiment, threads, () => showCounting(experiment, progress));
  },
});

// Tables that are no longer needed would keep the command from ending.
await tables.close();
