/** The columns of the history. */
import type { Run, RunSort } from '../../shared/contract/types.ts';
import { HEURISTICS } from '../../shared/puzzle/heuristics/heuristics.ts';
import { COUNTERS } from '../../shared/engine/counters.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { formatNumber, resultOfRun } from '../ui/words.ts';
import { sizeInWords } from './known.ts';

export interface RunColumn {
  readonly sort: RunSort;
  readonly label: string;
  /** Whether it is a number, which stands at the right. */
  readonly isFigure: boolean;
  readonly read: (run: Run) => string;
}

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const THIS_YEAR = new Intl.DateTimeFormat(undefined, MOMENT);
const ANY_YEAR = new Intl.DateTimeFormat(undefined, { ...MOMENT, year: 'numeric' });

export const RUN_COLUMNS: readonly RunColumn[] = [
  { sort: 'title', label: 'Puzzle', isFigure: false, read: ({ title }) => title },
  { sort: 'size', label: 'Size', isFigure: false, read: ({ puzzle }) => sizeInWords(puzzle) },
  {
    sort: 'algorithm',
    label: 'Search',
    isFigure: false,
    read: ({ search }) => STRATEGIES[search.algorithm].shortLabel,
  },
  { sort: 'heuristic', label: 'Heuristic', isFigure: false, read: heuristicOf },
  { sort: 'length', label: 'Result', isFigure: false, read: resultOfRun },
  {
    sort: 'expanded',
    label: COUNTERS.expanded.label,
    isFigure: true,
    read: ({ outcome }) => formatNumber(outcome.expanded),
  },
  {
    sort: 'generated',
    label: COUNTERS.generated.label,
    isFigure: true,
    read: ({ outcome }) => formatNumber(outcome.generated),
  },
  {
    sort: 'frontier',
    label: COUNTERS.maxFrontier.label,
    isFigure: true,
    read: ({ outcome }) => formatNumber(outcome.maxFrontier),
  },
  { sort: 'duration', label: 'Time', isFigure: true, read: ({ outcome }) => durationInWords(outcome.durationMs) },
  { sort: 'time', label: 'When', isFigure: false, read: ({ savedAtMs }) => momentInWords(savedAtMs, Date.now()) },
];

/** The heuristic of a run; a dash where its algorithm uses none. */
export function heuristicOf({ search }: Pick<Run, 'search'>): string {
  return STRATEGIES[search.algorithm].usesHeuristic ? HEURISTICS[search.heuristic].label : '–';
}

/** "12 µs", "0.3 ms", "25 ms", "1.25 s" */
export function durationInWords(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  if (ms > 0 && ms < 0.1) return `${Math.max(1, Math.round(1000 * ms))} µs`;
  return ms >= 10 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}

/** A moment with its year only where that is not the one of `nowMs`: the table is wide enough. */
export function momentInWords(ms: number, nowMs: number): string {
  const isThisYear = new Date(ms).getFullYear() === new Date(nowMs).getFullYear();
  return (isThisYear ? THIS_YEAR : ANY_YEAR).format(ms);
}
