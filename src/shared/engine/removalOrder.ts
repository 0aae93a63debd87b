/** The order in which nodes leave the frontier, as a comparison: what `Frontier` does, for those who read a trace. */
import { inHundredths } from './hundredths.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type StrategyId, type TieRule } from './strategy.ts';
import { NONE, type Trace } from '../trace/trace.ts';

/** The options that decide which node is taken next. */
export interface RemovalOrder {
  readonly strategy: StrategyId;
  readonly ties: TieRule;
  /** Factor on h of weighted A*; `DEFAULT_WEIGHT` where it is not given. */
  readonly weight?: number;
}

/**
 * f as whole numbers, so that equal ones compare equal: f × scale = g × ofG + h × ofH. A strategy without f has 0 for
 * all nodes.
 */
export interface Evaluation {
  readonly ofG: number;
  readonly ofH: number;
  readonly scale: number;
}

/** Scales f so that a weight of two decimals becomes whole: 1.5 gives 2 g + 3 h. */
export function evaluationOf({ strategy, weight = DEFAULT_WEIGHT }: RemovalOrder): Evaluation {
  const { f } = STRATEGIES[strategy];
  if (f === null) return { ofG: 0, ofH: 0, scale: 1 };
  const [ofG, ofH, ofF] = [f(1, 0, weight), f(0, 1, weight), 1].map(inHundredths);
  const divisor = greatestDivisor(greatestDivisor(ofG, ofH), ofF);
  return { ofG: ofG / divisor, ofH: ofH / divisor, scale: ofF / divisor };
}

/** f of a node with these values, or `null` where the strategy has none. */
export function evaluate(removal: RemovalOrder, g: number, h: number): number | null {
  if (STRATEGIES[removal.strategy].f === null) return null;
  const { ofG, ofH, scale } = evaluationOf(removal);
  return (g * ofG + h * ofH) / scale;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** The tie rule in force: a strategy without f takes nodes in the order in which they joined. */
export function tieRuleOf({ strategy, ties }: RemovalOrder): TieRule {
  return STRATEGIES[strategy].frontier === 'priority' ? ties : 'first-in';
}

/** The rules for ties in the order in which they are applied: what is tied on h as well goes to the node generated first. */
export function tieRulesOf(removal: RemovalOrder): readonly TieRule[] {
  const rule = tieRuleOf(removal);
  if (rule !== 'low-h' && rule !== 'high-h') return [rule];
  return canDifferInH(removal) ? [rule, 'first-in'] : ['first-in'];
}

/** Whether two nodes with the same f can have different h: not where h is the key, nor where the search uses none. */
export function canDifferInH({ strategy }: RemovalOrder): boolean {
  const { usesHeuristic, formula } = STRATEGIES[strategy];
  return usesHeuristic && formula !== 'h';
}

/**
 * Compares two nodes of `trace` that wait together: negative if the first leaves before the second. Total: 0 only for a
 * node and itself. The halves of a search from both ends take turns in the order in which their levels were generated.
 */
export function removalComparison(trace: Trace, removal: RemovalOrder): (node: number, other: number) => number {
  if (STRATEGIES[removal.strategy].frontier === 'lifo') return (node, other) => newestFirst(trace, node, other);
  const { ofG, ofH } = evaluationOf(removal);
  const f = (node: number): number => trace.g[node] * ofG + trace.h[node] * ofH;
  const breakTie = TIE_BREAKERS[tieRuleOf(removal)];
  return (node, other) => f(node) - f(other) || breakTie(trace, node, other) || node - other;
}

/** The top of a stack: the newest family first, siblings in the order of their generation. */
function newestFirst({ parent }: Trace, node: number, other: number): number {
  return parent[node] === parent[other] ? node - other : other - node;
}

/** By node: which half of a search from both ends it belongs to, 0 from the start, 1 from the goal. */
export function sidesOf({ nodes, parent }: Trace): Uint8Array {
  const sides = new Uint8Array(nodes);
  for (let node = 0; node < nodes; node++) sides[node] = parent[node] === NONE ? node : sides[parent[node]];
  return sides;
}

type TieBreaker = (trace: Trace, node: number, other: number) => number;

/** Node ids run in order of generation. */
const TIE_BREAKERS: Record<TieRule, TieBreaker> = {
  'low-h': ({ h }, node, other) => h[node] - h[other],
  'high-h': ({ h }, node, other) => h[other] - h[node],
  'first-in': (_trace, node, other) => node - other,
  'last-in': (_trace, node, other) => other - node,
  leftmost: (trace, node, other) => {
    const [branch, otherBranch] = branchesOf(trace, node, other);
    return branch - otherBranch;
  },
};

/**
 * Where the paths of two nodes part: the two successors of the last node that they have in common, one on each path. Where one
 * path is a part of the other, its end twice.
 */
export function branchesOf({ g, parent }: Trace, node: number, other: number): readonly [number, number] {
  let [one, two] = [node, other];
  while (g[one] > g[two]) one = parent[one];
  while (g[two] > g[one]) two = parent[two];
  while (parent[one] !== parent[two]) [one, two] = [parent[one], parent[two]];
  return [one, two];
}
