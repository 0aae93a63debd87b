/** The step in words: which node, why this one, what came of it. Made from readings of the trace, never guessed. */
import { FATE, fateOf, NONE, type Fate } from '../../shared/search/trace.ts';
import type { Reason } from '../../shared/search/reason.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { evaluate, type RemovalOrder } from '../../shared/search/removalOrder.ts';
import {
  DEFAULT_WEIGHT,
  STRATEGIES,
  type GoalTest,
  type Strategy,
  type TieRule,
} from '../../shared/search/strategy.ts';
import { count, formatNumber, STATUS_SENTENCE } from './words.ts';

/** A stretch of text; strong ones carry the step. */
export interface Part {
  readonly text: string;
  readonly strong?: boolean;
}

/** What of a search decides how its steps are told. */
export interface Telling extends RemovalOrder {
  readonly goalTest: GoalTest;
}

/** The sentence of a step from 1 to `reader.expansions`. */
export function sentenceOf(reader: TraceReader, step: number, reason: Reason, order: Telling): Part[] {
  const isRanked = STRATEGIES[order.strategy].frontier === 'priority';
  const why = isRanked ? byKey(reader, reason, order) : inTurn(reader, reason, order);
  return [...why, plain(' '), ...consequence(reader, step, reason.node, order.goalTest)];
}

function inTurn({ g }: TraceReader, { node, rule }: Reason, { strategy }: RemovalOrder): Part[] {
  const { container, next } = CONTAINERS[STRATEGIES[strategy].frontier];
  const which = rule === 'only' ? `the only state in the ${container}` : next;
  return [plain('Took '), strong(which), plain(`, at depth ${g[node]}.`)];
}

/** What a frontier is called, and the node that it gives next. */
const CONTAINERS: Readonly<Record<Strategy['frontier'], { container: string; next: string }>> = {
  fifo: { container: 'queue', next: 'the state that has waited longest in the queue' },
  lifo: { container: 'stack', next: 'the state on top of the stack' },
  priority: { container: 'frontier', next: 'the best state in the frontier' },
};

function byKey({ g, h }: TraceReader, reason: Reason, order: RemovalOrder): Part[] {
  const { node, rule } = reason;
  const key = [plain(': '), ...keyOf(order, g[node], h[node])];
  if (rule === 'only') return [plain('Took '), strong('the only state in the frontier'), ...key, plain('.')];
  const lowest = strong(`lowest ${nameOfKey(order)}`);
  return [plain('Took the state with the '), lowest, ...key, plain('.'), ...tie(reason, order)];
}

/** What the strategy calls the number that it goes by. */
function nameOfKey({ strategy }: RemovalOrder): string {
  const { formula } = STRATEGIES[strategy];
  return formula === 'g' || formula === 'h' ? formula : 'f';
}

/** The number that the strategy goes by, and what it is made of. */
function keyOf(order: RemovalOrder, g: number, h: number): Part[] {
  const value = strong(String(evaluate(order, g, h)));
  if (nameOfKey(order) !== 'f') return [plain(`${nameOfKey(order)} = `), value];
  const { weight = DEFAULT_WEIGHT } = order;
  const factor = order.strategy === 'weighted-astar' ? `${weight} × ` : '';
  return [plain(`${g} + ${factor}${h} = `), value];
}

/** How a tie was broken; for a tie on h as well, by which h and then by what. */
function tie({ tied, tiedOnH }: Reason, order: RemovalOrder): Part[] {
  if (tied === 0) return [];
  const opening = plain(` The tie with ${count(tied, 'other')} went to the `);
  const looksAtH = order.ties === 'low-h' || order.ties === 'high-h';
  const canDifferInH = STRATEGIES[order.strategy].usesHeuristic && nameOfKey(order) === 'f';
  if (looksAtH && !canDifferInH) return [opening, strong(TIE_WORDS['first-in']), plain('.')];
  const again = looksAtH && tiedOnH > 0 ? [plain(', then to the one '), strong('generated first')] : [];
  return [opening, strong(TIE_WORDS[order.ties]), ...again, plain('.')];
}

const TIE_WORDS: Readonly<Record<TieRule, string>> = {
  'low-h': 'lowest h',
  'high-h': 'highest h',
  'first-in': 'one generated first',
  'last-in': 'one generated last',
};

function consequence(reader: TraceReader, step: number, node: number, goalTest: GoalTest): Part[] {
  const isLast = step === reader.expansions;
  if (isLast && reader.goal === node) {
    return [plain('It '), strong('is the goal'), plain(`: the solution has ${count(reader.g[node], 'move')}.`)];
  }
  const end = isLast ? ending(reader) : [];
  const isTested = goalTest === 'expansion';
  if (reader.nodesAt(step) === reader.nodesAt(step - 1)) {
    const opening = isTested ? 'It is not the goal, and lies at the ' : 'It lies at the ';
    return [plain(opening), strong('depth limit'), plain(': it has no successors.'), ...end];
  }
  const opening = isTested ? 'It is not the goal, so it was ' : 'It was ';
  return [plain(opening), strong('expanded'), plain(`: ${summary(tally(reader, step))}.`), ...end];
}

/** What the last expansion says of the whole search. */
function ending(reader: TraceReader): Part[] {
  if (reader.goal !== NONE) return goalAmongThem(reader);
  if (reader.status === 'exhausted')
    return [plain(' The frontier is empty: '), strong('there is no solution'), plain('.')];
  return reader.status === 'running' ? [] : [plain(` ${STATUS_SENTENCE[reader.status]}`)];
}

function goalAmongThem(reader: TraceReader): Part[] {
  const moves = count(reader.g[reader.goal], 'move');
  return [plain(' The state generated last '), strong('is the goal'), plain(`: the solution has ${moves}.`)];
}

/** Nodes that a step generated, by fate. */
type Tally = Record<Fate, number>;

function tally(reader: TraceReader, step: number): Tally {
  const counts: Tally = [0, 0, 0, 0, 0];
  const end = reader.nodesAt(step);
  for (let child = reader.nodesAt(step - 1); child < end; child++) counts[fateOf(reader, child)]++;
  return counts;
}

function summary(counts: Tally): string {
  const { fresh, improved, duplicate, kept } = FATE;
  if (counts[fresh] + counts[kept] + counts[improved] === 0) return 'every move leads to a state seen before';
  const were = (number: number): string => (number === 1 ? 'was' : 'were');
  const clauses = [
    counts[fresh] > 0 && `${count(counts[fresh], 'new state')} joined the frontier`,
    counts[kept] > 0 && `${count(counts[kept], 'state')} seen before joined it again`,
    counts[improved] > 0 &&
      `${count(counts[improved], 'state')} seen before ${were(counts[improved])} reached on a cheaper path`,
    counts[duplicate] > 0 && `${formatNumber(counts[duplicate])} ${were(counts[duplicate])} seen before`,
  ];
  return clauses.filter((clause) => clause !== false).join('; ');
}

/** The sentence before the first step. */
export function openingSentence(reader: TraceReader, { strategy }: RemovalOrder): Part[] {
  if (reader.status === 'solved' && reader.expansions === 0) {
    return [plain('The start '), strong('is the goal'), plain(': no move is needed.')];
  }
  const { container } = CONTAINERS[STRATEGIES[strategy].frontier];
  return [
    plain(`The ${container} holds `),
    strong('the start'),
    plain(' and nothing else. Press → for the first step.'),
  ];
}

/** "Step 9 of 10", "Step 9 of 5,000 so far". */
export function stepTitle(step: number, steps: number, ended: boolean): string {
  return `Step ${formatNumber(step)} of ${formatNumber(steps)}${ended ? '' : ' so far'}`;
}

function plain(text: string): Part {
  return { text };
}

function strong(text: string): Part {
  return { text, strong: true };
}
