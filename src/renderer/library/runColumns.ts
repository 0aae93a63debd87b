/** The columns of the history. */
import { durationInWords, formatNumber, momentInWords } from '../ui/format.ts';
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import type { Run, RunSort } from '../../shared/contract/types.ts';
import { COUNTERS } from '../../shared/engine/counters.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { resultOfRun } from '../run/words.ts';
import { sizeInWords } from './known.ts';

export interface RunColumn {
  readonly sort: RunSort;
  readonly label: string;
  /** Whether it is a number, which stands at the right. */
  readonly isFigure: boolean;
  /** Whether it tells how the run ended, which is hidden with what comes. */
  readonly isResult?: true;
  readonly read: (run: Run) => string;
}

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
  { sort: 'length', label: 'Result', isFigure: false, isResult: true, read: resultOfRun },
  {
    sort: 'expanded',
    label: COUNTERS.expanded.label,
    isFigure: true,
    isResult: true,
    read: ({ outcome }) => formatNumber(outcome.expanded),
  },
  {
    sort: 'generated',
    label: COUNTERS.generated.label,
    isFigure: true,
    isResult: true,
    read: ({ outcome }) => formatNumber(outcome.generated),
  },
  {
    sort: 'frontier',
    label: COUNTERS.maxFrontier.label,
    isFigure: true,
    isResult: true,
    read: ({ outcome }) => formatNumber(outcome.maxFrontier),
  },
  {
    sort: 'duration',
    label: 'Time',
    isFigure: true,
    isResult: true,
    read: ({ outcome }) => durationInWords(outcome.durationMs),
  },
  { sort: 'time', label: 'When', isFigure: false, read: ({ savedAtMs }) => momentInWords(savedAtMs, Date.now()) },
];

/** Whether an order by this column would tell how runs ended. */
export function tellsResults(sort: RunSort): boolean {
  return RUN_COLUMNS.some((column) => column.isResult && column.sort === sort);
}

/** The heuristic of a run; a dash where its algorithm uses none. */
function heuristicOf({ search }: Pick<Run, 'search'>): string {
  return STRATEGIES[search.algorithm].usesHeuristic ? heuristicLabel(search) : '–';
}
