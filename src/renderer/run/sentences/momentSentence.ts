/** A moment inside a step in words: what its line of the pseudocode does here. */
import { count, formatNumber } from '../../ui/format.ts';
import type { MoveNaming } from '../../../shared/puzzle/geometry.ts';
import { nameOfMove } from '../../../shared/puzzle/moveNames.ts';
import {
  boundOnDepth,
  depthAt,
  nodesFrom,
  successorsOf,
  type Act,
  type Course,
  type Moment,
} from '../../../shared/readings/moments.ts';
import { betterWord, keyName } from '../../../shared/engine/keyWords.ts';
import { reasonAt, type Reason } from '../../../shared/readings/reason.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import type { RemovalOrder } from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES, type Strategy } from '../../../shared/engine/strategy.ts';
import { actionOf, FATE, fateOf, isDropped } from '../../../shared/trace/trace.ts';
import { choiceAmong, CONTAINERS, keyInWords, keyOf } from './choice.ts';
import { boundAt, limitSentence, nameOfBound, notTheGoal, outcomeInWords, whereSeen } from './outcome.ts';
import { insteadOf } from './pathWords.ts';
import { plain, strong, type Part } from '../../ui/parts.ts';
import { LIMIT_SENTENCES } from '../words.ts';

export type SentenceRules = RemovalOrder & Course;

type WriteMoment = (reader: TraceReader, moment: Moment, rules: SentenceRules, naming: MoveNaming) => Part[];

/** A moment that completes a step gets the sentence of the step. */
export function momentSentence(reader: TraceReader, moment: Moment, rules: SentenceRules, naming: MoveNaming): Part[] {
  return MOMENT_WRITERS[moment.act](reader, moment, rules, naming);
}

/** The subject where the number of the tile is unknown. */
const MOVERS: Readonly<Record<MoveNaming, string>> = { blank: 'The blank moves ', tile: 'A tile slides ' };

const MOMENT_WRITERS: Readonly<Record<Act, WriteMoment>> = {
  take: (reader, { step }, rules) => choiceAmong(reader, reasonAt(reader, step, rules), rules),
  test: (_reader, _moment, { strategy }) => [strong(notTheGoal(strategy)), plain(': the search goes on.')],
  close: (reader, { step }, rules) => [
    plain('It is '),
    strong('explored'),
    plain(` now, as node ${formatNumber(step)}.${boundOnDepth(reader, step, rules) === null ? ONE_BY_ONE : ''}`),
  ],
  bound,
  successor: (reader, { node }, rules, naming) => [
    plain(MOVERS[naming]),
    strong(nameOfMove(actionOf(reader, node), naming).word),
    plain(`: a successor at depth ${reader.depth[node]}`),
    ...(STRATEGIES[rules.strategy].f === null
      ? []
      : [plain(keyName(rules) === 'f' ? ', f = ' : ', '), ...keyOf(rules, reader.g[node], reader.h[node])]),
    plain('.'),
  ],
  join,
  drop: (reader, { step, node }) => [
    plain('It is a '),
    strong('repeated state'),
    plain(` (${whereSeen(reader, reader.twin[node], step)}). ${whyDropped(reader, node)}.`),
  ],
  cut: (reader, { step, node }, rules) => [
    plain(`Its ${keyInWords(rules)} is `),
    ...keyOf(rules, reader.g[node], reader.h[node]),
    plain(', '),
    strong('beyond the bound'),
    plain(` ${boundAt(reader, step)}: it is cut off.`),
  ],
  done: (reader, { step }, rules) => {
    if (step === 0) return openingSentence(reader, rules);
    return sentenceOf(reader, step, reasonAt(reader, step, rules), rules);
  },
};

/** Compares the path to a repeated state with the first one. */
function whyDropped({ g, twin, costsDiffer }: TraceReader, node: number): string {
  const [short, long] = costsDiffer ? ['cheap', 'more expensive'] : ['short', 'longer'];
  return g[twin[node]] <= g[node]
    ? `The first path is at least as ${short}, so this one is dropped`
    : `The first path is ${long}, but this search compares no paths: this one is dropped`;
}

const ONE_BY_ONE = ' Its successors are generated one by one.';

function bound(reader: TraceReader, { step }: Moment, rules: SentenceRules): Part[] {
  const depth = depthAt(reader, step, rules);
  const isTogether = STRATEGIES[rules.strategy].fromBothEnds;
  const where = isTogether ? `Together the two have come ${count(depth, 'move')} far` : `It lies at depth ${depth}`;
  const end = ` of ${boundOnDepth(reader, step, rules)}.${ONE_BY_ONE}`;
  return [plain(`${where}, `), strong(`within the ${nameOfBound(reader, step, rules)}`), plain(end)];
}

function join(reader: TraceReader, { step, node }: Moment, rules: SentenceRules): Part[] {
  const { frontier } = STRATEGIES[rules.strategy];
  const { container } = CONTAINERS[frontier];
  const below = frontier === 'lifo' && hasElder(reader, node) ? ', below its siblings' : '';
  const joins = [strong(`joins the ${container}`), plain(`${below}.`)];
  const fate = fateOf(reader, node);
  if (fate === FATE.fresh) return [plain('Its state is '), strong('new'), plain(': it '), ...joins];
  const { twin } = reader;
  const seen = `It is a repeated state (${whereSeen(reader, twin[node], step)})`;
  if (fate === FATE.kept) return [plain(`${seen}, but this search keeps repeats: it `), ...joins];
  const isReplaced = reader.statusAt(twin[node], step - 1) === 'frontier';
  return [
    plain(`${seen}, but this path is `),
    strong(betterWord(reader, rules)),
    plain(`, ${insteadOf(reader, node, rules)}: `),
    plain(isReplaced ? 'it replaces the other and ' : 'the state is opened again, and it '),
    ...joins,
  ];
}

/** Whether a sibling generated before `node` has joined the frontier. */
function hasElder(reader: TraceReader, node: number): boolean {
  const { first } = successorsOf(reader, reader.generatedAt(node));
  return nodesFrom(first, node).some((elder) => !isDropped(fateOf(reader, elder)));
}

/** `step`: from 1 to `reader.expansions`. */
export function sentenceOf(reader: TraceReader, step: number, reason: Reason, rules: SentenceRules): Part[] {
  return [...choiceAmong(reader, reason, rules), plain(' '), ...outcomeInWords(reader, step, rules)];
}

export function openingSentence(reader: TraceReader, rules: SentenceRules): Part[] {
  const { status, expansions } = reader;
  if (status === 'solved' && expansions === 0) {
    return [plain('The start '), strong('is the goal'), plain(': no move is needed.')];
  }
  const isOver = expansions === 0 && status in LIMIT_SENTENCES;
  const next = isOver
    ? limitSentence(status as keyof typeof LIMIT_SENTENCES, rules.strategy)
    : 'Press → for the first step.';
  return [...whatWaits(rules), plain(`. ${firstBound(reader, rules)}${next}`)];
}

function whatWaits({ strategy }: SentenceRules): Part[] {
  const { frontier, fromBothEnds } = STRATEGIES[strategy];
  if (fromBothEnds)
    return [plain('One queue holds '), strong('the start'), plain(', the other one '), strong('the goal')];
  return [plain(`The ${CONTAINERS[frontier].container} holds `), strong('the start'), plain(' and nothing else')];
}

function firstBound(reader: TraceReader, rules: SentenceRules): string {
  const { iterates }: Strategy = STRATEGIES[rules.strategy];
  if (iterates === null) return '';
  const what = iterates === 'depth' ? 'depth' : keyInWords(rules);
  return `The bound on ${what} is ${reader.bound[0]}. `;
}
