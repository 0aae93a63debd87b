/** “Which state is taken next?”, and the words of searches by hand. */
import { keyFormula, keyName, keySum } from '../../engine/keyWords.ts';
import { STRATEGIES, type TieRule } from '../../engine/strategy.ts';
import { applyAction } from '../../puzzle/board.ts';
import { pathTo } from '../../readings/path.ts';
import { reasonAt, type Reason } from '../../readings/reason.ts';
import { count } from '../../text/numbers.ts';
import { actionOf, NONE } from '../../trace/trace.ts';
import { isFromGoal, nodeValue, rulesOf, stateOf, takenAfter, type AskedRun } from '../askedRun.ts';
import { choosingAt, NODE_CONFUSION_NAMES, temptingNodes, type NodeConfusionId } from '../nodeConfusions.ts';
import type { HandStep } from './perform.ts';
import type { Wrong } from '../pose.ts';
import { LETTERS, type NodeValue, type AskedQuestion, type Rules } from '../question.ts';
import { WaitingKeys } from '../waitingKeys.ts';
import {
  FEW,
  frontierAfter,
  goesOn,
  MANY,
  onlyAt,
  type Distance,
  type Mistake,
  type SingleKindOfQuestion,
  type Watcher,
} from './kind.ts';
import { namesTaken, pricesTaken, showsWhatBecame } from './revealing.ts';

interface NextGrounds {
  readonly g: number;
  readonly h: number;
  readonly reason: Reason;
  readonly half: 0 | 1;
}

/** Asked where there is a choice: not at the start, nor at the root of an iteration. */
export const next: SingleKindOfQuestion<NextGrounds, NodeConfusionId> = {
  draft: (run, step) => {
    const taken = takenAfter(run, step);
    if (taken === NONE || frontierAfter(run, step) < 2) return null;
    return { right: nodeValue(run, taken), wrong: wrongNodes(run, step), grounds: groundsOfNext(run, step) };
  },
  isOffered: (run, step) => goesOn(run, step) && frontierAfter(run, step) > 1,
  isSeenInNextStep: true,
  occasions: {
    tie: { label: 'a tie', most: MANY, watch: tiedKeys },
    'goes-back': { label: 'back to an older state', most: FEW, watch: jumps },
    'other-half': { label: 'the turn of the other half', most: FEW, watch: turns },
    'leaves-shortest': { label: 'off the shortest path', most: 1, watch: leavesShortest },
  },
  name: () => 'Which state is taken next?',
  title: () => 'Which state is taken next?',
  tellsLowest: true,
  isToldBy: (pair) => namesTaken(pair) || pricesTaken(pair) || (pair.later > 0 && showsWhatBecame(pair)),
  answers: 'node',
  reason: reasonOfNext,
  confusions: NODE_CONFUSION_NAMES,
  mistakes: mistakesOfNext(),
};

/** Why the next node is expanded; `step` is not the last. */
export function groundsOfNext(run: AskedRun, step: number): NextGrounds {
  const { reader, options } = run;
  const reason = reasonAt(reader, step + 1, options);
  const { node } = reason;
  return { g: reader.g[node], h: reader.h[node], reason, half: isFromGoal(run, node) ? 1 : 0 };
}

/** Nodes with other states than the next one, all different. */
function wrongNodes(run: AskedRun, step: number): readonly Wrong<NodeConfusionId>[] {
  const choosing = choosingAt(run, step);
  const states = new Set([stateOf(run, choosing.taken)]);
  const wrong: Wrong<NodeConfusionId>[] = [];
  for (const { node, confusion } of temptingNodes(choosing)) {
    if (wrong.length + 1 === LETTERS.length) break;
    const state = stateOf(run, node);
    if (!states.has(state)) wrong.push({ value: nodeValue(run, node), confusion });
    states.add(state);
  }
  return wrong;
}

interface PointedAt {
  readonly value: NodeValue;
  readonly rules: Rules;
  readonly taken: NextGrounds;
}

function mistakesOfNext(): (typeof next)['mistakes'] {
  const tell = ({ question: { rules, grounds }, choice: { value, confusion } }: Mistake<NextGrounds>): string =>
    SENTENCES[confusion as NodeConfusionId]({ value: value as NodeValue, rules, taken: grounds });
  const ids = Object.keys(NODE_CONFUSION_NAMES) as NodeConfusionId[];
  return Object.fromEntries(ids.map((id) => [id, tell])) as (typeof next)['mistakes'];
}

/** What a wrong node would have meant: "has the lowest h, 3; A* compares f = g + h." */
const SENTENCES: Readonly<Record<NodeConfusionId, (pointedAt: PointedAt) => string>> = {
  explored: () => 'is explored: it was taken from the frontier before.',
  stale: () => 'was replaced: a cheaper path leads to its state.',
  dropped: () => 'was dropped when it was generated: it repeats a state.',
  cut: ({ value, rules }) =>
    `was cut off: its ${keyFormula(rules)} is ${keySum(rules, value.g, value.h)}, beyond the bound of the iteration.`,
  past: () => 'belongs to an iteration that is over.',
  'other-half': ({ taken }) =>
    `is in the other queue; it is the turn of the search from the ${HALVES[taken.half]}, which takes a whole level.`,
  tie: ({ value, rules, taken }) => `has the same ${keyName(rules)}, ${value.f}; ${tieRule(value, rules, taken)}.`,
  unweighted: ({ value, rules }) => `has the lowest g + h, ${value.g + value.h}; ${compares(rules)}.`,
  'lowest-h': ({ value, rules }) => `has the lowest h, ${value.h}; ${compares(rules)}.`,
  'lowest-g': ({ value, rules }) => `has the lowest g, ${value.g}; ${compares(rules)}.`,
  'lowest-f': ({ value, rules }) =>
    `has the lowest f, ${value.f}; ${STRATEGIES[rules.strategy].shortLabel} takes what is on top of the stack, whatever its f.`,
  'goes-on': ({ rules }) =>
    `is the best successor of the state taken last; ${STRATEGIES[rules.strategy].shortLabel} compares the whole frontier.`,
  sibling: () => 'was generated after its sibling; of successors the one generated first is on top.',
  'first-in': ({ rules }) => `is the oldest in the frontier; ${decides(rules)}.`,
  'last-in': ({ rules }) => `was generated last; ${decides(rules)}.`,
  waits: (pointedAt) => WAITS[STRATEGIES[pointedAt.rules.strategy].frontier](pointedAt),
};

const HALVES = ['start', 'goal'] as const;

const WAITS = {
  fifo: () => 'is in the queue, but is not the oldest.',
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
  if (frontier === 'fifo') return 'a queue gives what joined first';
  return frontier === 'lifo' ? 'a stack gives what joined last' : compares(rules);
}

/** Why the tie rule prefers the node taken. */
function tieRule(value: NodeValue, { ties }: Rules, taken: NextGrounds): string {
  const looksAtH = ties === 'low-h' || ties === 'high-h';
  if (looksAtH && value.h !== taken.h) return `the tie goes to ${TIES[ties]}, ${taken.h}`;
  return `the tie goes to ${TIES[looksAtH ? 'first-in' : ties]}`;
}

function reasonOfNext(taken: TakenNext): string {
  return NEXT[STRATEGIES[taken.rules.strategy].frontier](taken);
}

/** `answer`: the beginning of the sentence. */
type TakenNext = Pick<AskedQuestion<NextGrounds>, 'rules' | 'grounds'> & { readonly answer: string };

type NextTeller = (taken: TakenNext) => string;

const NEXT: Readonly<Record<'fifo' | 'lifo' | 'priority', NextTeller>> = {
  fifo: ({ answer, rules, grounds: { half, reason } }) => {
    if (!STRATEGIES[rules.strategy].fromBothEnds) return `${answer} is the oldest in the queue.`;
    const why = reason.rule === 'only' ? 'is the only one in its queue' : 'is the oldest in its queue';
    return `It is the turn of the search from the ${HALVES[half]}, and ${answer} ${why}.`;
  },
  lifo: ({ answer }) =>
    `${answer} is on top of the stack: the newest successors lie there, the one generated first above the others.`,
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

/** The first tie at each value of the ordering key. */
function tiedKeys(run: AskedRun): Watcher | null {
  if (STRATEGIES[run.options.strategy].frontier !== 'priority') return null;
  const waiting = new WaitingKeys(run);
  let last = NaN;
  return (step) => {
    waiting.moveTo(step);
    if (step === run.reader.expansions) return false;
    const key = waiting.keyOf(run.reader.expanded[step]);
    const isNew = key !== last && waiting.count(key) > 1;
    if (isNew) last = key;
    return isNew;
  };
}

/** The next node is not a successor of the last one. */
function jumps({ reader, options }: AskedRun): Watcher | null {
  if (STRATEGIES[options.strategy].frontier === 'fifo') return null;
  return (step) => {
    if (step === 0 || step === reader.expansions) return false;
    const taken = reader.expanded[step];
    return reader.parent[taken] !== NONE && reader.parent[taken] !== reader.expandedBy(step);
  };
}

function turns(run: AskedRun): Watcher | null {
  const { expanded, expansions } = run.reader;
  if (!STRATEGIES[run.options.strategy].fromBothEnds) return null;
  const isOfGoal = (step: number): boolean => isFromGoal(run, expanded[step]);
  return (step) => step > 0 && step < expansions && isOfGoal(step) !== isOfGoal(step - 1);
}

/** Takes the first node of the solution that is off every shortest path. */
function leavesShortest(run: AskedRun, distance: Distance): Watcher | null {
  const { reader, options } = run;
  if (reader.status !== 'solved' || STRATEGIES[options.strategy].fromBothEnds) return null;
  const off = firstOff(run, distance);
  return off === NONE || reader.expandedAt[off] > reader.expansions ? null : onlyAt(reader.expandedAt[off] - 1);
}

/** `NONE` if there is no such node, or distances are unknown. */
function firstOff({ reader, puzzle }: AskedRun, distance: Distance): number {
  const shortest = distance(puzzle.start);
  if (shortest === null) return NONE;
  let cells: readonly number[] = puzzle.start;
  for (const node of pathTo(reader, reader.goal).subarray(1)) {
    cells = applyAction(cells, actionOf(reader, node), puzzle.rows, puzzle.cols)!;
    if (reader.depth[node] + (distance(cells) ?? 0) > shortest) return node;
  }
  return NONE;
}
