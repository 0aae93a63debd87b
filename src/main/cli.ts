/** The command line: `npm run -s solve -- --help`. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { progressLine, showBuilding } from './cli/progress.ts';
import { runSolve } from './cli/run.ts';
import { defaultDataFolder, TABLES_FOLDER } from './dataFolder.ts';
import { PatternDatabases } from './solver/tables/databases.ts';

// The reader may stop reading, as `head` does.
process.stdout.on('error', () => process.exit());

const dataFolder = defaultDataFolder({ platform: process.platform, env: process.env, home: homedir() });
const builder = new URL('./solver/tables/worker.ts', import.meta.url);
const now = () => performance.now();
const progress = progressLine(process.stderr, now);
const tables = new PatternDatabases(
  join(dataFolder, TABLES_FOLDER),
  (workerData) => new Worker(builder, { workerData }),
);

process.exitCode = await runSolve(process.argv.slice(2), {
  out: (text) => {
    progress.clear();
    process.stdout.write(text);
  },
  err: (text) => void process.stderr.write(text),
  readFile: (name) => readFileSync(name, 'utf8'),
  now,
  pause: (sentence) => {
    progress.show(sentence);
    return setImmediate();
  },
  tables: showBuilding(tables, progress),
});

// Tables that are no longer needed would keep the command from ending.
await tables.close();
