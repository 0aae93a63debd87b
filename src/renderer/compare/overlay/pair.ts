/** Which search of a pair has its tree drawn, and which is painted into it. */
import type { Strategy } from '../../../shared/engine/strategy.ts';

export interface PairCandidate {
  readonly name: string;
  readonly strategy: Pick<Strategy, 'iterates' | 'fromBothEnds'>;
  readonly expansions: number;
}

/**
 * Draws the tree of the search that expanded more, else `note` says why not; `missing`: why neither can be drawn. The
 * roles are places in the pair.
 */
export function rolesOf(one: PairCandidate, other: PairCandidate) {
  const isSwapped = other.expansions > one.expansions;
  const [more, less] = isSwapped ? [other, one] : [one, other];
  const [most, least] = isSwapped ? [1, 0] : [0, 1];
  if (whyNoTree(more) === null) return { tree: most, painted: least, note: null };
  if (whyNoTree(less) === null)
    return { tree: least, painted: most, note: `The tree is that of ${less.name}: ${more.name} ${whyNoTree(more)}.` };
  return {
    missing: `There is no tree to paint into: ${more.name} ${whyNoTree(more)}, and ${less.name} ${whyNoTree(less)}. Choose a search with one tree.`,
  };
}

/** The end of a sentence; `null` where the search has one tree. */
function whyNoTree({ strategy: { iterates, fromBothEnds } }: PairCandidate): string | null {
  if (iterates !== null) return 'begins a new tree with each bound';
  return fromBothEnds ? 'has two trees, one from each end' : null;
}

export function chosenPair(pair: readonly [number, number], lanes: number): readonly [number, number] {
  const [one, other] = pair;
  return one !== other && Math.max(one, other) < lanes ? pair : [0, lanes - 1];
}
