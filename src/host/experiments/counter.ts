/** The work of a counting thread: it generates the puzzles itself, and receives the tasks. */
import { puzzlesOf } from '../../shared/lab/puzzles.ts';
import { packResults, type LabResult } from '../../shared/lab/results.ts';
import { Domains } from '../solver/domains.ts';
import type { OwnMeasures } from '../solver/ownMeasures.ts';
import { countTask } from './countTask.ts';
import type { CounterData, CounterReport, CounterTasks } from './runExperiment.ts';

const REPORT_AFTER_MS = 150;

/** Returns the function that does tasks and reports their results. `own`: the user's own heuristics. */
export function counterOf(
  { recipe, patterns, bytes }: CounterData,
  own: OwnMeasures,
  tell: (report: CounterReport) => void,
): (tasks: CounterTasks) => void {
  const { searches } = recipe;
  const puzzles = puzzlesOf(recipe.puzzles);
  const domains = new Domains(searches.length, own);
  const now = (): number => performance.now();
  const means = { databases: patterns, domains, now, bytes };

  function resultOf(task: number): LabResult {
    const [puzzle, search] = [Math.floor(task / searches.length), task % searches.length];
    return { ...countTask(puzzles[puzzle]!.puzzle, searches[search]!, means), puzzle, search };
  }

  return (tasks) => {
    let [results, toldAt]: [LabResult[], number] = [[], now()];
    for (const task of tasks) {
      results.push(resultOf(task));
      if (now() - toldAt < REPORT_AFTER_MS || results.length === tasks.length) continue;
      tell({ packed: packResults(results), isLast: false });
      [results, toldAt] = [[], now()];
    }
    tell({ packed: packResults(results), isLast: true });
  };
}
