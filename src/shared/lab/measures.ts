/** What can be counted of the searches of an experiment, as a table. */
import { COUNTERS } from '../engine/counters.ts';
import type { BranchingId, LabMeasureId } from '../contract/experimentLook.ts';
import type { LabResult } from './results.ts';

export interface LabMeasure {
  readonly label: string;
  readonly meaning: string;
  /** Its value, or `null` where the search tells none. `d`: moves of a shortest solution, where they are known. */
  readonly of: (result: LabResult, d: number | null) => number | null;
}

export const MEASURES = {
  generated: { ...COUNTERS.generated, of: ({ generated }) => generated },
  onward: {
    label: 'Generated without straight back',
    meaning: 'As generated, but without the successors that undo the move before.',
    of: ({ generated, straightBack }) => generated - straightBack,
  },
  distinct: {
    label: 'Distinct states',
    meaning:
      'Successors whose state was new to the search: to the iteration, or to the half of a search from both ends. A search without iterations remembers them all to its end: they are its memory. A search that keeps no table of states cannot count them.',
    of: ({ distinct }) => distinct,
  },
  expanded: { ...COUNTERS.expanded, of: ({ expanded }) => expanded },
  maxFrontier: { ...COUNTERS.maxFrontier, of: ({ maxFrontier }) => maxFrontier },
  length: { label: 'Solution length', meaning: 'Moves of the solution found.', of: ({ length }) => length },
  excess: {
    label: 'Excess',
    meaning: 'Moves of the solution found beyond those of a shortest one.',
    of: ({ length }, d) => (length === null || d === null ? null : length - d),
  },
  h: {
    label: 'h of the start',
    meaning: 'What the heuristic of the search estimates for the start. A search without a heuristic has none.',
    of: ({ h }) => h,
  },
  ms: { label: 'Time', meaning: 'Milliseconds of the search; it differs from run to run.', of: ({ ms }) => ms },
} as const satisfies Record<LabMeasureId, LabMeasure>;

/** Definitions of the effective branching factor b* of N nodes and a solution of d moves. */
export const BRANCHINGS = {
  tree: { label: 'N + 1 = 1 + b* + … + b*ᵈ', meaning: 'a uniform tree of depth d with N nodes besides its root' },
  power: { label: 'N = b*ᵈ', meaning: 'a last level of N nodes' },
} as const satisfies Record<BranchingId, { label: string; meaning: string }>;
