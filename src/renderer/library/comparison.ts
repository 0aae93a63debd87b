/** Runs of one puzzle side by side: what each came to, and how many times the least of them that is. */
import { durationInWords, formatNumber, timesLeast, type Compared } from '../ui/format.ts';
import type { Outcome, Puzzle, Run } from '../../shared/contract/types.ts';
import { MAX_LANES } from '../../shared/contract/comparisons.ts';
import { COUNTERS } from '../../shared/engine/counters.ts';

interface RunMeasure {
  readonly label: string;
  readonly of: (outcome: Outcome) => number | null;
  readonly write: (value: number) => string;
}

const MEASURES: readonly RunMeasure[] = [
  { label: COUNTERS.expanded.label, of: ({ expanded }) => expanded, write: formatNumber },
  { label: COUNTERS.generated.label, of: ({ generated }) => generated, write: formatNumber },
  { label: COUNTERS.maxFrontier.label, of: ({ maxFrontier }) => maxFrontier, write: formatNumber },
  { label: 'Length of the solution', of: ({ solution }) => solution?.length ?? null, write: formatNumber },
  { label: 'Time', of: ({ durationMs }) => durationMs, write: durationInWords },
];

/** One row for each measure, with one entry for each run. */
export function compareRuns(runs: readonly Run[]): { label: string; entries: Compared[] }[] {
  return MEASURES.map(({ label, of, write }) => {
    const values = runs.map(({ outcome }) => of(outcome));
    const least = Math.min(...values.filter((value) => value !== null));
    const entries = values.map((value) => ({
      text: value === null ? '–' : write(value),
      ratio: value === null ? null : timesLeast(value, least),
    }));
    return { label, entries };
  });
}

/** Whether all runs are of the same boards. */
export function areOfOnePuzzle(runs: readonly Run[]): boolean {
  return runs.every(({ puzzle }) => boardsOf(puzzle) === boardsOf(runs[0].puzzle));
}

/** Why the searches of runs cannot stand side by side; `null` where they can. */
export function whyNotSideBySide(runs: readonly Run[]): string | null {
  if (runs.length > MAX_LANES) return `At most ${MAX_LANES} searches can stand side by side.`;
  return areOfOnePuzzle(runs) ? null : 'These runs are of different puzzles.';
}

function boardsOf({ rows, cols, start, goal }: Puzzle): string {
  return [rows, cols, ...start, ...goal].join(' ');
}
