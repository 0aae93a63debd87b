/** Lines over expansions as SVG paths, at most two points for each pixel column however long the run is. */
import type { TraceReader } from '../../shared/search/reading.ts';
import { evaluationOf, type RemovalOrder } from '../../shared/search/removalOrder.ts';

/** Value of a line at an expansion, counted from 0. */
export type Series = (expansion: number) => number;

export interface ChartBox {
  readonly width: number;
  readonly height: number;
}

/** g, h and f of the expanded nodes; f is 0 where the search has none. Good until the trace grows. */
export function seriesOf({ g, h, expanded }: TraceReader, order: RemovalOrder) {
  const { ofG, ofH, scale } = evaluationOf(order);
  return {
    g: (expansion) => g[expanded[expansion]],
    h: (expansion) => h[expanded[expansion]],
    f: (expansion) => (ofG * g[expanded[expansion]] + ofH * h[expanded[expansion]]) / scale,
  } as const satisfies Readonly<Record<string, Series>>;
}

/** Largest value of `series` over the expansions 0 … `length` − 1, at least 1. */
export function largest(series: Series, length: number): number {
  let most = 1;
  for (let at = 0; at < length; at++) most = Math.max(most, series(at));
  return most;
}

/** The values that share a pixel column: expansions `from` up to, but without, `to`. */
export interface Column {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** The expansions 0 … `length` − 1 in at most one column for each pixel of `width`, so that no extreme is lost. */
export function columnsOf(series: Series, length: number, width: number): Column[] {
  const count = Math.min(length, Math.max(1, Math.floor(width)));
  return Array.from({ length: count }, (_, column) => {
    const from = Math.floor((column * length) / count);
    const to = Math.floor(((column + 1) * length) / count);
    return { from, to, ...range(series, from, to) };
  });
}

/**
 * A step line: the value of expansion e holds from x(e) to x(e + 1). Where several expansions share a pixel column, the
 * line runs through their lowest and their highest value.
 */
export function stepPath(series: Series, length: number, most: number, { width, height }: ChartBox): string {
  const y = (value: number): string => (height - (value / most) * height).toFixed(1);
  const x = (step: number): string => ((step / length) * width).toFixed(1);
  let path = '';
  for (const { from, to, low, high } of columnsOf(series, length, width)) {
    path += `${from === 0 ? 'M' : 'L'}${x(from)} ${y(low)}`;
    path += low === high ? `H${x(to)}` : `V${y(high)}H${x(to)}`;
  }
  return path;
}

/** The mean of the `window` values around each expansion, fewer at the ends. */
export function smoothed(series: Series, length: number, window: number): Series {
  const before = new Float64Array(length + 1); // sums of all values before
  for (let at = 0; at < length; at++) before[at + 1] = before[at] + series(at);
  const half = Math.floor(window / 2);
  return (at) => {
    const [from, to] = [Math.max(0, at - half), Math.min(length, at + half + 1)];
    return (before[to] - before[from]) / (to - from);
  };
}

function range(series: Series, from: number, to: number): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (let at = from; at < to; at++) {
    const value = series(at);
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}
