/** Why a step took the node that it took, for a view to make a sentence of. */
import { evaluate, tieRuleOf, type RemovalOrder } from './removalOrder.ts';
import type { TraceReader } from './reading.ts';
import { STRATEGIES, type TieRule } from './strategy.ts';

export interface Reason {
  /** The node taken. */
  readonly node: number;
  /** Its f, or `null` where the strategy has none. */
  readonly f: number | null;
  /** Other nodes of the frontier with the same f, just before the step. All of the others where there is no f. */
  readonly tied: number;
  /** Those of them with the same h as well. */
  readonly tiedOnH: number;
  readonly rule: DecidingRule;
}

/** What decided: there was no other node, it waited longest, its f was the lowest, or a tie was broken by a rule. */
export type DecidingRule = 'only' | 'first-in-queue' | 'lowest-f' | TieRule;

/** The reason for the choice taken by `step`, which is at least 1. */
export function reasonAt(reader: TraceReader, step: number, order: RemovalOrder): Reason {
  const node = reader.expandedBy(step);
  const strategy = STRATEGIES[order.strategy];
  const f = evaluate(strategy, reader.g[node], reader.h[node]);
  const { tied, tiedOnH } = countTied(reader, step, order, f);
  const rule = decidingRule(order, { others: reader.countersAt(step - 1).frontier - 1, tied, tiedOnH });
  return { node, f: strategy.f === null ? null : f, tied, tiedOnH, rule };
}

function countTied(reader: TraceReader, step: number, order: RemovalOrder, f: number): Tied {
  const strategy = STRATEGIES[order.strategy];
  const taken = reader.expandedBy(step);
  const result = { tied: 0, tiedOnH: 0 };
  for (let node = 0; node < reader.nodesAt(step - 1); node++) {
    if (node === taken || evaluate(strategy, reader.g[node], reader.h[node]) !== f) continue;
    if (reader.statusAt(node, step - 1) !== 'frontier') continue;
    result.tied++;
    if (reader.h[node] === reader.h[taken]) result.tiedOnH++;
  }
  return result;
}

type Tied = Pick<Reason, 'tied' | 'tiedOnH'>;

function decidingRule(order: RemovalOrder, { others, tied, tiedOnH }: Tied & { others: number }): DecidingRule {
  if (others === 0) return 'only';
  if (STRATEGIES[order.strategy].frontier === 'fifo') return 'first-in-queue';
  if (tied === 0) return 'lowest-f';
  const rule = tieRuleOf(order);
  return tiedOnH > 0 && (rule === 'low-h' || rule === 'high-h') ? 'first-in' : rule;
}
