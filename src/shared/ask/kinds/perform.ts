/**
 * A search by hand: at each step the user points at the node expanded next, fills in what is asked about it, and reads
 * the rule after a mistake.
 */
import { NONE } from '../../trace/trace.ts';
import { takenAfter, type AskedRun } from '../askedRun.ts';
import type { FilledIn } from '../handParts.ts';
import type { FillConfusion, JudgedPart } from './fillMistakes.ts';
import { choosingAt, nodeConfusionOf, type NodeConfusionId } from '../nodeConfusions.ts';

export interface HandStep {
  /** The answer was given after this step. */
  readonly step: number;
  readonly pointedAt: number;
  readonly taken: number;
  /** The confusion; `null` for a right answer. */
  readonly confusion: NodeConfusionId | null;
  /** What was filled in about the node taken; missing before that, and where nothing is asked. */
  readonly filled?: readonly JudgedPart[];
}

/** Of a node, or of an entry. */
export type HandConfusion = NodeConfusionId | FillConfusion;

/** What a step by hand was, for a file: the rest is judged again. */
export interface WrittenStep {
  readonly step: number;
  readonly node: number;
  /** Missing where nothing was filled in. */
  readonly filled?: FilledIn;
}

/**
 * Whether the next node can be pointed at. Not the root of a later iteration, which the search adds by itself while
 * nothing else waits; a search by hand skips that step.
 */
export function canPointAt(run: AskedRun, step: number): boolean {
  const taken = takenAfter(run, step);
  const iteration = run.reader.iterationAt(step);
  return taken !== NONE && (iteration === 0 || taken !== run.reader.firstNode[iteration]);
}

/** `null` where nothing can be pointed at. */
export function pointAt(run: AskedRun, step: number, node: number): HandStep | null {
  if (!canPointAt(run, step) || node >= run.reader.nodesAt(step)) return null;
  const taken = takenAfter(run, step);
  const confusion = node === taken ? null : nodeConfusionOf(choosingAt(run, step), node);
  return { step, pointedAt: node, taken, confusion };
}

export function writtenStep({ step, pointedAt: node, filled }: HandStep): WrittenStep {
  if (filled === undefined) return { step, node };
  return { step, node, filled: Object.fromEntries(filled.map(({ part, said }) => [part, said])) as FilledIn };
}

export interface HandScore {
  /** Nodes pointed at, and entries filled in. */
  readonly answers: number;
  readonly right: number;
  /** Most frequent first. */
  readonly mistakes: readonly { readonly confusion: HandConfusion; readonly count: number }[];
}

/** Of each step, in order: later answers to it follow the rule that was shown. */
export function firstAnswers(answers: readonly HandStep[]): readonly HandStep[] {
  const first = new Map(answers.toReversed().map((answer) => [answer.step, answer]));
  return [...first.values()].sort((one, other) => one.step - other.step);
}

export function performanceScore(answers: readonly HandStep[]): HandScore {
  const given = firstAnswers(answers).flatMap(({ confusion, filled = [] }) => [
    confusion,
    ...filled.map((one) => one.confusion),
  ]);
  const counts = new Map<HandConfusion, number>();
  for (const confusion of given) if (confusion !== null) counts.set(confusion, (counts.get(confusion) ?? 0) + 1);
  const mistakes = Array.from(counts, ([confusion, count]) => ({ confusion, count }));
  return {
    answers: given.length,
    right: given.filter((confusion) => confusion === null).length,
    mistakes: mistakes.toSorted((one, other) => other.count - one.count),
  };
}
