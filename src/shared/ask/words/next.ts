/** The words of “Which state is taken next?”, and of searches by hand. */
import { keyFormula, keyName, keySum } from '../../engine/keyWords.ts';
import { STRATEGIES, type TieRule } from '../../engine/strategy.ts';
import type { Reason } from '../../readings/reason.ts';
import { count } from '../../text/numbers.ts';
import { nodeValue, rulesOf, type AskedRun } from '../askedRun.ts';
import { groundsOfNext } from '../kinds/next.ts';
import type { HandStep } from '../perform.ts';
import {
  QUESTION_KINDS,
  type Grounds,
  type NodeConfusionId,
  type NodeValue,
  type QuestionOf,
  type Rules,
} from '../question.ts';
import type { Mistake, SingleKindWords } from './kindWords.ts';

export const nextWords: SingleKindWords<'next'> = {
  name: () => 'Which state is taken next?',
  title: () => 'Which state is taken next?',
  tellsLowest: true,
  answers: {},
  reason: reasonOfNext,
  mistakes: mistakesOfNext(),
};

interface PointedAt {
  readonly value: NodeValue;
  readonly rules: Rules;
  readonly taken: Grounds['next'];
}

function mistakesOfNext(): SingleKindWords<'next'>['mistakes'] {
  const tell = ({ question: { rules, grounds }, choice: { value, confusion } }: Mistake<'next'>): string =>
    SENTENCES[confusion]({ value: value as NodeValue, rules, taken: grounds });
  const ids = Object.keys(QUESTION_KINDS.next.confusions) as NodeConfusionId[];
  return Object.fromEntries(ids.map((id) => [id, tell])) as SingleKindWords<'next'>['mistakes'];
}

/** What a wrong node would have meant: "has the lowest h, 3; A* compares f = g + h." */
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
    `has the lowest f, ${value.f}; ${STRATEGIES[rules.strategy].shortLabel} takes what is on top of the stack, whatever its f.`,
  'goes-on': ({ rules }) =>
    `is the best successor of the state taken last; ${STRATEGIES[rules.strategy].shortLabel} compares all that wait.`,
  sibling: () => 'was generated after its sibling; of successors the one generated first is on top.',
  'first-in': ({ rules }) => `has waited longest; ${decides(rules)}.`,
  'last-in': ({ rules }) => `was generated last; ${decides(rules)}.`,
  waits: (pointedAt) => WAITS[STRATEGIES[pointedAt.rules.strategy].frontier](pointedAt),
};

const HALVES = ['start', 'goal'] as const;

const WAITS = {
  fifo: () => 'waits, but not longest.',
  lifo: () => 'lies deeper in the stack.',
  priority: ({ value, rules }: PointedAt) =>
    `has ${keyName(rules)} = ${keySum(rules, value.g, value.h)}, which is not the lowest.`,
} as const;

function compares(rules: Rules): string {
  return `${STRATEGIES[rules.strategy].shortLabel} compares ${keyFormula(rules)}`;
}

/** What decides instead of the order of generation. */
function decides(rules: Rules): string {
  const { frontier } = STRATEGIES[rules.strategy];
  if (frontier === 'fifo') return 'a queue gives what has waited longest';
  return frontier === 'lifo' ? 'a stack gives what joined last' : compares(rules);
}

/** Why the tie rule prefers the node taken. */
function tieRule(value: NodeValue, { ties }: Rules, taken: Grounds['next']): string {
  const looksAtH = ties === 'low-h' || ties === 'high-h';
  if (looksAtH && value.h !== taken.h) return `the tie goes to ${TIES[ties]}, ${taken.h}`;
  return `the tie goes to ${TIES[looksAtH ? 'first-in' : ties]}`;
}

function reasonOfNext(taken: TakenNext): string {
  return NEXT[STRATEGIES[taken.rules.strategy].frontier](taken);
}

/** `answer`: the beginning of the sentence. */
type TakenNext = Pick<QuestionOf<'next'>, 'rules' | 'grounds'> & { readonly answer: string };

type NextTeller = (taken: TakenNext) => string;

const NEXT: Readonly<Record<'fifo' | 'lifo' | 'priority', NextTeller>> = {
  fifo: ({ answer, rules, grounds: { half, reason } }) => {
    if (!STRATEGIES[rules.strategy].fromBothEnds) return `${answer} has waited longest in the queue.`;
    const why = reason.rule === 'only' ? 'is all that waits there' : 'has waited longest there';
    return `It is the turn of the search from the ${HALVES[half]}, and ${answer} ${why}.`;
  },
  lifo: ({ answer }) =>
    `${answer} is on top of the stack: the newest successors that wait lie there, the one generated first above the others.`,
  priority: ({ answer, rules, grounds: { g, h, reason } }) => {
    const formula = keyName(rules) === 'f' ? `${keyFormula(rules)} = ` : `${keyName(rules)}, `;
    return `${answer} has the lowest ${formula}${keySum(rules, g, h)}${tieWords(reason)}.`;
  },
};

/** Which tied nodes each rule ruled out. */
function tieWords({ tied, tieBreaks }: Reason): string {
  const [first, second] = tieBreaks;
  if (first === undefined) return '';
  if (second === undefined) return `; the tie with ${count(tied, 'other')} goes to ${TIES[first.rule]}`;
  if (first.against === 0) return `; the tie on f and h with ${count(tied, 'other')} goes to ${TIES[second.rule]}`;
  const byH = `${first.against} ${first.against === 1 ? 'has' : 'have'} a ${first.rule === 'low-h' ? 'higher' : 'lower'} h`;
  const byAge = `${second.against} with the same h ${second.against === 1 ? 'was' : 'were'} generated later`;
  return `; of the ${tied} others with this f, ${byH}, and ${byAge}`;
}

const TIES: Readonly<Record<TieRule, string>> = {
  'low-h': 'the lowest h',
  'high-h': 'the highest h',
  'first-in': 'the state generated first',
  'last-in': 'the state generated last',
  leftmost: 'the leftmost path',
};

/** The rule that a mistake breaks, in a sentence; `null` for a right answer. */
export function ruleWords(run: AskedRun, { step, pointedAt, confusion }: HandStep): string | null {
  if (confusion === null) return null;
  const value = nodeValue(run, pointedAt);
  const sentence = SENTENCES[confusion]({ value, rules: rulesOf(run), taken: groundsOfNext(run, step) });
  return `This state ${sentence}`;
}

export function takenWords(run: AskedRun, step: number): string {
  return reasonOfNext({ answer: 'This state', rules: rulesOf(run), grounds: groundsOfNext(run, step) });
}
