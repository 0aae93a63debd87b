/** What f says of the states that a search expands, in sentences that hold for that search and heuristic. */
import { capitalized, count, formatNumber } from '../../ui/format.ts';
import type { SearchSpec } from '../../../shared/contract/types.ts';
import type { HeuristicTraits } from '../../../shared/puzzle/heuristics/traits.ts';
import type { BoundSide } from '../../../shared/readings/costBound.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';

export interface Explained {
  readonly search: SearchSpec;
  readonly name: string;
  /** Cost of a cheapest solution; `null` until it may be shown. */
  readonly cost: number | null;
  readonly sides: Readonly<Record<BoundSide, number>>;
  readonly costsDiffer: boolean;
  readonly traits: Pick<HeuristicTraits, 'admissible' | 'consistent' | 'isUnproved'>;
}

const NO_H: Explained['traits'] = { admissible: true, consistent: true };

/** The sentence below the bars, capitalized even where the name of the search is not (“first in”). */
export function explanationOf(explained: Explained): string {
  return capitalized(sentenceOnF(explained));
}

function sentenceOnF(explained: Explained): string {
  const { search, name, cost, costsDiffer } = explained;
  const { f, key, usesWeight, iterates } = STRATEGIES[search.algorithm];
  if (f === null) return `${name} has no f: what it expanded is painted by its depth.`;
  if (iterates !== null)
    return `${name} begins again with each bound on f: a state is painted once, by the f of its first expansion, and the bars count every expansion.`;
  if (key === 'h') return `${name} goes by h alone: C* does not tell which states it expands.`;
  if (usesWeight) return `${name} weighs h: C* does not tell which states it expands.`;
  if (cost === null)
    return `C*, the ${costsDiffer ? 'cost of a cheapest' : 'length of a shortest'} solution, is shown as soon as a search has found it.`;
  return aboutBound(explained, cost);
}

/** For a search by g + h, or by g (h = 0). */
function aboutBound({ search, name, sides, traits, costsDiffer }: Explained, cost: number): string {
  const { admissible, consistent, isUnproved } = STRATEGIES[search.algorithm].usesHeuristic ? traits : NO_H;
  if (isUnproved)
    return `It is not proved that this heuristic never overestimates: with f above C* = ${cost}, ${name} expanded ${count(sides.above, 'node')} so far.`;
  if (!admissible)
    return `This heuristic can overestimate: with f above C* = ${cost}, ${name} expanded ${count(sides.above, 'node')} so far, and a ${costsDiffer ? 'cheapest' : 'shortest'} solution can be lost.`;
  if (search.goalTest === 'generation')
    return `${name} tests the goal on generation: it can end before every state with f below C* = ${cost} is expanded, and expands none above it.`;
  if (!consistent)
    return `This heuristic is admissible, but not consistent: ${name} expands no state with f above C* = ${cost}, and can expand one again when it finds a cheaper path to it.`;
  return `${name} must expand every state with f below C* = ${cost}, and of those with f = ${cost} only what the rule for ties chooses: here ${formatNumber(sides.at)}.`;
}
