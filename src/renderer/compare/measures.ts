/** The measures of all lanes at their steps: each figure, and its ratio to the smallest. */
import { csvLine } from '../../shared/exchange/csv.ts';
import { durationInWords, formatNumber, timesLeast, timesLeastTime, type Compared } from '../ui/format.ts';
import { LEAST_TIMED_RUNS, LONGEST_REPEATED_MS, type SearchTime } from '../../shared/contract/timing.ts';
import { effectiveBranchingFactor } from '../../shared/readings/branching.ts';
import { QUANTITIES } from '../../shared/engine/quantities.ts';
import { solutionCost, solutionLength } from '../../shared/readings/path.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { LaneName } from '../../shared/contract/searchNames.ts';

export interface Measured {
  readonly reader: TraceReader;
  readonly step: number;
  readonly time: SearchTime | null;
  readonly shortest: number | null;
  readonly cheapest: number | null;
}

interface ComparedMeasure {
  readonly id: string;
  readonly label: string;
  /** The label in a spreadsheet, where `label` does not explain a bare number. */
  readonly sheetLabel?: string;
  readonly meaning: string;
  /** `null`: unknown, or none. */
  readonly of: (measured: Measured) => number | null;
  readonly write: (value: number, measured: Measured) => string;
  /** The ratio to the least value, in words; `null` where the measure has no ratios. */
  readonly ratio: ((value: number, least: number) => string | null) | null;
  /** Whether a value may be divided by others; default: yes. */
  readonly isComparable?: (measured: Measured) => boolean;
}

const number = { write: formatNumber, ratio: timesLeast } as const;

function counted(id: 'expanded' | 'generated' | 'maxFrontier' | 'deepest'): ComparedMeasure {
  return { ...number, ...QUANTITIES[id], id, of: ({ reader, step }) => reader.countersAt(step)[id] };
}

const TIMED_ONCE = `A search that takes more than ${LONGEST_REPEATED_MS / 1000} s, or whose nodes fill the memory, is run once: one run says too little for a ratio.`;

function isRepeated({ time }: Pick<Measured, 'time'>): boolean {
  return time !== null && time.runs >= LEAST_TIMED_RUNS;
}

/** Rows in the order of the table. Measures of the whole search are known at its last step. */
const COUNTED: readonly ComparedMeasure[] = [
  counted('expanded'),
  counted('generated'),
  { ...counted('maxFrontier'), id: 'frontier' },
  counted('deepest'),
  {
    ...number,
    ...QUANTITIES.length,
    id: 'length',
    of: (measured) => (isSolved(measured) ? solutionLength(measured.reader) : null),
  },
];

const SHORTEST: ComparedMeasure = {
  id: 'optimal',
  label: 'Optimal',
  sheetLabel: 'Moves beyond a shortest solution',
  meaning: 'Yes if no solution is shorter; otherwise, how many moves it has too many.',
  of: (measured) =>
    isSolved(measured) && measured.shortest !== null ? solutionLength(measured.reader) - measured.shortest : null,
  write: yesOrMore,
  ratio: null,
};

/** Where moves differ in cost, a solution is judged by its moves and by its cost. */
const COSTED: readonly ComparedMeasure[] = [
  { ...SHORTEST, id: 'shortest', label: 'Fewest moves' },
  {
    ...number,
    id: 'cost',
    label: 'Solution cost',
    meaning: 'Cost of the solution found: what its moves cost together.',
    of: (measured) => (isSolved(measured) ? solutionCost(measured.reader) : null),
  },
  {
    id: 'cheapest',
    label: 'Cheapest',
    sheetLabel: 'Cost beyond that of a cheapest solution',
    meaning: 'Yes if no solution is cheaper; otherwise, how much it costs too much.',
    of: (measured) =>
      isSolved(measured) && measured.cheapest !== null ? solutionCost(measured.reader) - measured.cheapest : null,
    write: yesOrMore,
    ratio: null,
  },
];

const SPENT: readonly ComparedMeasure[] = [
  {
    id: 'branching',
    label: 'Effective branching',
    meaning: 'b* of N + 1 = 1 + b* + b*² + … + b*ᵈ: N nodes generated, d moves.',
    of: branching,
    write: (value) => value.toFixed(2),
    ratio: null,
  },
  {
    id: 'time',
    label: QUANTITIES.ms.label,
    sheetLabel: 'Time in milliseconds',
    meaning: `Time of the whole search on this computer, without its drawing: the median of repeated runs. ${TIMED_ONCE}`,
    of: (measured) => (isAtEnd(measured) ? (measured.time?.medianMs ?? null) : null),
    write: (value, measured) => `${durationInWords(value)}${isRepeated(measured) ? '' : ', one run'}`,
    ratio: timesLeastTime,
    isComparable: isRepeated,
  },
  {
    id: 'bytes',
    label: 'Memory',
    sheetLabel: 'Memory in bytes',
    meaning: 'Bytes that the nodes generated so far take in this program.',
    of: ({ reader, step }) => reader.bytesOf(reader.nodesAt(step), step),
    write: bytesInWords,
    ratio: timesLeast,
  },
];

/** What classes compare first; the table shows the others on demand. */
export const MAIN_MEASURES: ReadonlySet<string> = new Set(['expanded', 'generated', 'frontier', 'length', 'cost']);

/** The rows depend on the puzzle alone, so that they stay the same while results arrive. */
const measuresOf = (costsDiffer: boolean): readonly ComparedMeasure[] => [
  ...COUNTED,
  ...(costsDiffer ? COSTED : [SHORTEST]),
  ...SPENT,
];

function yesOrMore(value: number): string {
  return value === 0 ? 'yes' : `no, +${formatNumber(value)}`;
}

export function compareLanes(lanes: readonly Measured[], costsDiffer: boolean) {
  return measuresOf(costsDiffer).map((measure) => ({ measure, entries: entriesOf(measure, lanes) }));
}

/** The table as CSV: a column per lane, unrounded; empty where unknown. */
export function comparisonTable(names: readonly LaneName[], lanes: readonly Measured[], costsDiffer: boolean): string {
  const head = csvLine(['Measure', ...names.map(({ short }) => short)]);
  const details = csvLine(['Search', ...names.map(({ detail }) => detail)]);
  const rows = measuresOf(costsDiffer).map(({ of, label, sheetLabel = label }) =>
    csvLine([sheetLabel, ...lanes.map((lane) => of(lane) ?? '')]),
  );
  return [head, details, ...rows].join('');
}

function entriesOf({ of, write, ratio, isComparable }: ComparedMeasure, lanes: readonly Measured[]): Compared[] {
  const values = lanes.map(of);
  const least = Math.min(...values.filter((value) => value !== null));
  const divide = !isComparable || lanes.every(isComparable) ? ratio : null;
  return values.map((value, index) => ({
    text: value === null ? '–' : write(value, lanes[index]),
    ratio: value === null || !divide ? null : divide(value, least),
  }));
}

function isAtEnd({ reader, step }: Measured): boolean {
  return reader.status !== 'running' && step === reader.expansions;
}

function isSolved(measured: Measured): boolean {
  return isAtEnd(measured) && measured.reader.goal !== NONE;
}

function branching(measured: Measured): number | null {
  if (!isSolved(measured)) return null;
  const { reader, step } = measured;
  return effectiveBranchingFactor(reader.countersAt(step).generated, solutionLength(reader));
}

/** "12.3 KB" */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [unit, size] = bytes < 1e6 ? ['KB', bytes / 1e3] : ['MB', bytes / 1e6];
  return `${size.toPrecision(3)} ${unit}`;
}
