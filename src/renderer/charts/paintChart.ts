import { compactNumber, ticksWithin } from '../ui/axis.ts';
import { formatNumber } from '../ui/format.ts';
import { LETTER_WIDTH, monoPixels } from '../ui/pen/lettering.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { PaintSurface } from '../ui/pen/pen.ts';
import { fillRect, strokeLine, writeText } from '../ui/pen/shapes.ts';
import type { ChartBars, Chart, ChartLine } from './charts.ts';
import { LineColumns, type PixelColumn, type Series } from './lines.ts';

export interface ChartSurface extends PaintSurface {
  readonly top?: number;
  readonly isNamedBeside?: boolean;
}

type Plot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const TEXT = 12;
/** Numbers of the left axis: at most so many, and at least this far apart, in units. */
const MOST_NUMBERS = 6;
const LINE = 20;
/** Room around the plot, in units: numbers on the left and below, the legend above. `left`: at least. */
const MARGIN = { left: 52, right: 30, top: 22, bottom: 34 };
const BARE_TOP = 10;
/** A chart narrower than `below`, in units, has shorter numbers and narrower margins. */
const NARROW = { below: 240, left: 36, right: 18 };
/** In units: the gap between a number and the left axis, and that between two numbers of the lower axis. */
const BESIDE_AXIS = 7;
const NUMBER_GAP = 12;

/** Marks `step`. `known`: of the last picture of the chart, whose lines are not read again. */
export function paintChart(
  surface: ChartSurface,
  chart: Chart,
  step: number | null,
  known: KnownLines = new KnownLines(),
): void {
  const { pen, density, width, unit } = surface;
  const plot = plotOf(surface, chart);
  pen.setTransform(density, 0, 0, density, 0, 0);
  paintAxes(surface, plot, chart);
  if (!surface.isNamedBeside) paintLegend(surface, plot, chart);
  if ('bars' in chart.content) return paintBars(surface, plot, chart, chart.content.bars);
  const columns = columnsOfChart(chart, width, unit, known);
  chart.content.lines.forEach((line, index) => paintLine(surface, plot, chart, line, columns[index]));
  if (step !== null) paintStep(surface, plot, (step / Math.max(1, chart.length)) * plot.width);
}

/** Caches lines between pictures of a chart: a line that has grown is not read again. */
export class KnownLines {
  #whole = 0;
  #width = 0;
  #lines = new WeakMap<Series, LineColumns>();

  /** `whole`: expansions of the chart; at most one column per pixel of `width`. */
  of(series: Series, whole: number, width: number): LineColumns {
    if (whole !== this.#whole || width !== this.#width) this.#lines = new WeakMap();
    [this.#whole, this.#width] = [whole, width];
    const line = this.#lines.get(series) ?? new LineColumns(series, whole, width);
    this.#lines.set(series, line);
    return line;
  }
}

export function columnsOfChart(chart: Chart, width: number, unit: number, known = new KnownLines()): PixelColumn[][] {
  if (!('lines' in chart.content)) return [];
  const { left, right } = sidesOf({ width, unit }, chart);
  const inside = width - (left + right) * unit;
  return chart.content.lines.map(({ series, length = chart.length }) =>
    known.of(series, chart.length, inside).upTo(length),
  );
}

function plotOf({ width, height, top = 0, unit, isNamedBeside }: ChartSurface, chart: Chart): Plot {
  const above = isNamedBeside ? BARE_TOP : MARGIN.top;
  const { left, right } = sidesOf({ width, unit }, chart);
  return {
    left: left * unit,
    top: top + above * unit,
    width: Math.max(1, width - (left + right) * unit),
    height: Math.max(1, height - (above + MARGIN.bottom) * unit),
  };
}

type Sized = Pick<ChartSurface, 'width' | 'unit'>;

function isNarrow({ width, unit }: Sized): boolean {
  return width < NARROW.below * unit;
}

/** Writes numbers of both axes. */
function writingOf(surface: Sized): (value: number) => string {
  return isNarrow(surface) ? compactNumber : formatNumber;
}

/** Of a number on an axis, in units. */
function widthOf(surface: Sized, value: number): number {
  const { unit } = surface;
  return (writingOf(surface)(Math.floor(value)).length * monoPixels(TEXT * unit)) / unit;
}

/** The left one has room for the largest number beside it, the right one for half of the one below it. */
function sidesOf(surface: Sized, { most, length }: Chart): { readonly left: number; readonly right: number } {
  const { left, right } = isNarrow(surface) ? NARROW : MARGIN;
  return {
    left: Math.max(left, widthOf(surface, most) + BESIDE_AXIS + 1),
    right: Math.max(right, widthOf(surface, length) / 2 + 1),
  };
}

function paintAxes(surface: ChartSurface, plot: Plot, chart: Chart): void {
  const { pen, unit, palette } = surface;
  const [right, bottom] = [plot.left + plot.width, plot.top + plot.height];
  const numbers = { font: `500 ${TEXT * unit}px ${palette.mono}`, ink: palette.inkSoft, align: 'right' } as const;
  const write = writingOf(surface);
  pen.strokeStyle = palette.line;
  pen.lineWidth = unit;
  for (const value of ticksWithin(chart.most, Math.min(MOST_NUMBERS, 1 + plot.height / (LINE * unit)))) {
    const y = bottom - (value / chart.most) * plot.height;
    writeText(pen, write(value), plot.left - BESIDE_AXIS * unit, y, numbers);
    pen.globalAlpha = value === 0 ? 1 : 0.25;
    strokeLine(pen, plot.left, y, right, y);
    pen.globalAlpha = 1;
  }
  const isBars = 'bars' in chart.content;
  const most = isBars ? chart.length - 1 : chart.length;
  const room = (widthOf(surface, most) + NUMBER_GAP) * unit;
  for (const at of ticksWithin(Math.max(1, most), 1 + plot.width / room)) {
    const share = isBars ? (at + 0.5) / chart.length : at / chart.length;
    writeText(pen, write(at), plot.left + share * plot.width, bottom + 12 * unit, { ...numbers, align: 'center' });
  }
  const words = { ...numbers, font: `500 ${TEXT * unit}px ${palette.font}` };
  writeText(pen, chart.across, right, bottom + 27 * unit, words);
}

/** Legend, in units: the sample of an entry, the space before its name, and the usual and least gap between entries. */
const SAMPLE = 16;
const SPACE = 8;
const GAP = { usual: 16, least: 4 };

/** Above the plot on the right; entries move closer together where they would not fit. */
function paintLegend(surface: ChartSurface, plot: Plot, chart: Chart): void {
  const { pen, unit, palette, width } = surface;
  const entries = 'lines' in chart.content ? chart.content.lines : chart.content.bars;
  const names = entries.reduce((sum, { name }) => sum + name.length * LETTER_WIDTH * TEXT + SPACE + SAMPLE, 0);
  const fits = names + entries.length * GAP.usual <= (plot.left + plot.width) / unit;
  const gap = fits ? GAP.usual : Math.max(GAP.least, (width / unit - names) / entries.length);
  const writing = { font: `600 ${TEXT * unit}px ${palette.font}`, ink: palette.ink, align: 'right' } as const;
  let x = fits ? plot.left + plot.width : width;
  const y = plot.top - 12 * unit;
  for (const entry of entries.toReversed()) {
    writeText(pen, entry.name, x, y, writing);
    x -= (entry.name.length * LETTER_WIDTH * TEXT + SPACE + SAMPLE) * unit;
    paintSample(surface, entry, x, y);
    x -= gap * unit;
  }
}

function paintSample(surface: ChartSurface, entry: ChartLine | ChartBars, x: number, y: number): void {
  if ('values' in entry) return paintBar(surface, entry.ink, { left: x, top: y - 5, width: 12, height: 10 });
  takeLine(surface, entry);
  strokeLine(surface.pen, x, y, x + SAMPLE * surface.unit, y);
  surface.pen.setLineDash([]);
}

function takeLine({ pen, unit, palette }: ChartSurface, { ink, width, dash }: ChartLine): void {
  pen.strokeStyle = palette[ink];
  pen.lineWidth = width * unit;
  pen.lineJoin = 'round';
  pen.setLineDash(dash.map((length) => length * unit));
}

function paintLine(surface: ChartSurface, plot: Plot, chart: Chart, line: ChartLine, columns: PixelColumn[]): void {
  const { pen } = surface;
  const x = (step: number): number => plot.left + (step / chart.length) * plot.width;
  const y = (value: number): number => plot.top + plot.height * (1 - value / chart.most);
  takeLine(surface, line);
  pen.beginPath();
  for (const { from, to, low, high } of columns) {
    if (from === 0) pen.moveTo(x(from), y(low));
    else pen.lineTo(x(from), y(low));
    if (low !== high) pen.lineTo(x(from), y(high));
    pen.lineTo(x(to), y(high));
  }
  pen.stroke();
  pen.setLineDash([]);
}

const BAR_GAP = 0.18;
/** Room of the narrowest bar, in units. Where bars would be narrower, several depths share one: that of the highest. */
const LEAST_ROOM = 3;

function paintBars(surface: ChartSurface, plot: Plot, chart: Chart, bars: readonly ChartBars[]): void {
  const shared = Math.max(1, Math.ceil((LEAST_ROOM * surface.unit * chart.length) / plot.width));
  const room = plot.width / chart.length;
  for (const { ink, values } of bars) {
    for (let at = 0; at < chart.length; at += shared) {
      const depths = Math.min(shared, chart.length - at);
      const height = (highest(values, at, at + depths) / chart.most) * plot.height;
      const left = plot.left + (at + (depths * BAR_GAP) / 2) * room;
      const top = plot.top + plot.height - height;
      paintBar(surface, ink, { left, top, width: depths * room * (1 - BAR_GAP), height });
    }
  }
}

function highest(values: ArrayLike<number>, from: number, end: number): number {
  let most = 0;
  for (let at = from; at < end; at++) most = Math.max(most, values[at]);
  return most;
}

function paintBar({ pen, unit, palette }: ChartSurface, ink: keyof Palette, box: Plot): void {
  fillRect(pen, palette[ink], box.left, box.top, box.width, box.height);
  pen.strokeStyle = palette.frontier;
  pen.lineWidth = unit;
  pen.stroke();
}

function paintStep({ pen, unit, palette }: ChartSurface, { left, top, height }: Plot, x: number): void {
  pen.strokeStyle = palette.accent;
  pen.lineWidth = 2 * unit;
  strokeLine(pen, left + x, top, left + x, top + height);
}
