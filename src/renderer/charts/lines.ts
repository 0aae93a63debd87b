import type { TraceReader } from '../../shared/readings/reading.ts';
import { evaluationOf, type RemovalOrder } from '../../shared/engine/removalOrder.ts';

export type Series = (expansion: number) => number;

/** g, h and f of the expanded nodes; f is 0 where the search has none. Valid until the trace grows. */
export function seriesOf({ g, h, expanded }: TraceReader, removal: RemovalOrder) {
  const { ofG, ofH, scale } = evaluationOf(removal);
  return {
    g: (expansion) => g[expanded[expansion]],
    h: (expansion) => h[expanded[expansion]],
    f: (expansion) => (ofG * g[expanded[expansion]] + ofH * h[expanded[expansion]]) / scale,
  } as const satisfies Readonly<Record<string, Series>>;
}

/**
 * Largest value at 0 … `length` − 1, at least 1. A search may be as deep as it is long: so many values cannot be the
 * arguments of one call.
 */
export function largest(series: Series, length: number): number {
  let most = 1;
  for (let at = 0; at < length; at++) most = Math.max(most, series(at));
  return most;
}

export interface PixelColumn {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** A line on a chart of fixed length and width. Each pixel column is read once, however often the line is redrawn. */
export class LineColumns {
  readonly #series: Series;
  readonly #whole: number;
  readonly #count: number;
  readonly #full: PixelColumn[] = [];

  /** Expansions 0 … `whole` − 1, at most one column per pixel of `width`. Values already read must not change. */
  constructor(series: Series, whole: number, width: number) {
    this.#series = series;
    this.#whole = whole;
    this.#count = Math.min(whole, Math.max(1, Math.floor(width)));
  }

  /** The columns of the first `length` expansions, with every extreme; the last one may be partial. */
  upTo(length: number): PixelColumn[] {
    if (length === 0) return [];
    const full = Math.floor((length * this.#count) / this.#whole);
    while (this.#full.length < full) this.#full.push(this.#column(this.#full.length, length));
    const columns = this.#full.slice(0, full);
    if (this.#edge(full) < length) columns.push(this.#column(full, length));
    return columns;
  }

  #column(column: number, length: number): PixelColumn {
    const from = this.#edge(column);
    const to = Math.min(this.#edge(column + 1), length);
    let [low, high] = [Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      const value = this.#series(at);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return { from, to, low, high };
  }

  #edge(column: number): number {
    return Math.floor((column * this.#whole) / this.#count);
  }
}

/** As an SVG path. The value of expansion e holds from x(e) to x(e + 1); shared pixel columns show both extremes. */
export function stepPath(
  series: Series,
  length: number,
  most: number,
  size: { width: number; height: number },
): string {
  const { width, height } = size;
  const y = (value: number): string => (height - (value / most) * height).toFixed(1);
  const x = (step: number): string => ((step / length) * width).toFixed(1);
  let path = '';
  for (const { from, to, low, high } of new LineColumns(series, length, width).upTo(length)) {
    path += `${from === 0 ? 'M' : 'L'}${x(from)} ${y(low)}`;
    path += low === high ? `H${x(to)}` : `V${y(high)}H${x(to)}`;
  }
  return path;
}

/** The mean of the `window` values around each expansion, fewer at the ends. */
export function smoothed(series: Series, length: number, window: number): Series {
  const before = new Float64Array(length + 1); // prefix sums
  for (let at = 0; at < length; at++) before[at + 1] = before[at] + series(at);
  const half = Math.floor(window / 2);
  return (at) => {
    const [from, to] = [Math.max(0, at - half), Math.min(length, at + half + 1)];
    return (before[to] - before[from]) / (to - from);
  };
}
