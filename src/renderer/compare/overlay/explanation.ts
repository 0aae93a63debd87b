/** What f tells of the states that a search expands, in sentences that are true of that search and its heuristic. */
import { capitalized, count, formatNumber } from '../../ui/format.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { HeuristicTraits } from '../../../shared/puzzle/heuristics/heuristics.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';

/** How the nodes that were expanded stand to C*. */
export interface SideCounts {
  readonly below: number;
  readonly at: number;
  readonly above: number;
}

export interface Explained {
  readonly search: SearchSpec;
  /** What the search is called. */
  readonly name: string;
  /** Length of a shortest solution, as far as it may be told; `null` before. */
  readonly cost: number | null;
  readonly sides: SideCounts;
  /** What is known of its heuristic. */
  readonly traits: Pick<HeuristicTraits, 'admissible' | 'consistent' | 'isUnproved'>;
}

/** An h of 0 everywhere. */
const NO_H: Explained['traits'] = { admissible: true, consistent: true };

/** The sentence below the bars. It begins with a capital letter, also where the search is called by an option: “first in”. */
export function explanationOf(explained: Explained): string {
  return capitalized(told(explained));
}

function told(explained: Explained): string {
  const { search, name, cost } = explained;
  const { f, formula, iterates } = STRATEGIES[search.algorithm];
  if (f === null) return `${name} has no f: what it expanded is painted by its depth.`;
  if (iterates !== null)
    return `${name} begins again with each bound on f: a state is painted once, by the f of its first expansion, and the bars count every expansion.`;
  if (formula === 'h') return `${name} goes by h alone: C* does not tell which states it expands.`;
  if (formula === 'g + w × h') return `${name} weighs h: C* does not tell which states it expands.`;
  if (cost === null) return 'C*, the length of a shortest solution, is named as soon as a search has found it.';
  return aboutBound(explained, cost);
}

/** Of a search by g + h, or by g, which is g + h with an h of 0. */
function aboutBound({ search, name, sides, traits }: Explained, cost: number): string {
  const { admissible, consistent, isUnproved } = search.algorithm === 'ucs' ? NO_H : traits;
  if (isUnproved)
    return `It is not proved that this heuristic never overestimates: with f above C* = ${cost}, ${name} expanded ${count(sides.above, 'node')} so far.`;
  if (!admissible)
    return `This heuristic can overestimate: with f above C* = ${cost}, ${name} expanded ${count(sides.above, 'node')} so far, and a shortest solution can be lost.`;
  if (search.goalTest === 'generation')
    return `${name} tests the goal on generation: it can end before every state with f below C* = ${cost} is expanded, and expands none above it.`;
  if (!consistent)
    return `This heuristic is admissible, but not consistent: ${name} expands no state with f above C* = ${cost}, and can expand one again when it finds a cheaper path to it.`;
  return `${name} must expand every state with f below C* = ${cost}, and of those with f = ${cost} only what the rule for ties chooses: here ${formatNumber(sides.at)}.`;
}
