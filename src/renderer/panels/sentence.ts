/** The step in words: which node, why this one, what came of it. Made from readings of the trace, never guessed. */
import type { SearchSpec } from '../../shared/contract/types.ts';
import { FATE, NONE } from '../../shared/search/trace.ts';
import type { Reason } from '../../shared/search/reason.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { STRATEGIES, type GoalTest, type TieRule } from '../../shared/search/strategy.ts';
import { count, formatNumber, STATUS_SENTENCE } from './words.ts';

/** A stretch of text; strong ones carry the step. */
export interface Part {
  readonly text: string;
  readonly strong?: boolean;
}

/** What of a search decides how its steps are told. */
export type Telling = Pick<SearchSpec, 'algorithm' | 'ties' | 'goalTest'>;

/** The sentence of a step from 1 to `reader.expansions`. */
export function sentenceOf(reader: TraceReader, step: number, reason: Reason, telling: Telling): Part[] {
  const isQueue = STRATEGIES[telling.algorithm].f === null;
  const why = isQueue ? fromQueue(reader, reason) : byKey(reader, reason, telling.ties);
  return [...why, plain(' '), ...consequence(reader, step, reason.node, telling.goalTest)];
}

function fromQueue({ g }: TraceReader, { node, rule }: Reason): Part[] {
  const which = rule === 'only' ? 'the only state in the queue' : 'the state that has waited longest in the queue';
  return [plain('Took '), strong(which), plain(`, at depth ${g[node]}.`)];
}

function byKey({ g, h }: TraceReader, reason: Reason, ties: TieRule): Part[] {
  const { node, rule, f } = reason;
  const key = [plain(`: ${g[node]} + ${h[node]} = `), strong(String(f))];
  if (rule === 'only') return [plain('Took '), strong('the only state in the frontier'), ...key, plain('.')];
  return [plain('Took the state with the '), strong('lowest f'), ...key, plain('.'), ...tie(reason, ties)];
}

/** How a tie on f was broken; for a tie on h as well, by which h and then by what. */
function tie({ tied, tiedOnH }: Reason, ties: TieRule): Part[] {
  if (tied === 0) return [];
  const broken = [plain(` The tie with ${count(tied, 'other')} went to the `), strong(TIE_WORDS[ties])];
  const looksAtH = ties === 'low-h' || ties === 'high-h';
  const again = looksAtH && tiedOnH > 0 ? [plain(', then to the one '), strong('generated first')] : [];
  return [...broken, ...again, plain('.')];
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
  const opening = goalTest === 'expansion' ? 'It is not the goal, so it was ' : 'It was ';
  const outcome = plain(`: ${summary(tally(reader, step))}.`);
  return [plain(opening), strong('expanded'), outcome, ...(isLast ? ending(reader) : [])];
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

interface Tally {
  fresh: number;
  improved: number;
  duplicate: number;
}

function tally(reader: TraceReader, step: number): Tally {
  const counts = { fresh: 0, improved: 0, duplicate: 0 };
  const end = reader.nodesAt(step);
  for (let child = reader.nodesAt(step - 1); child < end; child++) {
    if (reader.fate[child] === FATE.fresh) counts.fresh++;
    else if (reader.fate[child] === FATE.improved) counts.improved++;
    else counts.duplicate++;
  }
  return counts;
}

function summary({ fresh, improved, duplicate }: Tally): string {
  if (fresh + improved === 0) return 'every move leads to a state seen before';
  const clauses = [
    fresh > 0 && `${count(fresh, 'new state')} joined the frontier`,
    improved > 0 &&
      `${count(improved, 'state')} seen before ${improved === 1 ? 'was' : 'were'} reached on a cheaper path`,
    duplicate > 0 && `${formatNumber(duplicate)} ${duplicate === 1 ? 'was' : 'were'} seen before`,
  ];
  return clauses.filter((clause) => clause !== false).join('; ');
}

/** The sentence before the first step. */
export function openingSentence(reader: TraceReader, { algorithm }: Telling): Part[] {
  if (reader.status === 'solved' && reader.expansions === 0) {
    return [plain('The start '), strong('is the goal'), plain(': no move is needed.')];
  }
  const container = STRATEGIES[algorithm].frontier === 'fifo' ? 'queue' : 'frontier';
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
