/** The charts of an experiment as values: marks, axes, and the sentence for screen readers. */
import type { ChartKind, ExperimentLook, LabMeasureId, SketchPoint } from '../../shared/contract/experimentLook.ts';
import { BRANCHINGS, MEASURES } from '../../shared/lab/measures.ts';
import type { SummaryCell, SummaryRow, ValueSpread } from '../../shared/lab/summary.ts';
import { formatNumber, lowerFirst } from '../ui/format.ts';
import { lookOf, type SeriesLook } from './seriesLooks.ts';

export const CHART_KINDS = {
  cost: 'Cost',
  bStar: 'b*',
  time: 'Time',
  estimate: 'h against h*',
  points: 'Any two',
} as const satisfies Record<ChartKind, string>;

export interface Axis {
  readonly name: string;
  readonly isLog: boolean;
  readonly least: number;
  readonly most: number;
  /** Labelled values, where not all are suitable. */
  readonly values?: readonly number[];
}

export interface SeriesPoint {
  readonly d: number;
  /** The mean, or b*. */
  readonly value: number;
  /** `null` for a single value. */
  readonly spread: ValueSpread | null;
}

/** What the value of a point is of those of its puzzles; `null` where it is neither. */
type Average = 'mean' | 'median' | null;

export interface ChartSeries {
  readonly search: number;
  readonly name: string;
  readonly look: SeriesLook;
  readonly points: readonly SeriesPoint[];
}

/** Four numbers for each dot, as in `PointSet`. */
export interface Dots {
  readonly numbers: Float64Array;
  readonly total: number;
}

export interface LabChart {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly across: Axis;
  readonly up: Axis;
  readonly average: Average;
  readonly series: readonly ChartSeries[];
  readonly dots: Dots | null;
  readonly hasDiagonal: boolean;
  readonly sketch: readonly SketchPoint[];
  readonly spoken: string;
}

/** Input of the charts. While the class draws its sketch, they reveal no results. */
export interface ChartSource extends Pick<ExperimentLook, 'measure' | 'branching' | 'sketch' | 'isSketching'> {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly SummaryRow[];
  readonly distances: readonly number[];
}

interface DistanceChart {
  readonly caption: string;
  readonly average: Average;
  /** End of the axis while results are hidden, the same for every experiment. */
  readonly hiddenMost: number;
  /** `least`: start of the axis, or its upper bound on a logarithmic axis; `leastEnd`: least end of a linear axis. */
  readonly axis: (source: ChartSource) => Pick<Axis, 'name' | 'isLog' | 'least'> & { readonly leastEnd: number };
  readonly read: (
    cell: SummaryCell,
    source: ChartSource,
  ) => { readonly value: number | null | undefined; readonly spread: ValueSpread | null };
}

const BOXES = 'Boxes: the middle half of the puzzles. Whiskers: all of them.';

export type DistanceKind = Exclude<ChartKind, 'estimate' | 'points'>;

const OVER_DISTANCE: Readonly<Record<DistanceKind, DistanceChart>> = {
  cost: {
    caption: `${BOXES} Line: the mean.`,
    average: 'mean',
    hiddenMost: 1_000_000,
    axis({ measure }) {
      const isLog = !LINEAR.has(measure);
      return { name: MEASURES[measure].label, isLog, least: isLog ? 1 : 0, leastEnd: 1 };
    },
    read: ({ spreads }, { measure }) => ({ value: spreads[measure]?.mean, spread: spreads[measure] ?? null }),
  },
  bStar: {
    caption: 'b* from the mean number of nodes generated.',
    average: null,
    hiddenMost: 4,
    axis: ({ branching }) => ({
      name: `Effective branching factor, ${BRANCHINGS[branching].label}`,
      isLog: false,
      least: 1,
      leastEnd: 1.5,
    }),
    read: ({ bStar }, { branching }) => ({ value: bStar[branching], spread: null }),
  },
  // Times have outliers, so their line is the median.
  time: {
    caption: `${BOXES} Line: the median.`,
    average: 'median',
    hiddenMost: 1_000,
    axis: () => ({ name: 'Milliseconds', isLog: true, least: 0.1, leastEnd: 1 }),
    read: ({ spreads: { ms } }) => ({ value: ms?.median, spread: ms }),
  },
};

/** Small numbers, which may be 0. */
const LINEAR: ReadonlySet<LabMeasureId> = new Set(['length', 'excess', 'cost', 'costExcess', 'h']);

export function chartOverDistance(kind: DistanceKind, source: ChartSource): LabChart {
  const { names, rows, isSketching, sketch, title } = source;
  const { caption, average, axis } = OVER_DISTANCE[kind];
  const { name } = axis(source);
  const series = isSketching ? [] : names.map((name, search) => seriesOf(kind, source, name, search));
  const known = rows.flatMap(({ d }) => (d === null ? [] : [d]));
  const across = acrossDistances(source.distances.length > 0 ? source.distances : known);
  return {
    id: kind,
    title: `${title}: ${lowerFirst(name)}`,
    caption,
    across,
    up: upAxis(kind, source, series),
    average,
    series,
    dots: null,
    hasDiagonal: false,
    sketch: sketch.filter(([d]) => d >= across.least && d <= across.most),
    spoken: isSketching ? `${name}: hidden.` : spokenOf(name, series),
  };
}

export interface DotAxes {
  readonly x: LabMeasureId | keyof typeof BEST;
  readonly y: LabMeasureId;
}

/** One measure against another, a dot for each search of a puzzle. */
export function chartOfDots(
  id: string,
  source: Pick<ChartSource, 'title' | 'names'>,
  { x, y }: DotAxes,
  dots: Dots | null,
): LabChart {
  const [xName, yName] = [isBest(x) ? BEST[x] : MEASURES[x].label, MEASURES[y].label];
  const numbers = dots?.numbers ?? new Float64Array();
  const count = numbers.length / 4;
  const left = (dots?.total ?? 0) - count;
  const every = left > 0 ? `; ${formatNumber(count)} of ${formatNumber(dots!.total)} are drawn` : '';
  return {
    id,
    title: `${source.title}: ${yName} against ${lowerFirst(xName)}`,
    caption: `A dot for each search of a puzzle${every}.`,
    across: dotAxis(xName, numbers, 0, isBest(x) || LINEAR.has(x)),
    up: dotAxis(yName, numbers, 1, LINEAR.has(y)),
    average: null,
    series: source.names.map((name, search) => ({ search, name, look: lookOf(search), points: [] })),
    dots: { numbers, total: dots?.total ?? 0 },
    hasDiagonal: id === 'estimate',
    sketch: [],
    spoken: `${yName} against ${lowerFirst(xName)}: ${formatNumber(count)} dots.`,
  };
}

export const DISTANCE = 'Moves of a shortest solution, d';

/** What is best on a puzzle, which no search decides. */
const BEST = { d: DISTANCE, least: 'Cost of a cheapest solution' } as const;

function isBest(x: DotAxes['x']): x is keyof typeof BEST {
  return x in BEST;
}

function seriesOf(kind: DistanceKind, source: ChartSource, name: string, search: number): ChartSeries {
  const points = source.rows.flatMap(({ d, cells }): SeriesPoint[] => {
    const cell = cells[search];
    if (d === null || cell === undefined) return [];
    const { value, spread } = OVER_DISTANCE[kind].read(cell, source);
    return value == null ? [] : [{ d, value, spread }];
  });
  return { search, name, look: lookOf(search), points };
}

function acrossDistances(distances: readonly number[]): Axis {
  const [least, most] = [Math.min(...distances), Math.max(...distances)];
  if (distances.length === 0) return { name: DISTANCE, isLog: false, least: 0, most: 1, values: [] };
  const room = Math.max(0.5, (most - least) / 40);
  return { name: DISTANCE, isLog: false, least: least - room, most: most + room, values: distances };
}

function upAxis(kind: DistanceKind, source: ChartSource, series: readonly ChartSeries[]): Axis {
  const { axis, hiddenMost } = OVER_DISTANCE[kind];
  const { name, isLog, least, leastEnd } = axis(source);
  const points = series.flatMap(({ points }) => points);
  const drawn = points.flatMap(({ value, spread }) => [value, spread?.min ?? value, spread?.max ?? value]);
  const values = [...drawn, ...source.sketch.map(([, value]) => value)];
  const most = source.isSketching || values.length === 0 ? hiddenMost : Math.max(...values);
  if (!isLog) return { name, isLog, least, most: Math.max(most * 1.05, leastEnd) };
  const first = Math.min(...values.filter((value) => value > 0), least);
  return { name, isLog, least: first, most: Math.max(most * 1.3, first * 10) };
}

function dotAxis(name: string, numbers: Float64Array, at: 0 | 1, isSmall: boolean): Axis {
  let [least, most] = [Infinity, 0];
  for (let place = at; place < numbers.length; place += 4) {
    least = Math.min(least, numbers[place]!);
    most = Math.max(most, numbers[place]!);
  }
  if (isSmall || !(least > 0)) return { name, isLog: false, least: 0, most: Math.max(1, most * 1.05) };
  return { name, isLog: true, least, most: Math.max(most * 1.2, least * 10) };
}

function spokenOf(name: string, series: readonly ChartSeries[]): string {
  const inWords = ({ value, d }: SeriesPoint): string => `${formatNumber(rounded(value))} at d = ${d}`;
  const counted = series.filter(({ points }) => points.length > 0);
  if (counted.length === 0) return `${name}: no results yet.`;
  const ends = counted.map(({ name, points }) => `${name}: ${inWords(points[0]!)}, ${inWords(points.at(-1)!)}`);
  return `${name}. ${ends.join('; ')}. The table has all of them.`;
}

/** A whole number, or two decimals below 10. */
export function rounded(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value);
}
