/** Why a step took the node that it took, for a view to make a sentence of. */
import { evaluate, evaluationOf, sidesOf, tieRulesOf, type RemovalOrder } from '../engine/removalOrder.ts';
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
  /** What broke the tie; empty where there was none, and where f orders nothing. */
  readonly tieBreaks: readonly TieBreak[];
  readonly rule: DecidingRule;
}

/** A rule that was applied to a tie, after those before it had left other nodes. */
export interface TieBreak {
  readonly rule: TieRule;
  /** How many of the tied nodes it decided against; 0 where none of them differs in what it looks at. */
  readonly against: number;
}

/**
 * What decided: there was no other node (of a search from both ends, none of the same half), it waited longest, it was the
 * newest, its f was the lowest, or rules broke a tie (`Reason.tieBreaks`).
 */
export type DecidingRule = 'only' | 'first-in-queue' | 'top-of-stack' | 'lowest-f' | 'tie';

/** The reason for the choice taken by `step`, which is at least 1. */
export function reasonAt(reader: TraceReader, step: number, removal: RemovalOrder): Reason {
  const node = reader.expandedBy(step);
  const f = evaluate(removal, reader.g[node], reader.h[node]);
  const tied = tiedBefore(reader, step, removal);
  const { fromBothEnds } = STRATEGIES[removal.strategy];
  const others = fromBothEnds ? tied.length : reader.countersAt(step - 1).frontier - 1;
  const rule = decidingRule(removal, others, tied.length);
  const tieBreaks = rule === 'tie' ? breaksOf(reader, node, tied, removal) : [];
  return { node, f, tied: tied.length, tieBreaks, rule };
}

/** The nodes that f did not decide against just before `step`, without the one that it took. */
function tiedBefore(reader: TraceReader, step: number, removal: RemovalOrder): Int32Array {
  const taken = reader.expandedBy(step);
  const isTied = tieTest(reader, taken, removal);
  return reader.waitingAt(step - 1).filter((node) => node !== taken && isTied(node));
}

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

function decidingRule({ strategy }: RemovalOrder, others: number, tied: number): DecidingRule {
  if (others === 0) return 'only';
  const { frontier } = STRATEGIES[strategy];
  if (frontier !== 'priority') return frontier === 'fifo' ? 'first-in-queue' : 'top-of-stack';
  return tied === 0 ? 'lowest-f' : 'tie';
}

/** A rule that looks at h decides against the nodes with another h; the rule after it, or any other, against all that are left. */
function breaksOf({ h }: TraceReader, taken: number, tied: Int32Array, removal: RemovalOrder): TieBreak[] {
  const [rule, next] = tieRulesOf(removal);
  const left = next === undefined ? 0 : tied.filter((node) => h[node] === h[taken]).length;
  const first = { rule, against: tied.length - left };
  return left === 0 ? [first] : [first, { rule: next, against: left }];
}
