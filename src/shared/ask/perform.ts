/** A search by hand: at each step the user points at the node expanded next, and reads the rule after a mistake. */
import { NONE } from '../trace/trace.ts';
import { takenAfter, type AskedRun } from './askedRun.ts';
import { choosingAt, nodeConfusionOf, type NodeConfusionId } from './nodeConfusions.ts';

export interface HandStep {
  /** The answer was given after this step. */
  readonly step: number;
  readonly pointedAt: number;
  readonly taken: number;
  /** The confusion; `null` for a right answer. */
  readonly confusion: NodeConfusionId | null;
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

export interface HandScore {
  readonly answers: number;
  readonly right: number;
  /** Most frequent first. */
  readonly mistakes: readonly { readonly confusion: NodeConfusionId; readonly count: number }[];
}

/** Counts only first answers: later ones follow the rule that was shown. */
export function performanceScore(answers: readonly HandStep[]): HandScore {
  const first = [...new Map(answers.toReversed().map((answer) => [answer.step, answer])).values()];
  const counts = new Map<NodeConfusionId, number>();
  for (const { confusion } of first) if (confusion !== null) counts.set(confusion, (counts.get(confusion) ?? 0) + 1);
  const mistakes = Array.from(counts, ([confusion, count]) => ({ confusion, count }));
  return {
    answers: first.length,
    right: first.filter(({ confusion }) => confusion === null).length,
    mistakes: mistakes.toSorted((one, other) => other.count - one.count),
  };
}
