/** Why a step took its node, as data for sentences. */
import { evaluate, evaluationOf, sidesOf, tieRulesOf, type RemovalOrder } from '../engine/removalOrder.ts';
import type { TraceReader } from './reading.ts';
import { STRATEGIES, type TieRule } from '../engine/strategy.ts';

export interface Reason {
  readonly node: number;
  /** `null` where the strategy has no f. */
  readonly f: number | null;
  /**
   * Other frontier nodes that f did not rule out just before the step: those with equal f, or all where f orders
   * nothing. In a search from both ends, only of the same half.
   */
  readonly tied: number;
  /** Empty without a tie, and where f orders nothing. */
  readonly tieBreaks: readonly TieBreak[];
  readonly rule: DecidingRule;
}

/** A rule applied to nodes that are still tied after the rules before. */
export interface TieBreak {
  readonly rule: TieRule;
  /** How many tied nodes it ruled out; 0 if none differs in its criterion. */
  readonly against: number;
}

/**
 * There was no other node (in the same half), it waited longest, it was the newest, it had the lowest f, or rules
 * broke a tie (`Reason.tieBreaks`).
 */
export type DecidingRule = 'only' | 'first-in-queue' | 'top-of-stack' | 'lowest-f' | 'tie';

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

/** Nodes that f did not rule out just before `step`, without the one taken. */
function tiedBefore(reader: TraceReader, step: number, removal: RemovalOrder): Int32Array {
  const taken = reader.expandedBy(step);
  const isTied = tieTest(reader, taken, removal);
  return reader.waitingAt(step - 1).filter((node) => node !== taken && isTied(node));
}

/** Whether f and the turn would also have allowed a node. */
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

/** A rule on h rules out nodes with another h; a later rule, or any other, all that remain. */
function breaksOf({ h }: TraceReader, taken: number, tied: Int32Array, removal: RemovalOrder): TieBreak[] {
  const [rule, next] = tieRulesOf(removal);
  const left = next === undefined ? 0 : tied.filter((node) => h[node] === h[taken]).length;
  const first = { rule, against: tied.length - left };
  return left === 0 ? [first] : [first, { rule: next, against: left }];
}
