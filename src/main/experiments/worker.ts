/** Entry of a thread that counts searches of one experiment: it makes the puzzles itself, and is told which tasks to do. */
import { setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { puzzlesOf } from '../../shared/lab/puzzles.ts';
import { packResults, type LabResult, type PackedResults } from '../../shared/lab/results.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { Domains } from '../../host/solver/domains.ts';
import { OwnMeasures } from '../../host/solver/ownMeasures.ts';
import { Sandbox } from '../sandbox/sandbox.ts';
import { countTask } from './countTask.ts';

/** What a thread begins with. */
export interface LabWorkerData {
  readonly recipe: ExperimentRecipe;
  /** The pattern databases that the searches need. */
  readonly patterns: readonly PatternDatabase[];
  /** Whether what the user looks at goes first. */
  readonly isInBackground: boolean;
}

/** Numbers of tasks, to be done in order. */
export type LabTasks = readonly number[];

/** Results of some of the tasks; `isLast`: of the last ones, so that others may come. */
export interface LabReport {
  readonly packed: PackedResults;
  readonly isLast: boolean;
}

/** Results wait no longer than this before they are told. */
const REPORT_AFTER_MS = 150;

/** How far a thread in the background stands behind, as `nice` counts. */
const NICENESS = 10;

if (!parentPort) throw new Error('Experiments are counted in worker threads only.');

const port = parentPort;
const { recipe, patterns, isInBackground } = workerData as LabWorkerData;
// Only on Linux has a thread a priority of its own; elsewhere it would be that of the whole program.
if (isInBackground && process.platform === 'linux') setPriority(NICENESS);
const { searches } = recipe;
const puzzles = puzzlesOf(recipe.puzzles);
/** Beside the built script lies that of the sandbox; the sources have folders. */
const sandbox = new URL(import.meta.url.endsWith('.ts') ? '../sandbox/worker.ts' : './sandbox.js', import.meta.url);
const own = new OwnMeasures(
  (source, target) => new Sandbox(source, target, (workerData) => new Worker(sandbox, { workerData })),
);
const domains = new Domains(searches.length, own);

port.on('message', (tasks: LabTasks) => {
  let [results, toldAt]: [LabResult[], number] = [[], performance.now()];
  for (const task of tasks) {
    results.push(resultOf(task));
    if (performance.now() - toldAt < REPORT_AFTER_MS || results.length === tasks.length) continue;
    tell(results, false);
    [results, toldAt] = [[], performance.now()];
  }
  tell(results, true);
});

function resultOf(task: number): LabResult {
  const [puzzle, search] = [Math.floor(task / searches.length), task % searches.length];
  const counted = countTask(puzzles[puzzle]!.puzzle, searches[search]!, patterns, domains, () => performance.now());
  return { ...counted, puzzle, search };
}

function tell(results: readonly LabResult[], isLast: boolean): void {
  const packed = packResults(results);
  port.postMessage({ packed, isLast } satisfies LabReport, [packed.buffer]);
}
