/** Bands of the values that a search is painted by, and their colours: f, or the depth for a search without f. */
import { scaleLinear } from 'd3-scale';
import type { Theme } from '../../../shared/contract/types.ts';
import type { SearchOptions } from '../../../shared/engine/options.ts';
import type { TraceReader } from '../../../shared/readings/reading.ts';
import { evaluationOf } from '../../../shared/engine/removalOrder.ts';
import { STRATEGIES } from '../../../shared/engine/strategy.ts';
import { firstAtLeast } from '../../tree/layout/drawnTree.ts';

/** More values share bands with their neighbours. */
export const MOST_BANDS = 12;

/** Both inclusive. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

export interface Bands {
  readonly title: string;
  readonly all: readonly Band[];
  bandOf(node: number): number;
}

export function bandsOf(reader: TraceReader, options: SearchOptions): Bands {
  const valueOf = valuesOf(reader, options);
  const values = distinct(reader, valueOf);
  const all = values.length <= MOST_BANDS ? values.map((value) => ({ from: value, to: value })) : rangesOf(values);
  const bandOf = (node: number): number => firstAtLeast(valueOf(node), 0, all.length - 1, (band) => all[band].to);
  return { title: titleOf(options), all, bandOf };
}

function titleOf({ strategy }: SearchOptions): string {
  const { f, formula } = STRATEGIES[strategy];
  return f === null ? 'depth' : `f = ${formula}`;
}

function valuesOf({ depth, g, h }: TraceReader, options: SearchOptions): (node: number) => number {
  if (STRATEGIES[options.strategy].f === null) return (node) => depth[node];
  const { ofG, ofH, scale } = evaluationOf(options);
  return (node) => (g[node] * ofG + h[node] * ofH) / scale;
}

function distinct({ expanded, expansions }: TraceReader, valueOf: (node: number) => number): number[] {
  const values = new Set<number>();
  for (let at = 0; at < expansions; at++) values.add(valueOf(expanded[at]));
  return [...values].sort((one, other) => one - other);
}

/** Ranges with equally many values. */
function rangesOf(values: readonly number[]): Band[] {
  const edge = (band: number): number => Math.round((band * values.length) / MOST_BANDS);
  return Array.from({ length: MOST_BANDS }, (_, band) => ({
    from: values[edge(band)],
    to: values[edge(band + 1) - 1],
  }));
}

/** "27", "21–25" */
export function bandInWords({ from, to }: Band): string {
  return from === to ? String(from) : `${from}–${to}`;
}

type Shown = Exclude<Theme, 'system'>;

/**
 * Lightness rises or falls evenly, so that bands differ without hue, and each contrasts with the ground of its theme;
 * a test checks both.
 */
const STOPS: Readonly<Record<Shown, readonly [lowest: string, middle: string, greatest: string]>> = {
  light: ['#5a0d0d', '#c43a08', '#e08a1a'],
  dark: ['#fff2bf', '#f5a623', '#d65c28'],
  projector: ['#3d0000', '#8c1f00', '#c25a00'],
};

export function bandColours(count: number, theme: Shown): string[] {
  const colourAt = scaleLinear<string>([0, 0.5, 1], STOPS[theme]).clamp(true);
  return Array.from({ length: count }, (_, band) => colourAt(count === 1 ? 0.5 : band / (count - 1)));
}
