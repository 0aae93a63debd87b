/** What came of the node that a step took, in words. */
import { boundOnDepth, successorsOf, type Course } from '../../shared/search/moments.ts';
import { solutionLength } from '../../shared/search/path.ts';
import type { TraceReader } from '../../shared/search/reading.ts';
import { STRATEGIES, type StrategyId } from '../../shared/search/strategy.ts';
import { FATE, fateOf, NONE, type Fate } from '../../shared/search/trace.ts';
import { plain, strong, type Part } from './parts.ts';
import { count, formatNumber, STATUS_SENTENCE } from './words.ts';

/** The outcome of a step from 1 to `reader.expansions`, and at the end that of the search. */
export function outcomeOf(reader: TraceReader, step: number, course: Course): Part[] {
  const node = reader.expandedBy(step);
  const isLast = step === reader.expansions;
  if (isLast && reader.goal === node) return [...goalSentence(reader, course.strategy)];
  const end = [...newIteration(reader, step, course.strategy), ...(isLast ? ending(reader, course.strategy) : [])];
  const isTested = course.goalTest === 'expansion';
  const { first, end: last } = successorsOf(reader, step);
  if (first === last) return [...barren(reader, step, course), ...end];
  const opening = isTested ? `${notTheGoal(course.strategy)}, so it was ` : 'It was ';
  return [plain(opening), strong('expanded'), plain(`: ${summary(reader, step)}.`), ...end];
}

/** "It is not the goal", as each algorithm finds out. */
export function notTheGoal(strategy: StrategyId): string {
  return STRATEGIES[strategy].fromBothEnds ? 'The other search has not reached it' : 'It is not the goal';
}

function goalSentence(reader: TraceReader, strategy: StrategyId): Part[] {
  const moves = `: the solution has ${count(solutionLength(reader), 'move')}.`;
  if (!STRATEGIES[strategy].fromBothEnds) return [plain('It '), strong('is the goal'), plain(moves)];
  return [plain('The other search has reached it: the two '), strong('meet'), plain(moves)];
}

/** A node without successors: it is as deep as the search may go, or nothing is left but the way back. */
function barren(reader: TraceReader, step: number, course: Course): Part[] {
  const start = course.goalTest === 'expansion' ? `${notTheGoal(course.strategy)}, and ` : 'It ';
  const bound = boundOnDepth(reader, step, course);
  if (bound === null || reader.g[reader.expandedBy(step)] < bound) return [plain(`${start}has no successors.`)];
  const name = STRATEGIES[course.strategy].iterates === 'depth' ? `bound on depth, ${bound}` : 'depth limit';
  return [plain(`${start}lies at the `), strong(name), plain(': it has no successors.')];
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

/** What the last expansion says of the whole search. */
function ending(reader: TraceReader, strategy: StrategyId): Part[] {
  if (reader.goal !== NONE) return goalAmongThem(reader, strategy);
  if (reader.status === 'exhausted')
    return [plain(' The frontier is empty: '), strong('there is no solution'), plain('.')];
  return reader.status === 'running' ? [] : [plain(` ${STATUS_SENTENCE[reader.status]}`)];
}

function goalAmongThem(reader: TraceReader, strategy: StrategyId): Part[] {
  const moves = count(solutionLength(reader), 'move');
  const is = STRATEGIES[strategy].fromBothEnds ? 'was reached by the other search' : 'is the goal';
  return [plain(' The state generated last '), strong(is), plain(`: the solution has ${moves}.`)];
}

/** What became of the successors, and why. */
function summary(reader: TraceReader, step: number): string {
  const { first, end } = successorsOf(reader, step);
  const successors = Array.from({ length: end - first }, (_, index) => first + index);
  const of = (fate: Fate): number[] => successors.filter((node) => fateOf(reader, node) === fate);
  const [fresh, improved, kept, duplicate, cut] = [FATE.fresh, FATE.improved, FATE.kept, FATE.duplicate, FATE.cut].map(
    of,
  );
  const places = (nodes: readonly number[]): string =>
    `(${nodes.map((node) => whereSeen(reader, reader.twin[node], step)).join('; ')})`;
  if (duplicate.length === successors.length) return `every move leads to a state seen before ${places(duplicate)}`;
  const clauses = [
    fresh.length > 0 && `${count(fresh.length, 'new state')} joined the frontier`,
    kept.length > 0 && `${count(kept.length, 'state')} seen before joined it again`,
    improved.length > 0 && cheaper(reader, improved),
    duplicate.length > 0 && `${formatNumber(duplicate.length)} ${were(duplicate)} seen before ${places(duplicate)}`,
    cut.length > 0 && `${formatNumber(cut.length)} ${were(cut)} beyond the bound ${boundAt(reader, step)}`,
  ];
  return clauses.filter((clause) => clause !== false).join('; ');
}

function were({ length }: readonly number[]): string {
  return length === 1 ? 'was' : 'were';
}

function cheaper(reader: TraceReader, improved: readonly number[]): string {
  const paths = improved.map((node) => `${reader.g[node]} moves instead of ${reader.g[reader.twin[node]]}`);
  return `${count(improved.length, 'state')} seen before ${were(improved)} reached on a cheaper path (${paths.join('; ')})`;
}

/** Where the node stands whose state is repeated: "depth 2, node 14", by the number that the drawing gives it. */
export function whereSeen(reader: TraceReader, twin: number, step: number): string {
  const at = reader.expandedAt[twin];
  const where = at <= step ? `node ${formatNumber(at)}` : 'in the frontier';
  return `depth ${reader.g[twin]}, ${where}`;
}

/** The bound of the iteration that `step` belongs to. */
export function boundAt(reader: TraceReader, step: number): number {
  return reader.bound[reader.iterationAt(step - 1)];
}
