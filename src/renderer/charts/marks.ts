import type { TraceReader } from '../../shared/readings/reading.ts';
import { betterPathBy, type SearchOptions } from '../../shared/engine/options.ts';
import { evaluationOf, type RemovalOrder } from '../../shared/engine/removalOrder.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { FATE, fateOf, NONE } from '../../shared/trace/trace.ts';

/** The kinds, most important first, and their sentences at cost 1. */
const MARKS = {
  'goal-taken': 'the goal is taken',
  'goal-generated': 'the goal is generated',
  iteration: 'the next iteration begins',
  layer: 'the next layer begins',
  'f-grows': 'f grows',
  cheaper: 'a cheaper path is found',
} as const;
export type MarkKind = keyof typeof MARKS;

/** The sentence of a kind, where costs can differ. */
export function markInWords(kind: MarkKind, { costsDiffer }: TraceReader, options: SearchOptions): string {
  if (costsDiffer && kind === 'layer' && STRATEGIES[options.strategy].f !== null) return 'g grows';
  if (costsDiffer && kind === 'cheaper' && betterPathBy(options) === 'depth') return 'a shorter path is found';
  return MARKS[kind];
}

export interface AtStep {
  readonly step: number;
}

export interface Mark extends AtStep {
  readonly kind: MarkKind;
}

export interface Grouped<M extends AtStep> {
  /** Represents the group: the first of its most important marks. */
  readonly chief: M;
  readonly marks: readonly M[];
}

/** Steps covered by one mark; `width` of the timeline and `ownWidth` of the mark in CSS pixels. */
export function roomOfMark(steps: number, width: number, ownWidth: number): number {
  return Math.max(1, (ownWidth * steps) / Math.max(1, width));
}

const RANK: readonly string[] = Object.keys(MARKS);

/** In order of steps, the most important of a step first. */
export function marksOf(reader: TraceReader, removal: RemovalOrder): Mark[] {
  const marks = [
    ...goalMarks(reader),
    ...iterationMarks(reader),
    ...growthMarks(reader, removal),
    ...cheaperPaths(reader),
  ];
  return marks.sort((a, b) => a.step - b.step || rankOf(a) - rankOf(b));
}

function* goalMarks(reader: TraceReader): Generator<Mark> {
  const { goal } = reader;
  if (goal === NONE) return;
  yield { step: reader.generatedAt(goal), kind: 'goal-generated' };
  if (reader.expandedAt[goal] <= reader.expansions) yield { step: reader.expandedAt[goal], kind: 'goal-taken' };
}

function* iterationMarks({ iterations, firstExpansion }: TraceReader): Generator<Mark> {
  for (let iteration = 1; iteration < iterations; iteration++) {
    yield { step: firstExpansion[iteration], kind: 'iteration' };
  }
}

/** Steps that take a node with greater g or f than any before in the iteration; newest-first searches have neither. */
function* growthMarks(reader: TraceReader, removal: RemovalOrder): Generator<Mark> {
  const kind = findGrowth(removal);
  if (!kind) return;
  const { ofG, ofH } = kind === 'layer' ? { ofG: 1, ofH: 0 } : evaluationOf(removal);
  const isByDepth = STRATEGIES[removal.strategy].f === null;
  let most = Infinity; // excludes the root
  for (let step = 1; step <= reader.expansions; step++) {
    const node = reader.expanded[step - 1];
    const value = isByDepth ? reader.depth[node] : ofG * reader.g[node] + ofH * reader.h[node];
    if (value > most) yield { step, kind };
    most = step === 1 ? value : Math.max(most, value);
  }
}

/** What grows in layers in such a search; `null` for nothing. */
function findGrowth(removal: RemovalOrder): 'layer' | 'f-grows' | null {
  const { frontier, usesHeuristic, iterates, f } = STRATEGIES[removal.strategy];
  if (frontier === 'lifo' || iterates !== null) return null;
  if (!usesHeuristic) return 'layer';
  return f !== null && evaluationOf(removal).ofG > 0 ? 'f-grows' : null;
}

function* cheaperPaths(reader: TraceReader): Generator<Mark> {
  let last = -1;
  for (let node = 0; node < reader.nodes; node++) {
    if (fateOf(reader, node) !== FATE.improved) continue;
    const step = reader.generatedAt(node);
    if (step !== last) yield { step, kind: 'cheaper' };
    last = step;
  }
}

export function rankOf({ kind }: Mark): number {
  return RANK.indexOf(kind);
}

/** Groups `marks` so that chiefs are at least `room` steps apart. The lowest `rankOf`, else the first, is chief. */
export function groupMarks<M extends AtStep>(
  marks: readonly M[],
  room: number,
  rankOf: (mark: M) => number = () => 0,
): Grouped<M>[] {
  const groups: { chief: M; marks: M[] }[] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    if (!group || mark.step - group.chief.step >= room) groups.push({ chief: mark, marks: [mark] });
    else {
      group.marks.push(mark);
      if (rankOf(mark) < rankOf(group.chief)) group.chief = mark;
    }
  }
  return groups;
}

/** The nearest mark after `step` (`direction` 1) or before it (−1); `null` for none. */
export function nextMark(marks: readonly Mark[], step: number, direction: 1 | -1): number | null {
  const beyond = (mark: Mark): boolean => (mark.step - step) * direction > 0;
  const mark = direction === 1 ? marks.find(beyond) : marks.findLast(beyond);
  return mark ? mark.step : null;
}
