/** The order of `Frontier` as a comparison, for readers of a trace. */
import { inHundredths } from './hundredths.ts';
import { DEFAULT_WEIGHT, STRATEGIES, type StrategyId, type TieRule } from './strategy.ts';
import { NONE, type Trace } from '../trace/trace.ts';

export interface RemovalOrder {
  readonly strategy: StrategyId;
  readonly ties: TieRule;
  /** Default: `DEFAULT_WEIGHT`. */
  readonly weight?: number;
}

/** f as integers, so that ties are exact: f × scale = g × ofG + h × ofH. Always 0 for a strategy without f. */
export interface Evaluation {
  readonly ofG: number;
  readonly ofH: number;
  readonly scale: number;
}

/** Scales weights of two decimals to integers: 1.5 gives 2 g + 3 h. */
export function evaluationOf({ strategy, weight = DEFAULT_WEIGHT }: RemovalOrder): Evaluation {
  const { f } = STRATEGIES[strategy];
  if (f === null) return { ofG: 0, ofH: 0, scale: 1 };
  const [ofG, ofH, ofF] = [f(1, 0, weight), f(0, 1, weight), 1].map(inHundredths);
  const divisor = greatestDivisor(greatestDivisor(ofG, ofH), ofF);
  return { ofG: ofG / divisor, ofH: ofH / divisor, scale: ofF / divisor };
}

/** `null` for a strategy without f. */
export function evaluate(removal: RemovalOrder, g: number, h: number): number | null {
  if (STRATEGIES[removal.strategy].f === null) return null;
  const { ofG, ofH, scale } = evaluationOf(removal);
  return (g * ofG + h * ofH) / scale;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** A strategy without f takes nodes in order of joining. */
export function tieRuleOf({ strategy, ties }: RemovalOrder): TieRule {
  return STRATEGIES[strategy].frontier === 'priority' ? ties : 'first-in';
}

/** In the order in which they apply; nodes with equal h are taken in order of generation. */
export function tieRulesOf(removal: RemovalOrder): readonly TieRule[] {
  const rule = tieRuleOf(removal);
  if (rule !== 'low-h' && rule !== 'high-h') return [rule];
  return canDifferInH(removal) ? [rule, 'first-in'] : ['first-in'];
}

/** Whether nodes with equal f can differ in h: not where h is the key, or unused. */
export function canDifferInH({ strategy }: RemovalOrder): boolean {
  const { usesHeuristic, key } = STRATEGIES[strategy];
  return usesHeuristic && key !== 'h';
}

/**
 * Compares two nodes that are in the frontier together: negative if the first leaves first. Total: 0 only for equal
 * nodes. In a search from both ends, levels are ordered by when they were generated.
 */
export function removalComparison(trace: Trace, removal: RemovalOrder): (node: number, other: number) => number {
  if (STRATEGIES[removal.strategy].frontier === 'lifo') return (node, other) => newestFirst(trace, node, other);
  const { ofG, ofH } = evaluationOf(removal);
  const f = (node: number): number => trace.g[node] * ofG + trace.h[node] * ofH;
  const breakTie = TIE_BREAKERS[tieRuleOf(removal)];
  return (node, other) => f(node) - f(other) || breakTie(trace, node, other) || node - other;
}

/** The newest family first, siblings in order of generation. */
function newestFirst({ parent }: Trace, node: number, other: number): number {
  return parent[node] === parent[other] ? node - other : other - node;
}

/** By node: 0 for the half from the start, 1 from the goal. */
export function sidesOf({ nodes, parent }: Trace): Uint8Array {
  const sides = new Uint8Array(nodes);
  for (let node = 0; node < nodes; node++) sides[node] = parent[node] === NONE ? node : sides[parent[node]];
  return sides;
}

type TieBreaker = (trace: Trace, node: number, other: number) => number;

/** Node ids are in order of generation. */
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
 * The successors of the last common node on the paths of two nodes. Where one path is a prefix of the other, its end
 * twice.
 */
export function branchesOf({ depth, parent }: Trace, node: number, other: number): readonly [number, number] {
  let [one, two] = [node, other];
  while (depth[one] > depth[two]) one = parent[one];
  while (depth[two] > depth[one]) two = parent[two];
  while (parent[one] !== parent[two]) [one, two] = [parent[one], parent[two]];
  return [one, two];
}
