import type { Task } from '../rules/assignment.ts';
import type { PrintedRun } from '../output/printedRun.ts';

/** The depth of each step, by the right rules that take most steps; those behind the last are not known. */
export function depthsOf(task: Task, run: PrintedRun): readonly number[] {
  let best: readonly number[] = [];
  for (const rules of task.rightRules()) {
    const replay = task.replay(rules);
    const depths: number[] = [];
    for (let step = 1; step <= run.steps && replay.take(run, step) === null; step++) depths.push(replay.depth);
    task.release(replay);
    if (depths.length > best.length) best = depths;
    if (best.length === run.steps) break;
  }
  return best;
}
