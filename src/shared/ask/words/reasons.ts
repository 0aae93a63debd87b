/** Why the right answer is right, in a sentence or two. */
import { STRATEGIES, type TieRule } from '../../engine/strategy.ts';
import type { MoveNaming } from '../../puzzle/geometry.ts';
import { nameOfMove } from '../../puzzle/moveNames.ts';
import type { Reason } from '../../readings/reason.ts';
import { FATE } from '../../trace/trace.ts';
import {
  choiceOf,
  type Grounds,
  type QuestionKind,
  type QuestionOf,
  type AskedSuccessor,
  type Word,
} from '../question.ts';
import { HALVES } from './nodeMistakes.ts';
import { count } from '../../text/numbers.ts';
import { keyFormula, keyName, keySum, newOnes } from './terms.ts';

/** What is said of each kind. */
export const REASONS: {
  readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>, naming: MoveNaming) => string;
} = {
  next: reasonOfNext,
  dropped: ({ grounds }, naming) => {
    const told = grounds.successors.map((successor) => whatBecame(successor, grounds.bound, naming)).join('; ');
    return `${told[0].toUpperCase()}${told.slice(1)}.`;
  },
  'new-states': ({ grounds: { generated, fresh } }) => `It has ${count(generated, 'successor')}; ${newOnes(fresh)}.`,
  f: ({ rules, grounds }) => {
    const sum = keySum(rules, grounds.g, grounds.h);
    return `${keyFormula(rules)} ${keyName(rules) === 'f' ? '=' : 'is'} ${sum}.`;
  },
  'f-grows': ({ rules, grounds: { before, after } }) => {
    const name = keyName(rules);
    const isRanked = STRATEGIES[rules.strategy].frontier === 'priority';
    const lead = isRanked ? `The lowest ${name} in the frontier is` : `On top of the stack ${name} is`;
    return `${lead} ${after}; the last state had ${name} = ${before}.`;
  },
  'goal-now': (question) => GOAL_NOW[wordOf(question)]!(question),
  shortest: ({ grounds: { because, certain } }) => `${because}${certainWords(certain)}`,
  solvable: ({ grounds: { inversions, blankRows, sum, cols, solvable } }) => {
    const pairs = `${count(inversions, 'pair')} of tiles ${inversions === 1 ? 'stands' : 'stand'} in the opposite order of the goal`;
    const rows = cols % 2 === 1 ? '' : ` and the blank is ${count(blankRows, 'row')} from its goal, together ${sum}`;
    return `${pairs}${rows}: ${solvable ? 'an even' : 'an odd'} number, and no move changes whether it is even.`;
  },
  more: ({ grounds: { names, expanded } }) =>
    `${names[0]} expands ${count(expanded[0], 'node')}, ${names[1]} ${count(expanded[1], 'node')}.`,
};

/** Why a node is the one that is taken next. */
export function reasonOfNext(taken: TakenNext): string {
  return NEXT[STRATEGIES[taken.rules.strategy].frontier](taken);
}

/** What a reason of the node taken next needs; `answer`: how the sentence begins. */
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

/** How a tie was broken, if there was one: which of the others each rule decided against. */
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

/** What became of a successor: "up was reached before, at depth 2, and is dropped". */
function whatBecame({ action, fate, seenAt }: AskedSuccessor, bound: number, naming: MoveNaming): string {
  const move = nameOfMove(action, naming).word;
  const tellings = {
    [FATE.fresh]: `${move} leads to a new state`,
    [FATE.duplicate]: `${move} leads to a state reached before, at depth ${seenAt}, and is dropped`,
    [FATE.improved]: `${move} leads to a state reached before, at depth ${seenAt}, on a cheaper path, and is taken up`,
    [FATE.kept]: `${move} leads to a state reached before, at depth ${seenAt}, and is kept`,
    [FATE.cut]: `${move} is beyond the bound ${bound} on f, and is dropped`,
  };
  return tellings[fate];
}

/** That this solution is a shortest one, although the search does not promise that. */
function certainWords(certain: Grounds['shortest']['certain']): string {
  if (certain === null) return '';
  const { least, length } = certain;
  const parity = length === least ? '' : ', and all lengths are even, or all are odd';
  return ` This one is a shortest one all the same: from this start it takes at least ${count(least, 'move')}${parity}.`;
}

const GOAL_NOW: Readonly<Partial<Record<Word, (question: QuestionOf<'goal-now'>) => string>>> = {
  found: ({ rules }) =>
    rules.goalTest === 'expansion'
      ? 'The goal is taken from the frontier, and tested there: the search ends.'
      : 'The goal is generated, and this search tests a state as soon as it is generated: it ends.',
  generated: () => 'The goal is generated and joins the frontier, but this search tests a state when it is taken.',
  waits: ({ grounds: { since } }) =>
    `The goal was generated by step ${since} and waits in the frontier; another state is taken before it.`,
};

/** The right answer, of a question whose answers are words. */
function wordOf(question: QuestionOf<'goal-now'>): Word {
  const { value } = choiceOf(question, question.answer);
  return value.as === 'word' ? value.word : 'found';
}
