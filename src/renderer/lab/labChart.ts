/** The charts of an experiment as values: what is drawn, on which axes, and what a screen reader is told. */
import type { BranchingId, ChartKind, LabMeasureId, SketchPoint } from '../../shared/contract/experimentLook.ts';
import { BRANCHINGS, MEASURES } from '../../shared/lab/measures.ts';
import type { SummaryRow, ValueSpread } from '../../shared/lab/summary.ts';
import { formatNumber } from '../ui/format.ts';
import { lookOf, type SeriesLook } from './seriesLooks.ts';

/** What can be looked at, in the order of the buttons. */
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
  /** The values that are written beside it, where not any will do. */
  readonly values?: readonly number[];
}

/** One search at one distance. */
export interface SeriesPoint {
  readonly d: number;
  /** The mean, or b*. */
  readonly value: number;
  /** How far the values lie apart; `null` where there is one value alone. */
  readonly spread: ValueSpread | null;
}

export interface ChartSeries {
  readonly search: number;
  readonly name: string;
  readonly look: SeriesLook;
  readonly points: readonly SeriesPoint[];
}

/** Dots: four numbers for each, as `PointSet` has them. */
export interface Dots {
  readonly numbers: Float64Array;
  readonly total: number;
}

export interface LabChart {
  /** What its files are called. */
  readonly id: string;
  readonly title: string;
  /** What the drawing shows, in a sentence. */
  readonly caption: string;
  readonly across: Axis;
  readonly up: Axis;
  readonly series: readonly ChartSeries[];
  readonly dots: Dots | null;
  /** Whether a line shows where both axes are equal. */
  readonly hasDiagonal: boolean;
  readonly sketch: readonly SketchPoint[];
  readonly spoken: string;
}

/** What charts are made of. */
export interface ChartSource {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly SummaryRow[];
  readonly distances: readonly number[];
  readonly measure: LabMeasureId;
  readonly branching: BranchingId;
  readonly sketch: readonly SketchPoint[];
  /** Whether what was counted is hidden: the axes tell nothing of it. */
  readonly isHidden: boolean;
}

/** Measures that are small numbers, which may be 0. */
const LINEAR: ReadonlySet<LabMeasureId> = new Set(['length', 'excess', 'h']);

/** The axes while results are hidden: the same for every experiment. */
const HIDDEN_MOST = { cost: 1_000_000, bStar: 4, time: 1_000 } as const;

const BOXES = 'Boxes: the middle half of the puzzles. Whiskers: all of them.';
/** What the marks of a chart show. Times have outliers, so their line is that of the median. */
const CAPTIONS = {
  cost: `${BOXES} Line: the mean.`,
  bStar: 'b* from the mean number of nodes generated.',
  time: `${BOXES} Line: the median.`,
} as const;

/** Cost, b* or time over the distance. */
export function chartOverDistance(kind: 'cost' | 'bStar' | 'time', source: ChartSource): LabChart {
  const { names, rows, isHidden, sketch, title } = source;
  const series = isHidden ? [] : names.map((name, search) => seriesOf(kind, source, name, search));
  const name = nameOfChart(kind, source);
  const isLog = kind !== 'bStar' && !(kind === 'cost' && LINEAR.has(source.measure));
  const known = rows.flatMap(({ d }) => (d === null ? [] : [d]));
  const distances = source.distances.length > 0 ? source.distances : known;
  return {
    id: kind,
    title: `${title}: ${lowerFirst(name)}`,
    caption: CAPTIONS[kind],
    across: acrossDistances(distances),
    up: upAxis(name, isLog, kind, series, sketch, isHidden),
    ...{ series, dots: null, hasDiagonal: false, sketch },
    spoken: isHidden ? `${name}: hidden.` : spokenOf(name, series),
  };
}

/** One measure against another one, a dot for each search of a puzzle. */
export function chartOfDots(
  id: string,
  source: Pick<ChartSource, 'title' | 'names'>,
  { x, y }: { readonly x: LabMeasureId | 'd'; readonly y: LabMeasureId },
  dots: Dots | null,
): LabChart {
  const [xName, yName] = [x === 'd' ? DISTANCE : MEASURES[x].label, MEASURES[y].label];
  const numbers = dots?.numbers ?? new Float64Array();
  const count = numbers.length / 4;
  const left = (dots?.total ?? 0) - count;
  const every = left > 0 ? `; ${formatNumber(count)} of ${formatNumber(dots!.total)} are drawn` : '';
  return {
    id,
    title: `${source.title}: ${yName} against ${lowerFirst(xName)}`,
    caption: `A dot for each search of a puzzle${every}.`,
    across: dotAxis(xName, numbers, 0, x === 'd' || LINEAR.has(x)),
    up: dotAxis(yName, numbers, 1, LINEAR.has(y)),
    series: source.names.map((name, search) => ({ search, name, look: lookOf(search), points: [] })),
    dots: { numbers, total: dots?.total ?? 0 },
    hasDiagonal: id === 'estimate',
    sketch: [],
    spoken: `${yName} against ${lowerFirst(xName)}: ${formatNumber(count)} dots.`,
  };
}

export const DISTANCE = 'Moves of a shortest solution, d';

function nameOfChart(kind: 'cost' | 'bStar' | 'time', { measure, branching }: ChartSource): string {
  if (kind === 'bStar') return `Effective branching factor, ${BRANCHINGS[branching].label}`;
  if (kind === 'time') return 'Milliseconds';
  return MEASURES[measure].label;
}

function seriesOf(
  kind: 'cost' | 'bStar' | 'time',
  { rows, measure, branching }: ChartSource,
  name: string,
  search: number,
): ChartSeries {
  const points = rows.flatMap(({ d, cells }): SeriesPoint[] => {
    const cell = cells[search];
    if (d === null || cell === undefined) return [];
    const spread = kind === 'bStar' ? null : cell.spreads[kind === 'time' ? 'ms' : measure];
    const value = kind === 'bStar' ? cell.bStar[branching] : kind === 'time' ? spread?.median : spread?.mean;
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

function upAxis(
  name: string,
  isLog: boolean,
  kind: keyof typeof HIDDEN_MOST,
  series: readonly ChartSeries[],
  sketch: readonly SketchPoint[],
  isHidden: boolean,
): Axis {
  const drawn = series.flatMap(({ points }) =>
    points.flatMap(({ value, spread }) => [value, spread?.min ?? value, spread?.max ?? value]),
  );
  const values = [...drawn, ...sketch.map(([, value]) => value)];
  const most = isHidden || values.length === 0 ? HIDDEN_MOST[kind] : Math.max(...values);
  if (!isLog)
    return { name, isLog, least: kind === 'bStar' ? 1 : 0, most: Math.max(most * 1.05, kind === 'bStar' ? 1.5 : 1) };
  const least = Math.min(...values.filter((value) => value > 0), kind === 'time' ? 0.1 : 1);
  return { name, isLog, least, most: Math.max(most * 1.3, least * 10) };
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
  const told = series
    .filter(({ points }) => points.length > 0)
    .map(({ name: search, points }) => {
      const [first, last] = [points[0]!, points.at(-1)!];
      return `${search}: ${formatNumber(rounded(first.value))} at d = ${first.d}, ${formatNumber(rounded(last.value))} at d = ${last.d}`;
    });
  return told.length === 0
    ? `${name}: nothing is counted yet.`
    : `${name}. ${told.join('; ')}. The table has all of them.`;
}

/** Whole, or with two decimals where it is small. */
export function rounded(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value);
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
