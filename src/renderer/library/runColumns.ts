import { durationInWords, formatNumber, momentInWords } from '../ui/format.ts';
import { heuristicLabel } from '../../shared/contract/heuristicLabel.ts';
import type { Run, RunSort } from '../../shared/contract/types.ts';
import { QUANTITIES } from '../../shared/engine/quantities.ts';
import { STRATEGIES } from '../../shared/engine/strategy.ts';
import { resultOfRun } from '../run/words.ts';
import { sizeInWords } from './known.ts';

export interface ListColumn<Row> {
  readonly label: string;
  readonly read: (row: Row) => string;
  readonly readBelow?: (row: Row) => string;
  /** Figures align right, typed texts wrap, a drawing comes from the snippet `drawing`. */
  readonly as?: 'figure' | 'typed' | 'drawing';
  /** Missing where rows cannot be sorted by it. */
  readonly sorting?: ColumnSorting;
}

interface ColumnSorting {
  /** `null` if another column sorts the rows. */
  readonly order: 'ascending' | 'descending' | null;
  readonly disabled?: boolean;
  readonly sort: () => unknown;
}

interface RunColumn extends ListColumn<Run> {
  readonly sort: RunSort;
  /** Whether it reveals how the run ended; then present mode hides it. */
  readonly isResult?: true;
}

export const RUN_COLUMNS: readonly RunColumn[] = [
  {
    sort: 'title',
    label: 'Puzzle',
    read: ({ title }) => title,
    readBelow: ({ source }) => (source === 'file' ? 'from a file' : ''),
  },
  { sort: 'size', label: 'Size', read: ({ puzzle }) => sizeInWords(puzzle) },
  {
    sort: 'algorithm',
    label: 'Search',
    read: ({ search }) => STRATEGIES[search.algorithm].shortLabel,
  },
  { sort: 'heuristic', label: 'Heuristic', read: heuristicOf },
  { sort: 'length', label: 'Result', isResult: true, read: resultOfRun },
  counted('expanded', 'expanded'),
  counted('generated', 'generated'),
  counted('frontier', 'maxFrontier'),
  {
    sort: 'duration',
    label: QUANTITIES.ms.label,
    as: 'figure',
    isResult: true,
    read: ({ outcome }) => durationInWords(outcome.durationMs),
  },
  { sort: 'time', label: 'When', read: ({ savedAtMs }) => momentInWords(savedAtMs, Date.now()) },
];

function counted(sort: RunSort, id: 'expanded' | 'generated' | 'maxFrontier'): RunColumn {
  const read = ({ outcome }: Run): string => formatNumber(outcome[id]);
  return { sort, label: QUANTITIES[id].label, as: 'figure', isResult: true, read };
}

/** Whether sorting by this column would reveal how runs ended. */
export function revealsResults(sort: RunSort): boolean {
  return RUN_COLUMNS.some((column) => column.isResult && column.sort === sort);
}

function heuristicOf({ search }: Pick<Run, 'search'>): string {
  return STRATEGIES[search.algorithm].usesHeuristic ? heuristicLabel(search) : '–';
}
