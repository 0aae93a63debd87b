/** Runs of one puzzle side by side: each figure, and its ratio to the smallest. */
import { durationInWords, formatNumber, timesLeast, timesLeastTime, type Compared } from '../../ui/format.ts';
import type { Outcome, Puzzle, Run } from '../../../shared/contract/types.ts';
import { MAX_LANES } from '../../../shared/contract/comparisons.ts';
import { QUANTITIES } from '../../../shared/engine/quantities.ts';
import { normalCosts } from '../../../shared/puzzle/tileCosts.ts';
import { costOfSolution } from '../../run/words.ts';
import { isSamePuzzle } from '../../../shared/puzzle/puzzleKey.ts';

interface RunMeasure {
  readonly label: string;
  readonly of: (outcome: Outcome, puzzle: Puzzle) => number | null;
  readonly write: (value: number) => string;
  /** By default `timesLeast`. */
  readonly ratio?: typeof timesLeast;
}

const COST: RunMeasure = {
  label: 'Cost of the solution',
  of: ({ solution }, puzzle) => (solution === null ? null : costOfSolution(puzzle, solution)),
  write: formatNumber,
};

const MEASURES: readonly RunMeasure[] = [
  ...(['expanded', 'generated', 'maxFrontier'] as const).map((id) => ({
    label: QUANTITIES[id].label,
    of: (outcome: Outcome) => outcome[id],
    write: formatNumber,
  })),
  { label: 'Length of the solution', of: ({ solution }) => solution?.length ?? null, write: formatNumber },
  { label: QUANTITIES.ms.label, of: ({ durationMs }) => durationMs, write: durationInWords, ratio: timesLeastTime },
];

/** The cost is a measure of its own where moves differ in cost. */
function measuresFor({ puzzle }: Run): readonly RunMeasure[] {
  return normalCosts(puzzle.costs) === undefined ? MEASURES : MEASURES.toSpliced(-1, 0, COST);
}

export function compareRuns(runs: readonly Run[]): { label: string; entries: Compared[] }[] {
  return measuresFor(runs[0]).map(({ label, of, write, ratio = timesLeast }) => {
    const values = runs.map(({ outcome, puzzle }) => of(outcome, puzzle));
    const least = Math.min(...values.filter((value) => value !== null));
    const entries = values.map((value) => ({
      text: value === null ? '–' : write(value),
      ratio: value === null ? null : ratio(value, least),
    }));
    return { label, entries };
  });
}

export function areOfOnePuzzle(runs: readonly Run[]): boolean {
  return runs.every(({ puzzle }) => isSamePuzzle(puzzle, runs[0].puzzle));
}

/** A sentence; `null` where they can. */
export function whyNotSideBySide(runs: readonly Run[]): string | null {
  if (runs.length > MAX_LANES) return `At most ${MAX_LANES} searches can stand side by side.`;
  return areOfOnePuzzle(runs) ? null : 'These runs are of different puzzles.';
}
