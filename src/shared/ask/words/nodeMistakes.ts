/** What pointing at a node would have meant that is not the one taken next. */
import { STRATEGIES } from '../../engine/strategy.ts';
import type { NodeConfusionId } from '../confusions.ts';
import type { Grounds, NodeValue, Rules } from '../question.ts';
import { keyFormula, keyName, keySum, searchName } from './terms.ts';

/** A node that was pointed at, and the one that is taken. */
export interface PointedAt {
  /** How the sentence begins: the letter of the node, or what else it is called. */
  readonly name: string;
  readonly value: NodeValue;
  readonly rules: Rules;
  readonly taken: Grounds['next'];
}

/** "C has the lowest h, 3; A* compares f = g + h." */
export function nodeMistake(confusion: NodeConfusionId, pointedAt: PointedAt): string {
  return `${pointedAt.name} ${SENTENCES[confusion](pointedAt)}`;
}

const SENTENCES: Readonly<Record<NodeConfusionId, (pointedAt: PointedAt) => string>> = {
  explored: () => 'is explored: it was taken from the frontier before.',
  stale: () => 'was replaced: a cheaper path leads to its state.',
  dropped: () => 'was dropped when it was generated: its state had been reached before.',
  cut: ({ value, rules }) =>
    `was cut off: its ${keyFormula(rules)} is ${keySum(rules, value.g, value.h)}, beyond the bound of the iteration.`,
  past: () => 'belongs to an iteration that is over.',
  'other-half': ({ taken }) =>
    `waits in the other queue; it is the turn of the search from the ${HALVES[taken.half]}, which takes a whole level.`,
  tie: ({ value, rules, taken }) => `has the same ${keyName(rules)}, ${value.f}; ${tieRule(value, rules, taken)}.`,
  unweighted: ({ value, rules }) => `has the lowest g + h, ${value.g + value.h}; ${compares(rules)}.`,
  'lowest-h': ({ value, rules }) => `has the lowest h, ${value.h}; ${compares(rules)}.`,
  'lowest-g': ({ value, rules }) => `has the lowest g, ${value.g}; ${compares(rules)}.`,
  'lowest-f': ({ value, rules }) =>
    `has the lowest f, ${value.f}; ${searchName(rules)} takes what is on top of the stack, whatever its f.`,
  'goes-on': ({ rules }) =>
    `is the best successor of the state taken last; ${searchName(rules)} compares all that wait.`,
  sibling: () => 'was generated after its sibling; of successors the one generated first is on top.',
  'first-in': ({ rules }) => `has waited longest; ${decides(rules)}.`,
  'last-in': ({ rules }) => `was generated last; ${decides(rules)}.`,
  waits: (pointedAt) => WAITS[STRATEGIES[pointedAt.rules.strategy].frontier](pointedAt),
};

/** The halves of a search from both ends. */
export const HALVES = ['start', 'goal'] as const;

const WAITS = {
  fifo: () => 'waits, but not longest.',
  lifo: () => 'lies deeper in the stack.',
  priority: ({ value, rules }: PointedAt) =>
    `has ${keyName(rules)} = ${keySum(rules, value.g, value.h)}, which is not the lowest.`,
} as const;

function compares(rules: Rules): string {
  return `${searchName(rules)} compares ${keyFormula(rules)}`;
}

/** What decides instead of the order of generation. */
function decides(rules: Rules): string {
  const { frontier } = STRATEGIES[rules.strategy];
  if (frontier === 'fifo') return 'a queue gives what has waited longest';
  return frontier === 'lifo' ? 'a stack gives what joined last' : compares(rules);
}

/** How the rule for ties tells a node from the one that is taken. */
function tieRule(value: PointedAt['value'], { ties }: Rules, taken: Grounds['next']): string {
  const looksAtH = ties === 'low-h' || ties === 'high-h';
  if (looksAtH && value.h !== taken.h) return `the tie goes to the ${TIES[ties]}, ${taken.h}`;
  return `the tie goes to ${looksAtH ? TIES['first-in'] : TIES[ties]}`;
}

const TIES = {
  'low-h': 'lowest h',
  'high-h': 'highest h',
  'first-in': 'the state generated first',
  'last-in': 'the state generated last',
  leftmost: 'the leftmost path',
} as const;
