/** A search performed by hand: at each step somebody points at the node that is taken next, and is told the rule where it is not. */
import { NONE } from '../trace/trace.ts';
import { takenAfter, type AskedRun } from './askedRun.ts';
import type { NodeConfusionId } from './confusions.ts';
import { choosingAt, nodeConfusionOf } from './nodeConfusions.ts';

/** One answer. */
export interface HandStep {
  /** The step after which it was given. */
  readonly step: number;
  readonly pointedAt: number;
  /** The node that is taken next. */
  readonly taken: number;
  /** What the mistake stands for; `null` where there was none. */
  readonly confusion: NodeConfusionId | null;
}

/**
 * Whether somebody can point at the node that is taken after `step`. Not at the root with which a later iteration begins: the
 * search puts it into the frontier by itself, and nothing else waits. So a search by hand goes on to the next step there.
 */
export function canPointAt(run: AskedRun, step: number): boolean {
  const taken = takenAfter(run, step);
  const iteration = run.reader.iterationAt(step);
  return taken !== NONE && (iteration === 0 || taken !== run.reader.firstNode[iteration]);
}

/** What it means to point at `node` after `step`; `null` where nobody can point at what is taken. */
export function pointAt(run: AskedRun, step: number, node: number): HandStep | null {
  if (!canPointAt(run, step) || node >= run.reader.nodesAt(step)) return null;
  const taken = takenAfter(run, step);
  const confusion = node === taken ? null : nodeConfusionOf(choosingAt(run, step), node);
  return { step, pointedAt: node, taken, confusion };
}

/** How a search by hand went. */
export interface HandScore {
  readonly answers: number;
  readonly right: number;
  /** The mistakes by what they stand for, the most frequent first. */
  readonly mistakes: readonly { readonly confusion: NodeConfusionId; readonly count: number }[];
}

/** Counts first answers alone: whoever has been told the rule points at the right node. */
export function scoreOf(answers: readonly HandStep[]): HandScore {
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
