/**
 * Depth-first search with a limit on depth, as many assignments ask for: unlimited, it goes very deep. The limit is not
 * asked for: the output shows it where it turns back.
 */
import type { ReplayRules, Task } from '../rules/assignment.ts';
import type { DeepeningRules } from '../rules/deepening.ts';
import type { PrintedRun } from '../output/printedRun.ts';

export interface DepthLimit {
  readonly limit: number;
  readonly rules: ReplayRules;
}

/** A search that turns back sooner is not taken for one with a limit. */
const LEAST_LIMIT = 2;

/** The readings of a program that turns back at a limit, each with that limit. */
export function depthLimits(task: Task, run: PrintedRun): readonly DepthLimit[] {
  if (task.assignment.algorithm !== 'dfs') return [];
  return [...stacks(task), ...oneRound(task)].flatMap((withLimit) => {
    const limit = limitShown(task, withLimit(Infinity), run);
    return limit < LEAST_LIMIT ? [] : [{ limit, rules: withLimit(limit) }];
  });
}

type WithLimit = (limit: number) => ReplayRules;

function stacks(task: Task): readonly WithLimit[] {
  return task
    .rightRules()
    .flatMap((rules) => (rules.search === 'depth-first' ? [(limit: number) => ({ ...rules, limit })] : []));
}

/** By recursion, as iterative deepening does it in each of its rounds. */
function oneRound({ assignment }: Task): readonly WithLimit[] {
  const pruned = assignment.duplicates === 'dropped' ? [] : ['nothing', 'back', 'path'];
  const seen = assignment.duplicates === 'kept' ? [] : ['seen at no greater depth', 'seen at lesser depth'];
  const kinds = [...pruned, ...seen].map((prunes) => ({ prunes }) as Pick<DeepeningRules, 'prunes'>);
  const rules = {
    search: 'deepening',
    estimates: null,
    rises: 1,
    printsBeyond: true,
    firstG: 0,
    isOnce: true,
  } as const;
  return [...kinds, ...kinds.map((kind) => ({ ...kind, seesExpanded: true }))].map((kind) => (firstBound) => ({
    ...rules,
    ...kind,
    firstBound,
  }));
}

/** The depth of the state behind which a search without a limit would have gone on; -1 where there is none. */
function limitShown(task: Task, rules: ReplayRules, run: PrintedRun): number {
  const replay = task.replay(rules);
  let depth = -1;
  for (let step = 1; step <= run.steps; step++) {
    if (replay.take(run, step) !== null) return depth;
    depth = replay.depth;
  }
  return -1;
}
