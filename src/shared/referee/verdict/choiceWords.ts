/** What a program chooses where any choice is right, in sentences. */
import { STRATEGIES, TIE_RULES, type Strategy } from '../../engine/strategy.ts';
import { tieRulesOf } from '../../engine/removalOrder.ts';
import { movesAsArrows } from '../../puzzle/moveNames.ts';
import { formatNumber } from '../../text/numbers.ts';
import { NONE } from '../../trace/trace.ts';
import type { Assignment, Task } from '../rules/assignment.ts';
import { nearestSearch, type NearestSearch, type ProgramChoices } from './nearestSearch.ts';
import type { PrintedRun } from '../output/printedRun.ts';
import { MOST_SORTED_STEPS, sortedTiesIn, type SortedTies } from './sortedTies.ts';
import { limitedSearch } from './verdict.ts';

/** Of a program that follows the rules. */
export function toldChoices(task: Task, run: PrintedRun): readonly string[] {
  const last = run.steps === 0 ? NONE : run.expandedBy(run.steps);
  const steps = run.steps - Number(last === task.goal); // the goal may have been tested before its turn came
  if (steps < 1) return [];
  const limited = limitedSearch(task, run);
  if (limited !== null)
    return [`It is right with a limit on depth: at depth ${formatNumber(limited.limit)}, it turns back.`];
  const nearest = nearestSearch(task, run, steps);
  const hasTies = STRATEGIES[task.assignment.algorithm].frontier === 'priority';
  const sorted = hasTies && nearest.agrees < steps ? sortedTiesIn(task, run, steps) : null;
  if (sorted !== null) return [sortedTold(task.assignment, sorted, steps)];
  return choiceSentences(task.assignment, nearest, steps);
}

/** `steps`: those of the run; only the first are looked at. */
export function sortedTold({ algorithm }: Assignment, ties: SortedTies, steps: number): string {
  const { key } = STRATEGIES[algorithm];
  const before = ties === 'none' ? '' : `${TIE_RULES[ties].label}, then `;
  const among = steps > MOST_SORTED_STEPS ? ` (in the first ${formatNumber(MOST_SORTED_STEPS)} steps)` : '';
  return `Ties on ${key}${among}: ${before}the board whose list of tiles sorts first, as in a heap of (${key}, board).`;
}

/** `steps`: those that were compared. */
export function choiceSentences(assignment: Assignment, nearest: NearestSearch, steps: number): readonly string[] {
  const { algorithm } = assignment;
  const hasTies = STRATEGIES[algorithm].frontier === 'priority';
  if (!nearest.isSure) return [];
  if (nearest.agrees < steps) return NONE_FITS[STRATEGIES[algorithm].frontier];
  const { choices } = nearest;
  const ties = hasTies ? inCommon(choices, (choice) => choice.ties) : null;
  const order = inCommon(choices, (choice) => choice.order);
  const tiesTold = `Ties on ${STRATEGIES[algorithm].key}: ${ties === null ? '' : tieWords(assignment, ties)}.`;
  const orderTold = `Successors: the blank moves ${movesAsArrows(order ?? '', 'blank')}, in this order.`;
  if (hasTies && ties === null && order === null)
    return ['The steps fit several rules for ties and orders of successors.'];
  if (order === null) return [...(hasTies ? [tiesTold] : []), 'The steps fit several orders of successors.'];
  if (hasTies && ties === null) return [orderTold, 'The steps fit several rules for ties.'];
  const same = 'With this, the search here takes the same states in the same order.';
  return [...(hasTies ? [tiesTold] : []), orderTold, same];
}

/** Where no known choices give all steps. A stack has too many right variants to say more. */
const NONE_FITS: Readonly<Record<Strategy['frontier'], readonly string[]>> = {
  priority: [
    'With no rule for ties and order of successors that is known here does the search take the same states in the same order. Any choice is right.',
  ],
  fifo: [
    'With no fixed order of successors does the search here take the same states in the same order. Any order is right.',
  ],
  lifo: [],
};

/** What all of them have in common; `null` where they differ. */
function inCommon<T>(choices: readonly ProgramChoices[], of: (choice: ProgramChoices) => T): T | null {
  const values = new Set(choices.map(of));
  return values.size === 1 ? [...values][0] : null;
}

function tieWords({ algorithm, weight }: Assignment, ties: ProgramChoices['ties']): string {
  const rules = tieRulesOf({ strategy: algorithm, ties, weight });
  return rules.map((rule) => TIE_RULES[rule].label).join(', then ');
}
