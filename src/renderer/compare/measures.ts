/** What each lane has come to at its step, side by side, and how many times the least of them that is. */
import { csvLine } from '../../shared/exchange/csv.ts';
import { durationInWords, formatNumber, timesLeast, type Compared } from '../ui/format.ts';
import { LEAST_TIMED_RUNS, LONGEST_REPEATED_MS, type SearchTime } from '../../shared/contract/timing.ts';
import { effectiveBranchingFactor } from '../../shared/readings/branching.ts';
import { COUNTERS } from '../../shared/engine/counters.ts';
import { solutionLength } from '../../shared/readings/path.ts';
import type { TraceReader } from '../../shared/readings/reading.ts';
import { NONE } from '../../shared/trace/trace.ts';
import type { LaneName } from './laneNames.ts';

/** What a lane is measured by. */
export interface Measured {
  readonly reader: TraceReader;
  readonly step: number;
  /** What the search takes; `null` before that is measured. */
  readonly time: SearchTime | null;
  /** Length of a shortest solution of the puzzle, where it is known. */
  readonly shortest: number | null;
}

export interface ComparedMeasure {
  readonly id: string;
  readonly label: string;
  /** The label in a spreadsheet, where `label` does not say what a bare number means. */
  readonly sheetLabel?: string;
  readonly meaning: string;
  /** `null`: not known yet, or there is none. */
  readonly of: (measured: Measured) => number | null;
  readonly write: (value: number, measured: Measured) => string;
  /** How many times the least of the values one is, in words; `null` where no value is divided by another. */
  readonly ratio: ((value: number, least: number) => string | null) | null;
  /** Whether a value may be divided by others; all may, where it is not given. */
  readonly isComparable?: (measured: Measured) => boolean;
}

const number = { write: formatNumber, ratio: timesLeast } as const;

/** Why some times have no ratio. */
const TIMED_ONCE = `A search that takes more than ${LONGEST_REPEATED_MS / 1000} s, or whose nodes fill the memory, is run once: one run says too little for a ratio.`;

/** Whether a time is the median of enough runs. */
function isRepeated({ time }: Pick<Measured, 'time'>): boolean {
  return time !== null && time.runs >= LEAST_TIMED_RUNS;
}

/** The rows of the table, in its order. What belongs to the end of a search is known at its last step. */
const MEASURES: readonly ComparedMeasure[] = [
  {
    ...number,
    ...{ id: 'expanded', ...COUNTERS.expanded },
    of: ({ step }) => step,
  },
  {
    ...number,
    ...{ id: 'generated', ...COUNTERS.generated },
    of: ({ reader, step }) => reader.countersAt(step).generated,
  },
  {
    ...number,
    ...{ id: 'frontier', ...COUNTERS.maxFrontier },
    of: ({ reader, step }) => reader.countersAt(step).maxFrontier,
  },
  {
    ...number,
    ...{ id: 'deepest', label: 'Deepest', meaning: 'Most moves from the start to any node.' },
    of: ({ reader, step }) => reader.countersAt(step).deepest,
  },
  {
    ...number,
    ...{ id: 'length', label: 'Solution length', meaning: 'Moves of the solution that was found.' },
    of: (measured) => (isSolved(measured) ? solutionLength(measured.reader) : null),
  },
  {
    ...{
      id: 'optimal',
      label: 'Optimal',
      sheetLabel: 'Moves more than a shortest solution',
      meaning: 'Whether there is no shorter solution; and where there is, by how many moves.',
    },
    of: (measured) => (isSolved(measured) && measured.shortest !== null ? excess(measured) : null),
    write: (value) => (value === 0 ? 'yes' : `no, +${formatNumber(value)}`),
    ratio: null,
  },
  {
    ...{
      id: 'branching',
      label: 'Effective branching',
      meaning: 'b* of N + 1 = 1 + b* + b*² + … + b*ᵈ: N nodes generated, d moves.',
    },
    of: branching,
    write: (value) => value.toFixed(2),
    ratio: null,
  },
  {
    ...{
      id: 'time',
      label: 'Time',
      sheetLabel: 'Time in milliseconds',
      meaning: `Time of the whole search on this computer, without its drawing: the median of repeated runs. ${TIMED_ONCE}`,
    },
    of: (measured) => (isAtEnd(measured) ? (measured.time?.medianMs ?? null) : null),
    write: (value, measured) => `${durationInWords(value)}${isRepeated(measured) ? '' : ', one run'}`,
    ratio: roughRatioOf,
    isComparable: isRepeated,
  },
  {
    ...{
      id: 'bytes',
      label: 'Memory',
      sheetLabel: 'Memory in bytes',
      meaning: 'Bytes of the nodes generated so far, as this program keeps them.',
    },
    of: ({ reader, step }) => reader.bytesOf(reader.nodesAt(step), step),
    write: bytesInWords,
    ratio: timesLeast,
  },
];

/** A row of the table: an entry for each lane. */
export interface MeasureRow {
  readonly measure: ComparedMeasure;
  readonly entries: readonly Compared[];
}

/** All rows, at the steps where the lanes stand. */
export function compareLanes(lanes: readonly Measured[]): MeasureRow[] {
  return MEASURES.map((measure) => ({ measure, entries: entriesOf(measure, lanes) }));
}

/** The table for a spreadsheet: a column for each lane; what is not known yet is empty. Numbers are not rounded. */
export function comparisonTable(names: readonly LaneName[], lanes: readonly Measured[]): string {
  const head = csvLine(['measure', ...names.map(({ short }) => short)]);
  const details = csvLine(['Search', ...names.map(({ detail }) => detail)]);
  const rows = MEASURES.map(({ of, label, sheetLabel = label }) =>
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

/** In two digits: no more of a time is the same in the next measurement. */
function roughRatioOf(value: number, least: number): string | null {
  return least === 0 ? null : timesLeast(Number((value / least).toPrecision(2)), 1);
}

function isAtEnd({ reader, step }: Measured): boolean {
  return reader.status !== 'running' && step === reader.expansions;
}

function isSolved(measured: Measured): boolean {
  return isAtEnd(measured) && measured.reader.goal !== NONE;
}

/** Moves more than a shortest solution has. */
function excess({ reader, shortest }: Measured): number {
  return solutionLength(reader) - shortest!;
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
