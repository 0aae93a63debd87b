/** Anytime search: it goes on behind the goal with a lower weight, for a better path. */
import { STRATEGIES } from '../engine/strategy.ts';
import type { Task } from './assignment.ts';
import type { PrintedRun } from './printedRun.ts';

/** Whether an output shows that it is no search that has missed its goal: each time, the goal is cheaper. */
export function isAnytime(task: Task, run: PrintedRun): boolean {
  const costs = goalCosts(task.goal, run);
  if (!STRATEGIES[task.assignment.algorithm].usesWeight || costs.length < 2) return false;
  return costs.every((g, at) => at === 0 || g < costs[at - 1]) && !weightRises(run);
}

/** g of the goal, each time that it was taken; `NaN` where none was printed. */
export function goalCosts(goal: number, { steps, stepEvents, state, g }: PrintedRun): readonly number[] {
  const events = Array.from(stepEvents.subarray(0, steps)).filter((event) => state[event] === goal);
  return events.map((event) => g[event]);
}

/** Where g, h and f are printed, they show the weight. */
function weightRises({ steps, stepEvents, g, h, f }: PrintedRun): boolean {
  let least = Infinity;
  for (const event of stepEvents.subarray(0, steps)) {
    const weight = (f[event] - g[event]) / h[event];
    if (!Number.isFinite(weight)) continue;
    if (weight > least + 1e-6) return true;
    least = Math.min(least, weight);
  }
  return false;
}
