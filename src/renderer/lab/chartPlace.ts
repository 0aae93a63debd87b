import { scaleLinear, scaleLog } from 'd3-scale';
import { powersOfTen, thinned } from '../ui/axis.ts';
import type { PaintSurface } from '../ui/pen/pen.ts';
import type { Axis, LabChart, SeriesPoint } from './labChart.ts';

export type ChartPlace = ReturnType<typeof chartPlace>;

/** Room around the plot, in units: numbers and a name on the left and below. */
const MARGIN = { left: 98, right: 18, top: 14, bottom: 46 };

/** Least distance between two numbers of an axis, in units. */
const TICK_ROOM = { across: 46, up: 26 };

export function chartPlace(chart: LabChart, size: Pick<PaintSurface, 'width' | 'height' | 'unit'>) {
  const { width, height, unit } = size;
  const [left, top] = [MARGIN.left * unit, MARGIN.top * unit];
  const right = Math.max(left + 1, width - MARGIN.right * unit);
  const bottom = Math.max(top + 1, height - MARGIN.bottom * unit);
  const [x, y] = [scaleOf(chart.across, left, right), scaleOf(chart.up, bottom, top)];
  return {
    ...{ unit, left, top, right, bottom, x, y },
    ticksAcross: ticksOf(chart.across, (right - left) / unit / TICK_ROOM.across),
    ticksUp: ticksOf(chart.up, (bottom - top) / unit / TICK_ROOM.up),
    valueAt: (at: number): number => y.invert(Math.min(bottom, Math.max(top, at))),
  };
}

function scaleOf({ isLog, least, most }: Axis, from: number, to: number) {
  return isLog ? scaleLog([least, most], [from, to]) : scaleLinear([least, most], [from, to]);
}

function ticksOf({ isLog, least, most, values }: Axis, limit: number): number[] {
  const room = Math.max(2, Math.floor(limit));
  if (values !== undefined) return thinned(values, room);
  if (isLog) return thinned(powersOfTen(most, least), room);
  return scaleLinear([least, most], [0, 1])
    .ticks(room)
    .slice(0, room * 2);
}

export function halfBox(chart: LabChart, place: ChartPlace): number {
  const series = Math.max(1, chart.series.length);
  const distances = new Set(chart.series.flatMap(({ points }) => points.map(({ d }) => d))).size || 1;
  const room = (place.right - place.left) / distances;
  return Math.max(1.5 * place.unit, Math.min(6 * place.unit, (room * 0.7) / series / 2));
}

/** x of a search at a distance, side by side so that boxes do not overlap. */
export function chartX(chart: LabChart, place: ChartPlace, search: number, d: number): number {
  const middle = (chart.series.length - 1) / 2;
  const hasBoxes = chart.series.some(({ points }) => points.some(({ spread }) => spread !== null));
  const shift = hasBoxes ? (search - middle) * halfBox(chart, place) * 1.2 : 0;
  return place.x(d) + shift;
}

export const WHICH = ['least', 'middle', 'most'] as const;
export type Which = (typeof WHICH)[number];

export interface ChartMark {
  readonly x: number;
  readonly y: number;
  readonly search: number;
  readonly d: number | null;
  readonly which: Which;
  /** `null`: `which` identifies it. */
  readonly puzzle: number | null;
}

const VALUES: Readonly<Record<Which, (point: SeriesPoint) => number | undefined>> = {
  least: ({ spread }) => spread?.min,
  middle: ({ spread, value }) => spread?.median ?? value,
  most: ({ spread }) => spread?.max,
};

/** All marks of a chart: the ends and middles of boxes, or the dots. By distance, then search, then value. */
export function chartMarks(chart: LabChart, place: ChartPlace): ChartMark[] {
  if (chart.dots !== null) return dotMarks(chart.dots.numbers, place);
  return chart.series
    .flatMap(({ search, points }) =>
      points.flatMap((point) =>
        WHICH.flatMap((which): ChartMark[] => {
          const { d } = point;
          const value = VALUES[which](point);
          if (value === undefined) return [];
          return [{ x: chartX(chart, place, search, d), y: place.y(value), search, d, which, puzzle: null }];
        }),
      ),
    )
    .sort((one, other) => one.d! - other.d! || one.search - other.search);
}

function dotMarks(numbers: Float64Array, place: ChartPlace): ChartMark[] {
  return Array.from({ length: numbers.length / 4 }, (_, index) => {
    const [x, y, search, puzzle] = [...numbers.subarray(4 * index, 4 * index + 4)] as [number, number, number, number];
    return { x: place.x(x), y: place.y(y), search, d: null, which: 'middle' as const, puzzle };
  });
}

/** Greatest distance of the pointer, in units. */
const NEAR = 22;

export function markAt(
  marks: readonly ChartMark[],
  { unit }: Pick<ChartPlace, 'unit'>,
  x: number,
  y: number,
): ChartMark | null {
  let [found, least]: [ChartMark | null, number] = [null, (NEAR * unit) ** 2];
  for (const mark of marks) {
    const away = (mark.x - x) ** 2 + (mark.y - y) ** 2;
    if (away <= least) [found, least] = [mark, away];
  }
  return found;
}
