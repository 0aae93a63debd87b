/** How long the rest of an experiment takes. */
import type { Experiment } from './experiment.ts';

/** Searches at one distance: how many there are, and the times of those that are done. */
interface Group {
  tasks: number;
  readonly times: number[];
}

/** The most that the cost may grow from one distance to the next, in the forecast. */
const MOST_GROWTH = 4;

/**
 * Milliseconds spent so far, and about what one thread needs for the rest; `null` before the first result. A search costs more at
 * each distance, and near puzzles come first: so the forecast for each search follows from its known distances, not from their mean.
 */
export function timeOf(experiment: Experiment): { spentMs: number; restMs: number | null } {
  const spentMs = experiment.results.reduce((sum, { ms }) => sum + ms, 0);
  if (experiment.done === 0) return { spentMs, restMs: null };
  const mean = spentMs / experiment.done;
  const restMs = experiment.recipe.searches.reduce(
    (sum, _, search) => sum + restOf(groupsOf(experiment, search), mean),
    0,
  );
  return { spentMs, restMs };
}

/** By distance, in order. */
function groupsOf(experiment: Experiment, search: number): Group[] {
  const groups = new Map<number, Group>();
  for (const [puzzle, { d }] of experiment.puzzles.entries()) {
    const group = groups.get(d ?? -1) ?? { tasks: 0, times: [] };
    groups.set(d ?? -1, group);
    group.tasks++;
    const result = experiment.resultOf(puzzle, search);
    if (result !== null) group.times.push(result.ms);
  }
  return Array.from(groups.entries())
    .sort(([one], [other]) => one - other)
    .map(([, group]) => group);
}

/** `mean`: the time of a search about which nothing is known. */
function restOf(groups: readonly Group[], mean: number): number {
  const known = groups.filter(({ times }) => times.length > 0).map(({ times }) => medianOf(times));
  const growth = growthOf(known);
  let [last, rest] = [mean, 0];
  for (const { tasks, times } of groups) {
    last = times.length > 0 ? medianOf(times) : last * growth;
    rest += (tasks - times.length) * last;
  }
  return rest;
}

/** How much the cost has grown per distance, over all of them: single times vary. */
function growthOf(costs: readonly number[]): number {
  const [first, last] = [costs[0] ?? 0, costs.at(-1) ?? 0];
  if (costs.length < 2 || first <= 0) return 1;
  return Math.min(MOST_GROWTH, Math.max(1, (last / first) ** (1 / (costs.length - 1))));
}

/** The median, so that a search that waited for the processor does not count more. */
function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1]!;
}
