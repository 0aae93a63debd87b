/** The moments inside a step, an expansion line by line. */
import { keepsDuplicates, type SearchOptions } from '../engine/options.ts';
import { halfOf } from './path.ts';
import type { Counters, TraceReader } from './reading.ts';
import { STRATEGIES } from '../engine/strategy.ts';
import { FATE, fateOf, isDropped, NONE, type Fate } from '../trace/trace.ts';

export type Act =
  | 'take' // the node leaves the frontier
  | 'test' // it is compared with the goal, and is not the goal
  | 'close' // it counts as explored
  | 'bound' // its depth is compared with the limit or the bound, and is within it
  | 'successor' // a successor is generated
  | 'join' // the successor joins the frontier
  | 'drop' // the successor's state was seen before
  | 'cut' // the successor is beyond the bound
  | 'done'; // the step is complete

export interface Moment {
  readonly step: number;
  readonly act: Act;
  /** The node taken, or from `successor` to `cut` the successor; `NONE` at step 0. */
  readonly node: number;
  /** Nodes 0 … generated − 1 exist. */
  readonly generated: number;
  /** It is decided whether nodes 0 … settled − 1 join or are dropped. */
  readonly settled: number;
}

export type Course = Pick<SearchOptions, 'strategy' | 'goalTest' | 'duplicates' | 'straightBack' | 'limits'>;

export function momentAfter(reader: TraceReader, step: number): Moment {
  const nodes = reader.nodesAt(step);
  return { step, act: 'done', node: reader.expandedBy(step), generated: nodes, settled: nodes };
}

/** From `first` up to, but excluding, `end`. */
export function nodesFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** The same range. */
export function successorsOf(reader: TraceReader, step: number): { first: number; end: number } {
  if (step === 0) return { first: 0, end: 0 };
  const first = reader.nodesAt(step - 1);
  let end = reader.nodesAt(step);
  while (end > first && reader.parent[end - 1] === NONE) end--; // the root of the next iteration
  return { first, end };
}

/** Ends with `done`, the only moment of step 0. */
export function momentsOf(reader: TraceReader, step: number, course: Course): Moment[] {
  if (step === 0) return [momentAfter(reader, 0)];
  return [...openingOf(reader, step, course), ...successorMoments(reader, step, course), momentAfter(reader, step)];
}

/** From the removal up to the first successor, or to an earlier end of the step. */
function openingOf(reader: TraceReader, step: number, course: Course): Moment[] {
  const before = reader.nodesAt(step - 1);
  const node = reader.expandedBy(step);
  const isGoal = reader.goal === node;
  const acts: (Act | false)[] = [
    'take',
    !isGoal && course.goalTest === 'expansion' && 'test',
    !isGoal && !keepsDuplicates(course) && 'close',
    !isGoal && boundOnDepth(reader, step, course) !== null && !isAtBound(reader, step, course) && 'bound',
  ];
  return acts.filter((act) => act !== false).map((act) => ({ step, act, node, generated: before, settled: before }));
}

/** Each successor is generated, then joins or is dropped; a goal ends the step. */
function successorMoments(reader: TraceReader, step: number, { goalTest }: Course): Moment[] {
  const { first, end } = successorsOf(reader, step);
  return nodesFrom(first, end).flatMap((node): Moment[] => {
    const fate = fateOf(reader, node);
    const generated = isDropped(fate) ? node : node + 1;
    const successor: Moment = { step, act: 'successor', node, generated, settled: node };
    if (node === reader.goal && goalTest === 'generation') return [successor];
    return [successor, { step, act: ACT_OF_FATE[fate], node, generated: node + 1, settled: node + 1 }];
  });
}

const ACT_OF_FATE: Readonly<Record<Fate, Act>> = {
  [FATE.fresh]: 'join',
  [FATE.improved]: 'join',
  [FATE.kept]: 'join',
  [FATE.duplicate]: 'drop',
  [FATE.cut]: 'cut',
};

/** The depth at which nodes get no successors in `step`: the limit or the iteration's bound; `null` for none. */
export function boundOnDepth(reader: TraceReader, step: number, { strategy, limits }: Course): number | null {
  const bound = STRATEGIES[strategy].iterates === 'depth' ? reader.bound[reader.iterationAt(step - 1)] : Infinity;
  const least = Math.min(bound, limits.depth ?? Infinity);
  return least === Infinity ? null : least;
}

/** The depth of the node of `step`; in a search from both ends, including the other half. */
export function depthAt(reader: TraceReader, step: number, { strategy }: Pick<Course, 'strategy'>): number {
  const node = reader.expandedBy(step);
  // The halves alternate by levels, from the start first: the other one is as deep, or one level deeper.
  return STRATEGIES[strategy].fromBothEnds ? 2 * reader.depth[node] + halfOf(reader, node) : reader.depth[node];
}

/** Whether the node of `step` is too deep for successors. */
export function isAtBound(reader: TraceReader, step: number, course: Course): boolean {
  return depthAt(reader, step, course) >= (boundOnDepth(reader, step, course) ?? Infinity);
}

/** Successors of the step that have joined the frontier by `moment`. */
export function joinedBy(reader: TraceReader, { step, settled }: Moment): number[] {
  const successors = nodesFrom(successorsOf(reader, step).first, settled);
  return successors.filter((node) => !isDropped(fateOf(reader, node)) && !reader.isFoundAtOnce(node));
}

/** Nodes overtaken by a cheaper path in this step, by `moment`. */
export function overtakenBy(reader: TraceReader, moment: Moment): number[] {
  return joinedBy(reader, moment)
    .filter((node) => fateOf(reader, node) === FATE.improved)
    .map((node) => reader.twin[node]);
}

/** Those of them that were in the frontier, and so left it. */
export function replacedBy(reader: TraceReader, moment: Moment): number[] {
  return overtakenBy(reader, moment).filter((twin) => reader.statusAt(twin, moment.step - 1) === 'frontier');
}

export function countersDuring(reader: TraceReader, moment: Moment): Counters {
  const { step, act, generated, settled } = moment;
  if (act === 'done') return reader.countersAt(step);
  const before = reader.countersAt(step - 1);
  const { first } = successorsOf(reader, step);
  const repeats = nodesFrom(first, settled).filter((node) => reader.twin[node] !== NONE);
  const joined = joinedBy(reader, moment);
  return {
    expanded: step,
    generated: before.generated + generated - first,
    repeated: before.repeated + repeats.length,
    frontier: before.frontier - 1 + joined.length - replacedBy(reader, moment).length,
    maxFrontier: before.maxFrontier,
    deepest: Math.max(before.deepest, ...joined.map((node) => reader.depth[node])),
  };
}

/** A reader of the same trace that ends at `moment`. Costs a pass over the nodes. */
export function knownAt(reader: TraceReader, moment: Moment): TraceReader {
  return reader.upTo({
    ...moment,
    isDone: moment.act === 'done',
    counters: countersDuring(reader, moment),
    overtaken: overtakenBy(reader, moment),
  });
}
