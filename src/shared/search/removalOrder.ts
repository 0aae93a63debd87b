/** The order in which nodes leave the frontier, as a comparison: what `Frontier` does, for those who read a trace. */
import { STRATEGIES, type Strategy, type StrategyId, type TieRule } from './strategy.ts';
import type { Trace } from './trace.ts';

/** The options that decide which node is taken next. */
export interface RemovalOrder {
  readonly strategy: StrategyId;
  readonly ties: TieRule;
}

/** f of a node with these values; 0 for all nodes where the strategy has no f. */
export function evaluate(strategy: Strategy, g: number, h: number): number {
  return strategy.f === null ? 0 : strategy.f(g, h);
}

/** The tie rule in force: a strategy without f takes nodes in the order in which they joined. */
export function tieRuleOf({ strategy, ties }: RemovalOrder): TieRule {
  return STRATEGIES[strategy].frontier === 'fifo' ? 'first-in' : ties;
}

/** Compares two nodes of `trace`: negative if the first leaves before the second. Total: 0 only for a node and itself. */
export function removalComparison(trace: Trace, order: RemovalOrder): (node: number, other: number) => number {
  const strategy = STRATEGIES[order.strategy];
  const f = (node: number): number => evaluate(strategy, trace.g[node], trace.h[node]);
  const breakTie = TIE_BREAKERS[tieRuleOf(order)];
  return (node, other) => f(node) - f(other) || breakTie(trace, node, other) || node - other;
}

type TieBreaker = (trace: Trace, node: number, other: number) => number;

/** Node ids run in order of generation. */
const TIE_BREAKERS: Record<TieRule, TieBreaker> = {
  'low-h': ({ h }, node, other) => h[node] - h[other],
  'high-h': ({ h }, node, other) => h[other] - h[node],
  'first-in': (_trace, node, other) => node - other,
  'last-in': (_trace, node, other) => other - node,
};
