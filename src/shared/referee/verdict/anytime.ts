/** Anytime search: it goes on behind the goal with a lower weight, for a better path. */
import { STRATEGIES } from '../../engine/strategy.ts';
import type { Task } from '../rules/assignment.ts';
import type { PrintedRun } from '../output/printedRun.ts';

/** Whether an output shows that it is no search that has missed its goal: the goal is cheaper each time, or the weight falls. */
export function isAnytime(task: Task, run: PrintedRun): boolean {
  const costs = goalCosts(task.goal, run);
  if (!STRATEGIES[task.assignment.algorithm].usesWeight || costs.length === 0) return false;
  const weights = weightsOf(run);
  const neverRises = weights.every((weight, at) => at === 0 || weight <= weights[at - 1] + EQUAL);
  const falls = weights.length > 0 && weights.at(-1)! < weights[0] - EQUAL;
  return neverRises && costs.every((g, at) => at === 0 || g < costs[at - 1]) && (falls || costs.length > 1);
}

/** g of the goal, each time that it was taken; `NaN` where none was printed. */
export function goalCosts(goal: number, { steps, stepEvents, state, g }: PrintedRun): readonly number[] {
  const events = Array.from(stepEvents.subarray(0, steps)).filter((event) => state[event] === goal);
  return events.map((event) => g[event]);
}

const EQUAL = 1e-6;

/** By step, where g, h and f are printed and show it. */
function weightsOf({ steps, stepEvents, g, h, f }: PrintedRun): readonly number[] {
  const weights = Array.from(stepEvents.subarray(0, steps), (event) => (f[event] - g[event]) / h[event]);
  return weights.filter((weight) => Number.isFinite(weight));
}
