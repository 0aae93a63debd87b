/** Runs of one puzzle side by side: what each came to, and how many times the least of them that is. */
import type { Outcome, Puzzle, Run } from '../../shared/contract/types.ts';
import { COUNTERS } from '../../shared/engine/counters.ts';
import { formatNumber } from '../ui/words.ts';
import { durationInWords } from './runColumns.ts';

export interface Compared {
  readonly text: string;
  /** "× 21.2", against the least; `null` for the least, and where there is nothing to divide by. */
  readonly ratio: string | null;
}

interface Measure {
  readonly label: string;
  readonly of: (outcome: Outcome) => number | null;
  readonly write: (value: number) => string;
}

const MEASURES: readonly Measure[] = [
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
      ratio: value === null ? null : ratioOf(value, least),
    }));
    return { label, entries };
  });
}

/** Whether all runs are of the same boards. */
export function areOfOnePuzzle(runs: readonly Run[]): boolean {
  return runs.every(({ puzzle }) => boardsOf(puzzle) === boardsOf(runs[0].puzzle));
}

function boardsOf({ rows, cols, start, goal }: Puzzle): string {
  return [rows, cols, ...start, ...goal].join(' ');
}

/** How many times `least` a value is, in words; `null` for the least itself. */
export function ratioOf(value: number, least: number): string | null {
  if (least === 0 || value === least) return null;
  const ratio = value / least;
  return `× ${ratio >= 100 ? formatNumber(Math.round(ratio)) : ratio.toPrecision(3)}`;
}
