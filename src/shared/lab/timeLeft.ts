/** How long the rest of an experiment takes. */
import type { Experiment } from './experiment.ts';

/** Searches at one distance: how many there are, and what was spent on those that are done. */
interface Group {
  tasks: number;
  done: number;
  ms: number;
}

/** How far the cost of a search may grow from one distance to the next, in what is foreseen. */
const MOST_GROWTH = 4;

/**
 * Milliseconds that were spent on the searches that are done, and that one thread needs for the rest, about; `null` where nothing
 * is done yet. A search costs more at each distance, and the near puzzles come first: so what is not begun is foreseen for each
 * search from the last two distances that are, and does not cost what the average did.
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
    const group = groups.get(d ?? -1) ?? { tasks: 0, done: 0, ms: 0 };
    groups.set(d ?? -1, group);
    group.tasks++;
    const result = experiment.resultOf(puzzle, search);
    if (result === null) continue;
    group.done++;
    group.ms += result.ms;
  }
  return Array.from(groups.entries())
    .sort(([one], [other]) => one - other)
    .map(([, group]) => group);
}

function restOf(groups: readonly Group[], mean: number): number {
  let [before, last] = [0, mean];
  let rest = 0;
  for (const { tasks, done, ms } of groups) {
    const growth = before > 0 ? Math.min(MOST_GROWTH, Math.max(1, last / before)) : 1;
    const each = done > 0 ? ms / done : last * growth;
    rest += (tasks - done) * each;
    [before, last] = [last, each];
  }
  return rest;
}
