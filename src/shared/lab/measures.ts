import { QUANTITIES } from '../engine/quantities.ts';
import type { BranchingId, LabMeasureId } from '../contract/experimentLook.ts';
import { effectiveBranchingFactor } from '../readings/branching.ts';
import type { LabResult } from './results.ts';

export interface LabMeasure {
  readonly label: string;
  readonly meaning: string;
  /** `null` where the search has none. `d`: length of a shortest solution, if known. */
  readonly of: (result: LabResult, d: number | null) => number | null;
}

/** A measure that is a member of the result. */
function counted(id: keyof typeof QUANTITIES & keyof LabResult): LabMeasure {
  return { ...QUANTITIES[id], of: (result) => result[id] };
}

export const MEASURES: Readonly<Record<LabMeasureId, LabMeasure>> = {
  generated: counted('generated'),
  onward: { ...QUANTITIES.onward, of: ({ generated, straightBack }) => generated - straightBack },
  distinct: counted('distinct'),
  expanded: counted('expanded'),
  maxFrontier: counted('maxFrontier'),
  length: counted('length'),
  excess: { ...QUANTITIES.excess, of: ({ length }, d) => (length === null || d === null ? null : length - d) },
  h: counted('h'),
  ms: counted('ms'),
};

interface BranchingDefinition {
  readonly label: string;
  readonly meaning: string;
  readonly of: (nodes: number, d: number) => number | null;
}

/** Definitions of the effective branching factor b* of N nodes and a solution of d moves. */
export const BRANCHINGS: Readonly<Record<BranchingId, BranchingDefinition>> = {
  tree: {
    label: 'N + 1 = 1 + b* + … + b*ᵈ',
    meaning: 'a uniform tree of depth d with N nodes besides its root',
    of: effectiveBranchingFactor,
  },
  power: { label: 'N = b*ᵈ', meaning: 'a last level of N nodes', of: (nodes, d) => nodes ** (1 / d) },
};

/** `null` for a solution without moves, or with more moves than nodes. */
export function branchingFactor(definition: BranchingId, nodes: number, d: number): number | null {
  return d === 0 || nodes < d ? null : BRANCHINGS[definition].of(nodes, d);
}
