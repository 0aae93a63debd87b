/** Which of two searches has its tree drawn in one picture, and which is painted into it. */
import type { Strategy } from '../../../shared/engine/strategy.ts';

/** Of a search. */
export interface PairCandidate {
  /** What it is called. */
  readonly name: string;
  readonly strategy: Pick<Strategy, 'iterates' | 'fromBothEnds'>;
  /** Nodes that it has expanded as far as is known. */
  readonly expansions: number;
}

export interface Roles {
  /** Indices of the search with the tree, and of the one that is painted. */
  readonly tree: number;
  readonly painted: number;
  /** Why it is not the tree of the search that expanded more; `null` where it is. */
  readonly note: string | null;
}

/** The roles of two searches: the tree is that of the one that expanded more. A sentence where neither has one tree. */
export function rolesOf(one: PairCandidate, other: PairCandidate): Roles | { readonly missing: string } {
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

/** Why a search has not one tree, as the end of a sentence; `null` where it has. */
function whyNoTree({ strategy: { iterates, fromBothEnds } }: PairCandidate): string | null {
  if (iterates !== null) return 'begins a new tree with each bound';
  return fromBothEnds ? 'has two trees, one from each end' : null;
}

/** The two lanes that are chosen, where there are so many: else the first and the last one. */
export function chosenPair(pair: readonly [number, number], lanes: number): readonly [number, number] {
  const [one, other] = pair;
  return one !== other && Math.max(one, other) < lanes ? pair : [0, lanes - 1];
}
