/** Entry of a thread that counts searches of one experiment: it makes the puzzles itself, and is told which tasks to do. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExperimentRecipe } from '../../shared/contract/experiments.ts';
import { puzzlesOf } from '../../shared/lab/puzzles.ts';
import { packResults } from '../../shared/lab/results.ts';
import type { PatternDatabase } from '../../shared/puzzle/heuristics/patternDatabase.ts';
import { Domains } from '../../host/solver/domains.ts';
import { countTask } from './countTask.ts';

/** What a thread begins with. `patterns`: the pattern databases that the searches need. */
export interface LabWorkerData {
  readonly recipe: ExperimentRecipe;
  readonly patterns: readonly PatternDatabase[];
}

/** Tasks from `first` up to, and not including, `end`. */
export interface LabTasks {
  readonly first: number;
  readonly end: number;
}

if (!parentPort) throw new Error('Experiments are counted in worker threads only.');

const port = parentPort;
const { recipe, patterns } = workerData as LabWorkerData;
const { searches } = recipe;
const puzzles = puzzlesOf(recipe.puzzles);
const domains = new Domains(searches.length);

port.on('message', ({ first, end }: LabTasks) => {
  const results = Array.from({ length: end - first }, (_, index) => {
    const [puzzle, search] = [Math.floor((first + index) / searches.length), (first + index) % searches.length];
    const counted = countTask(puzzles[puzzle]!.puzzle, searches[search]!, patterns, domains, () => performance.now());
    return { ...counted, puzzle, search };
  });
  const packed = packResults(results);
  port.postMessage(packed, [packed.buffer]);
});
