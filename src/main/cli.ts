import { createReadStream, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { Worker } from 'node:worker_threads';
import type { Terminal } from './cli/command.ts';
import { runJudge } from './cli/judge/run.ts';
import { runLab } from './cli/lab/run.ts';
import { printable } from './cli/printable.ts';
import { progressLine, showBuilding, type ProgressLine } from './cli/progress.ts';
import { decoded, decodedText } from './cli/decoded.ts';
import { foundIn } from './cli/referee/found.ts';
import { runReferee } from './cli/referee/run.ts';
import { runSolve } from './cli/solve/run.ts';
import { defaultDataFolder } from './dataFolder.ts';
import { TABLES_FOLDER } from './disk/files.ts';
import { runExperiment, tablesFor } from '../host/experiments/runExperiment.ts';
import { threadsInFront } from './experiments/counterThreads.ts';
import type { RunProgram } from '../shared/judge/ownMeasure.ts';
import { formatNumber } from '../shared/text/numbers.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { PatternDatabases } from '../host/solver/databases.ts';
import { startBuilder } from './threads/tables/builder.ts';
import type { CommandName } from './cli/commands.ts';

/**
 * The scripts of threads, built or not: they build a pattern database, run a heuristic in JavaScript, or count
 * searches.
 */
export interface ThreadScripts {
  readonly tables: URL;
  readonly sandbox: URL;
  readonly experiments: URL;
}

interface Computer {
  readonly terminal: Terminal;
  readonly progress: ProgressLine;
  readonly tables: PatternDatabases;
  readonly runProgram: RunProgram;
  readonly scripts: ThreadScripts;
}

const COMMANDS: Readonly<Record<CommandName, (argv: readonly string[], computer: Computer) => Promise<number>>> = {
  solve: (argv, { terminal, progress, tables, runProgram }) =>
    runSolve(argv, {
      ...terminal,
      now: () => performance.now(),
      pause: (sentence) => {
        progress.show(sentence);
        return setImmediate();
      },
      tables: showBuilding(tables, progress),
      runProgram,
    }),
  judge: (argv, { terminal, runProgram }) => runJudge(argv, { ...terminal, runProgram }),
  referee: (argv, { terminal, progress }) =>
    runReferee(argv, {
      ...terminal,
      isTyped: isatty(0),
      partsOf,
      foundIn,
      onBoards: (done, all) => progress.show(() => `${formatNumber(done)} of ${formatNumber(all)} bugs`),
    }),
  lab: (argv, { terminal, progress, tables, scripts }) =>
    runLab(argv, {
      ...terminal,
      count: async (experiment, workers) => {
        const patterns = await tablesFor(experiment.recipe, showBuilding(tables, progress));
        const { start, count, bytes } = threadsInFront(scripts.experiments);
        await runExperiment(experiment, { start, count: workers ?? count, bytes, patterns }, () =>
          progress.show(() => `${formatNumber(experiment.done)} of ${formatNumber(experiment.tasks)} searches`),
        );
      },
    }),
};

/**
 * Runs a command with the arguments `argv` on this terminal, and sets the exit status.
 * @param command how it is typed, for its help
 */
export async function runOnTerminal(
  name: CommandName,
  argv: readonly string[],
  command: string,
  scripts: ThreadScripts,
): Promise<void> {
  process.stdout.on('error', () => process.exit()); // the reader may stop reading, as `head` does
  const progress = progressLine(process.stderr, () => performance.now());
  const tables = tablesBuiltBy(scripts.tables);
  const terminal: Terminal = {
    command,
    out: (text) => {
      progress.clear();
      process.stdout.write(printable(text));
    },
    err: (text) => void process.stderr.write(printable(text)),
    readFile: (name) => decodedText(readFileSync(name)),
  };
  const runProgram: RunProgram = (source, target) =>
    new Sandbox(source, target, (workerData) => new Worker(scripts.sandbox, { workerData }));
  process.exitCode = await COMMANDS[name](argv, { terminal, progress, tables, runProgram, scripts });
  // Tables still being built would keep the command from ending.
  await tables.close();
}

/** The text of a file, or of the input for `null`. */
function partsOf(name: string | null): AsyncIterable<string> {
  return decoded(name === null ? process.stdin : createReadStream(name));
}

/** Pattern databases in the user's own folder. */
function tablesBuiltBy(builder: URL): PatternDatabases {
  const dataFolder = defaultDataFolder({ platform: process.platform, env: process.env, home: homedir() });
  return new PatternDatabases((blank) => startBuilder(builder, { folder: join(dataFolder, TABLES_FOLDER), blank }));
}
