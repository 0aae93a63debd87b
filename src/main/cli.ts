/** The command line, here on this computer. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { runJudge } from './cli/judge/run.ts';
import { showCounting } from './cli/lab/progress.ts';
import { runLab } from './cli/lab/run.ts';
import { progressLine, showBuilding } from './cli/progress.ts';
import { runSolve } from './cli/run.ts';
import { defaultDataFolder } from './dataFolder.ts';
import { TABLES_FOLDER } from './disk/files.ts';
import { runExperiment, tablesFor } from '../host/experiments/runExperiment.ts';
import { counterThreads } from './experiments/counterThreads.ts';
import type { RunProgram } from '../shared/judge/ownMeasure.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { PatternDatabases } from '../host/solver/databases.ts';
import { startBuilder } from './threads/tables/builder.ts';

/**
 * Answers the puzzles that `argv` names on this terminal, and sets the exit status.
 * @param command how the command is typed, for its help
 * @param builder the script of the thread that builds a pattern database
 * @param program the script of the thread in which a heuristic in JavaScript runs
 */
export async function solveOnTerminal(
  argv: readonly string[],
  command: string,
  builder: URL,
  program: URL,
): Promise<void> {
  endWithReader();
  const now = () => performance.now();
  const progress = progressLine(process.stderr, now);
  const tables = tablesBuiltBy(builder);

  process.exitCode = await runSolve(argv, {
    ...terminal(command, () => progress.clear()),
    now,
    pause: (sentence) => {
      progress.show(sentence);
      return setImmediate();
    },
    tables: showBuilding(tables, progress),
    runProgram: programsOf(program),
  });

  // Tables that are no longer needed would keep the command from ending.
  await tables.close();
}

/**
 * Judges the heuristic that `argv` names on this terminal, and sets the exit status.
 * @param command how the command is typed, for its help
 * @param program the script of the thread in which a heuristic in JavaScript runs
 */
export function judgeOnTerminal(argv: readonly string[], command: string, program: URL): void {
  endWithReader();
  process.exitCode = runJudge(argv, {
    ...terminal(command),
    runProgram: programsOf(program),
  });
}

/**
 * Runs the experiment that `argv` names on this terminal, and sets the exit status.
 * @param command how the command is typed, for its help
 * @param scripts those of the threads that build a pattern database, and that count searches
 */
export async function labOnTerminal(
  argv: readonly string[],
  command: string,
  { builder, counter }: { readonly builder: URL; readonly counter: URL },
): Promise<void> {
  endWithReader();
  const progress = progressLine(process.stderr, () => performance.now());
  const tables = tablesBuiltBy(builder);

  process.exitCode = await runLab(argv, {
    ...terminal(command, () => progress.clear()),
    count: async (experiment, workers) => {
      const patterns = await tablesFor(experiment.recipe, showBuilding(tables, progress));
      const { start, count, bytes } = counterThreads(counter);
      await runExperiment(experiment, { start, count: workers ?? count, bytes, patterns }, () =>
        showCounting(experiment, progress),
      );
    },
  });

  // Tables that are no longer needed would keep the command from ending.
  await tables.close();
}

/** What every command asks of this terminal. `beforeOut` is called before something is written to the output. */
function terminal(command: string, beforeOut: () => void = () => {}) {
  return {
    command,
    out: (text: string): void => {
      beforeOut();
      process.stdout.write(text);
    },
    err: (text: string): void => void process.stderr.write(text),
    readFile: (name: string): string => readFileSync(name, 'utf8'),
  };
}

/** Pattern databases in the user's own folder. */
function tablesBuiltBy(builder: URL): PatternDatabases {
  const dataFolder = defaultDataFolder({ platform: process.platform, env: process.env, home: homedir() });
  return new PatternDatabases((blank) => startBuilder(builder, { folder: join(dataFolder, TABLES_FOLDER), blank }));
}

/** Runs JavaScript in threads of the script `program`. */
function programsOf(program: URL): RunProgram {
  return (source, target) => new Sandbox(source, target, (workerData) => new Worker(program, { workerData }));
}

/** The reader may stop reading, as `head` does. */
function endWithReader(): void {
  process.stdout.on('error', () => process.exit());
}
