/** What a program chooses where any choice is right, in sentences. */
import { STRATEGIES, TIE_RULES, type Strategy } from '../engine/strategy.ts';
import { tieRulesOf } from '../engine/removalOrder.ts';
import { movesAsArrows } from '../puzzle/moveNames.ts';
import { NONE } from '../trace/trace.ts';
import type { Assignment, Task } from './assignment.ts';
import { nearestSearch, type NearestSearch, type ProgramChoices } from './nearestSearch.ts';
import type { PrintedRun } from './printedRun.ts';
import { sortedTiesIn, type SortedTies } from './sortedTies.ts';

/** Of a program that follows the rules. */
export function toldChoices(task: Task, run: PrintedRun): readonly string[] {
  const last = run.steps === 0 ? NONE : run.state[run.stepEvents[run.steps - 1]];
  const steps = run.steps - Number(last === task.goal); // the goal may have been tested before its turn came
  if (steps < 1) return [];
  const nearest = nearestSearch(task, run, steps);
  const hasTies = STRATEGIES[task.assignment.algorithm].frontier === 'priority';
  const sorted = hasTies && nearest.agrees < steps ? sortedTiesIn(task, run, steps) : null;
  if (sorted !== null) return [sortedTold(task.assignment, sorted)];
  return choiceSentences(task.assignment, nearest, steps);
}

function sortedTold({ algorithm }: Assignment, ties: SortedTies): string {
  const { key } = STRATEGIES[algorithm];
  const before = ties === 'none' ? '' : `${TIE_RULES[ties].label}, then `;
  return `Ties on ${key}: ${before}the board whose list of tiles sorts first, as in a heap of (${key}, board).`;
}

/** `steps`: those that were compared. */
export function choiceSentences(assignment: Assignment, nearest: NearestSearch, steps: number): readonly string[] {
  const { algorithm } = assignment;
  const hasTies = STRATEGIES[algorithm].frontier === 'priority';
  if (nearest.agrees < steps) return nearest.isSure ? NONE_FITS[STRATEGIES[algorithm].frontier] : [];
  const { choices, isSure } = nearest;
  const ties = isSure && hasTies ? inCommon(choices, ({ ties }) => ties) : null;
  const order = isSure ? inCommon(choices, ({ order }) => order) : null;
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
    'Which of several equal states your program takes, and in which order it generates successors, follows none of the rules that are known here, or changes from step to step. Any choice is right.',
  ],
  fifo: [
    'Within a depth, your program takes states in an order that no fixed order of successors gives. Any order is right.',
  ],
  lifo: [],
};

/** What all of them have in common; `null` where they differ. */
function inCommon<T>(choices: readonly ProgramChoices[], of: (choice: ProgramChoices) => T): T | null {
  const values = new Set(choices.map(of));
  return values.size === 1 ? [...values][0] : null;
}

function tieWords({ algorithm, weight }: Assignment, ties: ProgramChoices['ties']): string {
  const rules = tieRulesOf({ strategy: algorithm, ties, ...(weight === undefined ? {} : { weight }) });
  return rules.map((rule) => TIE_RULES[rule].label).join(', then ');
}
