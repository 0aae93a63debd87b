/** Why a step took the node that it took, for a view to make a sentence of. */
import { evaluate, evaluationOf, sidesOf, tieRuleOf, type RemovalOrder } from '../engine/removalOrder.ts';
import type { TraceReader } from './reading.ts';
import { STRATEGIES, type TieRule } from '../engine/strategy.ts';

export interface Reason {
  /** The node taken. */
  readonly node: number;
  /** Its f, or `null` where the strategy has none. */
  readonly f: number | null;
  /**
   * Other nodes of the frontier that f did not decide against, just before the step: those with the same f, or all of
   * them where f orders nothing. Of a search from both ends, those of the same half.
   */
  readonly tied: number;
  /** Those of them with the same h as well. */
  readonly tiedOnH: number;
  readonly rule: DecidingRule;
}

/**
 * What decided: there was no other node (of a search from both ends, none of the same half), it waited longest, it was the newest, its f was the lowest, or a tie was broken
 * by a rule.
 */
export type DecidingRule = 'only' | 'first-in-queue' | 'top-of-stack' | 'lowest-f' | TieRule;

/** The reason for the choice taken by `step`, which is at least 1. */
export function reasonAt(reader: TraceReader, step: number, removal: RemovalOrder): Reason {
  const node = reader.expandedBy(step);
  const f = evaluate(removal, reader.g[node], reader.h[node]);
  const { tied, tiedOnH } = countTied(reader, step, removal);
  const { fromBothEnds } = STRATEGIES[removal.strategy];
  const others = fromBothEnds ? tied : reader.countersAt(step - 1).frontier - 1;
  const rule = decidingRule(removal, { others, tied, tiedOnH });
  return { node, f, tied, tiedOnH, rule };
}

function countTied(reader: TraceReader, step: number, removal: RemovalOrder): Tied {
  const taken = reader.expandedBy(step);
  const isTied = tieTest(reader, taken, removal);
  const result = { tied: 0, tiedOnH: 0 };
  for (const node of reader.waitingAt(step - 1)) {
    if (node === taken || !isTied(node)) continue;
    result.tied++;
    if (reader.h[node] === reader.h[taken]) result.tiedOnH++;
  }
  return result;
}

type Tied = Pick<Reason, 'tied' | 'tiedOnH'>;

/** Whether a node of the frontier could have been taken instead of `taken`, as far as f and the turn say. */
function tieTest(reader: TraceReader, taken: number, removal: RemovalOrder): (node: number) => boolean {
  if (STRATEGIES[removal.strategy].fromBothEnds) {
    const sides = sidesOf(reader);
    return (node) => sides[node] === sides[taken];
  }
  const { ofG, ofH } = evaluationOf(removal);
  const f = (node: number): number => ofG * reader.g[node] + ofH * reader.h[node];
  return (node) => f(node) === f(taken);
}

function decidingRule(removal: RemovalOrder, { others, tied, tiedOnH }: Tied & { others: number }): DecidingRule {
  if (others === 0) return 'only';
  const { frontier } = STRATEGIES[removal.strategy];
  if (frontier !== 'priority') return frontier === 'fifo' ? 'first-in-queue' : 'top-of-stack';
  if (tied === 0) return 'lowest-f';
  const rule = tieRuleOf(removal);
  return tiedOnH > 0 && (rule === 'low-h' || rule === 'high-h') ? 'first-in' : rule;
}
