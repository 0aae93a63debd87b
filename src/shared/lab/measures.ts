import { QUANTITIES } from '../engine/quantities.ts';
import type { BranchingId, CostMeasureId, LabMeasureId } from '../contract/experimentLook.ts';
import { effectiveBranchingFactor } from '../readings/branching.ts';
import type { LabResult } from './results.ts';

export interface LabMeasure {
  readonly label: string;
  /** Where it heads a column of a file, which shows no unit beside its numbers. */
  readonly sheetLabel?: string;
  readonly meaning: string;
  /** `null` where the search has none. `d`: length of a shortest solution, if known; `least`: cost of a cheapest one. */
  readonly of: (result: LabResult, d: number | null, least: number | null) => number | null;
}

/** A measure that is a member of the result. */
function counted(id: keyof typeof QUANTITIES & keyof LabResult): LabMeasure {
  return { ...QUANTITIES[id], of: (result) => result[id] };
}

/** Measures of cost, and the equivalent measures of moves where every move costs 1. */
const MOVES_FOR: Readonly<Record<CostMeasureId, LabMeasureId>> = { cost: 'length', costExcess: 'excess' };

export const MEASURES: Readonly<Record<LabMeasureId, LabMeasure>> = {
  generated: counted('generated'),
  onward: { ...QUANTITIES.onward, of: ({ generated, straightBack }) => generated - straightBack },
  distinct: counted('distinct'),
  expanded: counted('expanded'),
  maxFrontier: counted('maxFrontier'),
  length: counted('length'),
  excess: { ...QUANTITIES.excess, of: ({ length }, d) => (length === null || d === null ? null : length - d) },
  cost: {
    label: 'Solution cost',
    meaning: 'What the moves of the solution found cost together.',
    of: costOf,
  },
  costExcess: {
    label: 'Excess cost',
    meaning: 'What the solution found costs beyond a cheapest one.',
    of: (result, _d, least) => {
      const cost = costOf(result);
      return cost === null || least === null ? null : cost - least;
    },
  },
  h: counted('h'),
  ms: { ...counted('ms'), sheetLabel: 'Time in milliseconds' },
};

export function sheetLabelOf({ label, sheetLabel = label }: LabMeasure): string {
  return sheetLabel;
}

function costOf({ cost, length }: LabResult): number | null {
  return cost ?? length;
}

/** The measures that an experiment has. `isWeighed`: whether tiles weigh in one of its puzzles. */
export function measuresFor(isWeighed: boolean): Record<LabMeasureId, LabMeasure> {
  const has = ([id]: [string, LabMeasure]): boolean => isWeighed || !(id in MOVES_FOR);
  return Object.fromEntries(Object.entries(MEASURES).filter(has)) as Record<LabMeasureId, LabMeasure>;
}

/** The measure, or the one in its place where every move costs 1. */
export function fittingMeasure(id: LabMeasureId, isWeighed: boolean): LabMeasureId {
  return isWeighed ? id : (MOVES_FOR[id as CostMeasureId] ?? id);
}

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
