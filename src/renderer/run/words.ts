import { count, formatNumber } from '../ui/format.ts';
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import type { Puzzle, Run, SearchSpec } from '../../shared/contract/types.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { boardsAlong } from '../../shared/puzzle/board.ts';
import { actionsOf } from '../../shared/puzzle/moveNames.ts';
import { costsAlong } from '../../shared/puzzle/pathCosts.ts';
import { normalCosts } from '../../shared/puzzle/tileCosts.ts';
import type { Status } from '../../shared/trace/trace.ts';

/** "A* · Manhattan distance" */
export function nameOfSearch(search: SearchSpec): string {
  const { shortLabel, label, usesHeuristic } = STRATEGIES[search.algorithm];
  return usesHeuristic ? `${shortLabel} · ${heuristicLabel(search)}` : label;
}

/** How to see what is hidden with later steps, for `Commands.withKeys`. */
export const SHOW_LATER = '{Press [run.hide] to show them.|Turn off “Hide later steps” under More to show them.}';

/** Why nothing can be made of the search yet. */
export const STILL_OPENING = 'The search is being opened.';

/** Without the full stop. */
export const LIMIT_SENTENCES = {
  'expansion-limit': 'The search stopped at its limit of expansions',
  'node-limit': 'The search stopped at its limit of nodes',
  'memory-limit': 'The search stopped at its limit of memory',
  stopped: 'The output of the program ends here',
} as const satisfies Partial<Record<Status, string>>;

/** "12 moves", "12 moves, cost 47", or why there is none. */
export function resultOfRun({ puzzle, outcome }: Run): string {
  const { solution, status } = outcome;
  if (solution === null) return RESULT_WORDS[status];
  const cost = costOfSolution(puzzle, solution);
  return `${count(solution.length, 'move')}${cost === null ? '' : `, cost ${formatNumber(cost)}`}`;
}

/** Of moves as letters of UDLR; `null` where every move costs 1. */
export function costOfSolution({ start, rows, cols, costs }: Puzzle, solution: string): number | null {
  if (normalCosts(costs) === undefined) return null;
  return costsAlong(boardsAlong(start, actionsOf(solution), rows, cols), costs)?.at(-1) ?? null;
}

export const RESULT_WORDS: Readonly<Record<Run['outcome']['status'], string>> = {
  solved: 'solved',
  exhausted: 'no solution',
  'expansion-limit': 'stopped at the expansion limit',
  'node-limit': 'stopped at the node limit',
  'depth-limit': 'stopped at the depth limit',
  'memory-limit': 'stopped at the memory limit',
  stopped: 'the output ends',
};

interface Position {
  readonly step: number;
  readonly steps: number;
  readonly ended: boolean;
  /** Place inside the step; `null` where it is complete. */
  readonly place: { readonly part: number; readonly parts: number } | null;
  readonly hidesNext: boolean;
}

/**
 * "Step 9 of 10", "Step 9 of 5,000 so far", "Step 9 of 10, part 3 of 7" inside a step, "Step 9" with the rest hidden.
 */
export function stepTitle({ step, steps, ended, place, hidesNext }: Position): string {
  if (hidesNext && !ended) return `Step ${formatNumber(step)}${place ? `, part ${place.part}` : ''}`;
  const within = place ? `, part ${place.part} of ${place.parts}` : '';
  return `Step ${formatNumber(step)} of ${formatNumber(steps)}${ended ? '' : ' so far'}${within}`;
}
