/** What is said of the output of a program, beside the sentences of rules and bugs. */
import { printBoard } from '../../shared/puzzle/board.ts';
import { count, formatNumber } from '../ui/format.ts';
import { unjudgedWords } from '../../shared/referee/verdict/verdictWords.ts';
import { isAtEnd, rightSteps } from '../../shared/referee/rules/replay.ts';
import type { BrokenStep, RefereedOutput } from './refereeMethods.ts';

export function verdictTitle({ read, judged, ended }: RefereedOutput): string {
  if (typeof judged === 'string') return 'It cannot be judged yet';
  const { verdict, broken } = judged;
  if (broken !== null) return faultTitle(broken);
  if (verdict === 'empty') return 'No state was printed';
  const all = read.steps === 1 ? 'The one step follows the rules' : `All ${count(read.steps, 'step')} follow the rules`;
  if (verdict === 'right') return all;
  const { fault } = read;
  return fault === null
    ? `${all}${thenWords(ended)}`
    : `Up to line ${formatNumber(fault.line - 1)}, all steps follow the rules`;
}

function thenWords(ended: RefereedOutput['ended']): string {
  if (ended === undefined) return '; then the output ends';
  return ended === null ? ', but the program ends before the search does' : '; then the program stops';
}

/** Of a program whose steps follow the rules, and whose search was not at its end. */
function endWords(ended: RefereedOutput['ended']): string {
  if (ended === undefined)
    return 'As far as the lines tell, the search was not at its end. If nothing has stopped the program or cut its output, look at where it ends by itself.';
  return ended === null
    ? 'The program came to its end by itself, but its search did not: the goal was not taken, and there were states left to expand.'
    : `${ended} The search was not at its end.`;
}

function faultTitle({ ruleId, step }: BrokenStep): string {
  if (ruleId.startsWith('ended-')) return 'The search ends too early';
  return isAtEnd(ruleId) ? 'The path breaks a rule' : `Step ${formatNumber(step)} breaks a rule`;
}

/** Where the right search beside the program parts from it. */
export function partingWords(follows: boolean, { ruleId, step }: BrokenStep): string {
  const last = rightSteps(ruleId, step);
  if (!follows)
    return 'No ties and order of successors that are known here give the states of your program until there: the two may part before, where any choice is right.';
  return last === 0
    ? 'They part at the first step.'
    : `It takes the same states as your program until step ${formatNumber(last)}.`;
}

/** What was read, and what was derived. */
export function remarksOn({ read, judged, ended }: RefereedOutput): readonly string[] {
  if (typeof judged === 'string') return unjudgedWords(read, false);
  const { isGoalAssumed, endsBefore, verdict } = judged;
  const { goal, cols } = judged.assignment.puzzle;
  const derived = [
    verdict === 'cut' && read.fault === null && endWords(ended),
    isGoalAssumed && `No line names the goal: it is taken to be ${printBoard(goal, cols)}.`,
    endsBefore !== null &&
      `The tree ends before step ${formatNumber(endsBefore)}: no state in it leads to the one that was printed.`,
    verdict !== 'empty' &&
      'The lines need not say from where a state was generated: the tree and g are worked out from their order. h is as it was printed, if that is a whole number; else it is worked out.',
  ];
  return [...unjudgedWords(read, true), ...derived.filter((remark) => remark !== false)];
}
