import { count, formatNumber } from '../../ui/format.ts';
import { boundOnDepth, isAtBound, nodesFrom, successorsOf, type Course } from '../../../shared/readings/moments.ts';
import { skipsStraightBack } from '../../../shared/engine/options.ts';
import { betterWord } from '../../../shared/engine/keyWords.ts';
import { halfOf } from '../../../shared/readings/path.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { STRATEGIES, type StrategyId } from '../../../shared/engine/strategy.ts';
import { actionOf, FATE, fateOf, NONE, type Fate } from '../../../shared/trace/trace.ts';
import { plain, strong, type Part } from '../../ui/parts.ts';
import { LIMIT_SENTENCES } from '../words.ts';
import { insteadOf, nothingWithin, solutionInWords } from './pathWords.ts';

/** `step`: from 1 to `reader.expansions`; the last one includes the outcome of the search. */
export function outcomeInWords(reader: TraceReader, step: number, course: Course): Part[] {
  const node = reader.expandedBy(step);
  const isLast = step === reader.expansions;
  if (isLast && reader.goal === node) return [...goalSentence(reader, course.strategy)];
  const end = [...newIteration(reader, step, course.strategy), ...(isLast ? endingOf(reader, course) : [])];
  const { first, end: last } = successorsOf(reader, step);
  if (first === last) return [...barren(reader, step, course), ...end];
  const opening = course.goalTest === 'expansion' ? `${notTheGoal(course.strategy)}, so it was ` : 'It was ';
  const clauses = summary(reader, step, course);
  return [plain(opening), strong('expanded'), plain(clauses === '' ? '.' : `: ${clauses}.`), ...end];
}

export function notTheGoal(strategy: StrategyId): string {
  return STRATEGIES[strategy].fromBothEnds ? 'The other search has not reached it' : 'It is not the goal';
}

/** Of the step that takes the goal. */
export function goalSentence(reader: TraceReader, strategy: StrategyId): Part[] {
  if (!STRATEGIES[strategy].fromBothEnds)
    return [plain('It '), strong('is the goal'), plain(`: the solution has ${solutionInWords(reader)}.`)];
  return [
    plain('The other search has reached it: the two '),
    strong('meet'),
    plain(`, and the solution has ${solutionInWords(reader)}.`),
  ];
}

/** A node without successors, or whose successors the depth bound forbids. */
function barren(reader: TraceReader, step: number, course: Course): Part[] {
  const isTested = course.goalTest === 'expansion';
  const start = isTested ? `${notTheGoal(course.strategy)}, and ` : 'It ';
  if (!isAtBound(reader, step, course)) return [plain(`${start}has no successors.`)];
  const name = strong(`${nameOfBound(reader, step, course)} of ${boundOnDepth(reader, step, course)}`);
  const end = plain(': its successors are not generated.');
  if (!STRATEGIES[course.strategy].fromBothEnds) return [plain(`${start}lies at the `), name, end];
  const together = isTested ? `${notTheGoal(course.strategy)}, and together` : 'Together';
  return [plain(`${together} the two have come to the `), name, end];
}

/** What bounds the depth at `step`: the limit, or the bound of the iteration if lower. */
export function nameOfBound(reader: TraceReader, step: number, course: Course): string {
  const { limits, strategy } = course;
  const isIteration = STRATEGIES[strategy].iterates === 'depth' && boundAt(reader, step) < (limits.depth ?? Infinity);
  return isIteration ? 'bound on depth' : 'depth limit';
}

/** The step that empties the frontier of an iteration begins the next one. */
function newIteration(reader: TraceReader, step: number, strategy: StrategyId): Part[] {
  const iteration = reader.iterationAt(step);
  if (iteration === reader.iterationAt(step - 1)) return [];
  const name = STRATEGIES[strategy].iterates === 'depth' ? 'depth' : 'f';
  const again = `iteration ${formatNumber(iteration + 1)} begins at the start`;
  return [
    plain(' The frontier is empty: '),
    strong(again),
    plain(`, with the bound ${reader.bound[iteration]} on ${name}.`),
  ];
}

function endingOf(reader: TraceReader, course: Course): Part[] {
  const { status } = reader;
  const { strategy } = course;
  if (reader.goal !== NONE) return goalAmongThem(reader, strategy);
  if (status === 'exhausted')
    return [plain(` ${whatIsEmpty(reader, strategy)} is empty: `), strong('there is no solution'), plain('.')];
  if (status === 'depth-limit') {
    const [none, rest] = nothingWithin(reader, course, course.limits.depth!);
    return [plain(' '), strong(none), plain(rest)];
  }
  if (status === 'running' || status === 'solved') return [];
  return [plain(` ${limitSentence(status, strategy)}`)];
}

/** The limit at which a search stopped, and what that teaches about a search without h. */
export function limitSentence(status: keyof typeof LIMIT_SENTENCES, strategy: StrategyId): string {
  const isLesson = status !== 'expansion-limit' && !STRATEGIES[strategy].usesHeuristic;
  return `${LIMIT_SENTENCES[status]}${isLesson ? ': this is why heuristics matter' : ''}.`;
}

/** A bidirectional search ends as soon as one queue is empty: that of the half that expanded last. */
function whatIsEmpty(reader: TraceReader, strategy: StrategyId): string {
  if (!STRATEGIES[strategy].fromBothEnds) return 'The frontier';
  const half = halfOf(reader, reader.expandedBy(reader.expansions)) === 0 ? 'start' : 'goal';
  return `The queue of the search from the ${half}`;
}

function goalAmongThem(reader: TraceReader, strategy: StrategyId): Part[] {
  const is = STRATEGIES[strategy].fromBothEnds ? 'was reached by the other search' : 'is the goal';
  return [plain(' The state generated last '), strong(is), plain(`: the solution has ${solutionInWords(reader)}.`)];
}

interface SuccessorGroup {
  readonly reader: TraceReader;
  readonly step: number;
  readonly nodes: readonly number[];
  readonly isFirst: boolean;
  readonly course: Course;
}

const CLAUSES: readonly (readonly [fate: Fate, tell: (group: SuccessorGroup) => string])[] = [
  [FATE.fresh, ({ nodes }) => `${count(nodes.length, 'new state')} joined the frontier`],
  [
    FATE.kept,
    ({ nodes, isFirst }) => `${count(nodes.length, 'repeated state')} joined ${isFirst ? 'the frontier' : 'it'} again`,
  ],
  [FATE.improved, cheaper],
  [
    FATE.duplicate,
    (group) => `${subject(group)} ${group.nodes.length === 1 ? 'a repeat' : 'repeats'} ${places(group)}`,
  ],
  [FATE.cut, (group) => `${subject(group)} beyond the bound ${boundAt(group.reader, group.step)} on f`],
];

/** What became of the successors, and why; skips the goal. */
function summary(reader: TraceReader, step: number, course: Course): string {
  const { first, end } = successorsOf(reader, step);
  const successors = nodesFrom(first, end);
  const of = (fate: Fate): number[] =>
    successors.filter((node) => fateOf(reader, node) === fate && !reader.isFoundAtOnce(node));
  const repeats = of(FATE.duplicate);
  if (repeats.length === successors.length)
    return `${everyMove(reader, step, course)} leads to a repeated state ${places({ reader, step, nodes: repeats })}`;
  const rows = CLAUSES.map(([fate, tell]) => ({ nodes: of(fate), tell })).filter(({ nodes }) => nodes.length > 0);
  return rows.map(({ nodes, tell }, index) => tell({ reader, step, nodes, isFirst: index === 0, course })).join('; ');
}

/** "3 states were", "1 was" */
function subject({ nodes: { length }, isFirst }: SuccessorGroup): string {
  return `${isFirst ? count(length, 'state') : formatNumber(length)} ${length === 1 ? 'was' : 'were'}`;
}

function places({ reader, step, nodes }: Pick<SuccessorGroup, 'reader' | 'step' | 'nodes'>): string {
  return `(${nodes.map((node) => whereSeen(reader, reader.twin[node], step)).join('; ')})`;
}

function everyMove(reader: TraceReader, step: number, course: Course): string {
  const leavesOut = skipsStraightBack(course) && actionOf(reader, reader.expandedBy(step)) !== NONE;
  return leavesOut ? 'every move but straight back' : 'every move';
}

function cheaper({ reader, nodes, course }: SuccessorGroup): string {
  const paths = nodes.map((node) => insteadOf(reader, node, course));
  const were = nodes.length === 1 ? 'was' : 'were';
  const better = betterWord(reader, course);
  return `${count(nodes.length, 'repeated state')} ${were} reached on a ${better} path (${paths.join('; ')})`;
}

/** Where the first node of a repeated state is: "depth 2, node 14", numbered as in the drawing. */
export function whereSeen(reader: TraceReader, twin: number, step: number): string {
  const at = reader.expandedAt[twin];
  const where = at <= step ? `node ${formatNumber(at)}` : 'in the frontier';
  return `depth ${reader.depth[twin]}, ${where}`;
}

export function boundAt(reader: TraceReader, step: number): number {
  return reader.bound[reader.iterationAt(step - 1)];
}
