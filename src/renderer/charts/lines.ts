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

/**
 * A step line: the value of expansion e holds from x(e) to x(e + 1). Where several expansions share a pixel column, the
 * line runs through their lowest and their highest value, so that no extreme is lost.
 */
export function stepPath(series: Series, length: number, most: number, { width, height }: ChartBox): string {
  if (length === 0) return '';
  const y = (value: number): string => (height - (value / most) * height).toFixed(1);
  const columns = Math.min(length, Math.max(1, Math.floor(width)));
  let path = '';
  for (let column = 0; column < columns; column++) {
    const from = Math.floor((column * length) / columns);
    const to = Math.floor(((column + 1) * length) / columns);
    const { low, high } = range(series, from, to);
    const x = ((from / length) * width).toFixed(1);
    const end = ((to / length) * width).toFixed(1);
    path += `${column === 0 ? 'M' : 'L'}${x} ${y(low)}`;
    path += low === high ? `H${end}` : `V${y(high)}H${end}`;
  }
  return path;
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
