import { formatNumber } from '../ui/format.ts';
import { LETTER_WIDTH } from '../ui/pen/lettering.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Pen } from '../ui/pen/pen.ts';
import type { Picture } from '../ui/pen/picture.ts';
import { fillCircle, strokeCircle, strokeLine, strokeLines, writeText } from '../ui/pen/shapes.ts';
import { TITLE_HEIGHT, titledPicture } from '../ui/pen/pictureTitle.ts';
import { halfBox, chartPlace, chartX, type ChartMark, type ChartPlace } from './chartPlace.ts';
import type { ChartSeries, LabChart, SeriesPoint } from './labChart.ts';

export interface LabSurface {
  readonly pen: Pen;
  readonly palette: Palette;
  readonly place: ChartPlace;
}

/** In units: 16 pixels while presented. */
const TEXT = 14;
const DOT = 2.2;

export function paintLab(surface: LabSurface, chart: LabChart, chosen: ChartMark | null): void {
  paintGrid(surface, chart);
  if (chart.hasDiagonal) paintDiagonal(surface, chart);
  if (chart.dots !== null) paintDots(surface, chart);
  for (const series of chart.series) paintSeries(surface, chart, series);
  paintSketch(surface, chart);
  if (chosen === null) return;
  const { pen, palette, place } = surface;
  pen.lineWidth = 2.4 * place.unit;
  strokeCircle(pen, palette.ink, chosen.x, chosen.y, 7 * place.unit);
}

function paintGrid({ pen, palette, place }: LabSurface, chart: LabChart): void {
  const { left, right, bottom, unit } = place;
  const below = { font: `500 ${TEXT * unit}px ${palette.mono}`, ink: palette.inkSoft, align: 'center' } as const;
  pen.strokeStyle = palette.line;
  pen.lineWidth = unit;
  pen.setLineDash([]);
  for (const value of place.ticksUp) {
    pen.globalAlpha = 0.35;
    strokeLine(pen, left, place.y(value), right, place.y(value));
    pen.globalAlpha = 1;
    writeText(pen, formatNumber(value), left - 8 * unit, place.y(value), { ...below, align: 'right' });
  }
  strokeLine(pen, left, bottom, right, bottom);
  for (const value of place.ticksAcross) writeText(pen, formatNumber(value), place.x(value), bottom + 14 * unit, below);
  const name = { ...below, font: `500 ${TEXT * unit}px ${palette.font}` };
  writeText(pen, chart.across.name, (left + right) / 2, bottom + 34 * unit, name);
}

function paintDiagonal({ pen, palette, place }: LabSurface, { across, up }: LabChart): void {
  const [from, to] = [Math.max(across.least, up.least), Math.min(across.most, up.most)];
  pen.strokeStyle = palette.ink;
  pen.lineWidth = place.unit;
  pen.setLineDash([4 * place.unit, 3 * place.unit]);
  strokeLine(pen, place.x(from), place.y(from), place.x(to), place.y(to));
  pen.setLineDash([]);
}

function paintSeries({ pen, palette, place }: LabSurface, chart: LabChart, series: ChartSeries): void {
  const { unit } = place;
  const { ink, dash } = series.look;
  pen.strokeStyle = palette[ink];
  pen.lineWidth = 2.2 * unit;
  pen.lineJoin = 'round';
  pen.setLineDash(dash.map((length) => length * unit));
  const points = series.points.map(({ d, value }) => [chartX(chart, place, series.search, d), place.y(value)] as const);
  strokeLines(pen, points);
  pen.setLineDash([]);
  for (const point of series.points) paintBox({ pen, palette, place }, chart, series, point);
}

/** Whiskers over the full range, a box around the middle half. Without a spread, a dot. */
function paintBox({ pen, palette, place }: LabSurface, chart: LabChart, series: ChartSeries, point: SeriesPoint): void {
  const { unit } = place;
  const x = chartX(chart, place, series.search, point.d);
  pen.strokeStyle = palette[series.look.ink];
  pen.lineWidth = 1.4 * unit;
  if (point.spread === null) return fillCircle(pen, palette[series.look.ink], x, place.y(point.value), 3.4 * unit);
  const { min, lower, upper, max } = point.spread;
  const y = (value: number): number => place.y(chart.up.isLog ? Math.max(value, chart.up.least) : value);
  strokeLine(pen, x, y(min), x, y(lower));
  strokeLine(pen, x, y(upper), x, y(max));
  const half = halfBox(chart, place);
  const height = Math.max(y(lower) - y(upper), 3 * unit);
  pen.beginPath();
  pen.rect(x - half, (y(lower) + y(upper) - height) / 2, 2 * half, height);
  pen.fillStyle = palette.page;
  pen.fill();
  pen.stroke();
}

function paintDots({ pen, palette, place }: LabSurface, { dots, series }: LabChart): void {
  const { numbers } = dots!;
  pen.globalAlpha = 0.5;
  for (const { search, look } of series) {
    pen.fillStyle = palette[look.ink];
    pen.beginPath();
    for (let at = 0; at < numbers.length; at += 4) {
      if (numbers[at + 2] !== search) continue;
      const [x, y] = [place.x(numbers[at]!), place.y(numbers[at + 1]!)];
      pen.moveTo(x + DOT * place.unit, y);
      pen.arc(x, y, DOT * place.unit, 0, 2 * Math.PI);
    }
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function paintSketch({ pen, palette, place }: LabSurface, { sketch }: LabChart): void {
  const { unit } = place;
  const points = sketch.map(([d, value]) => [place.x(d), place.y(value)] as const);
  const last = points.at(-1);
  if (last === undefined) return;
  pen.strokeStyle = palette.accent;
  pen.lineWidth = 3 * unit;
  pen.lineJoin = 'round';
  strokeLines(pen, points);
  for (const [x, y] of points) fillCircle(pen, palette.accent, x, y, 4 * unit);
  const name = { font: `700 ${TEXT * unit}px ${palette.font}`, ink: palette.ink, align: 'right' } as const;
  writeText(pen, 'the class', last[0] - 2 * unit, Math.max(last[1] - 14 * unit, place.top), name);
}

/** Size of an exported chart in CSS pixels, without title and legend. */
const SIZE = { width: 960, height: 540, unit: 1.25 };
/** In CSS pixels: a row of the legend, its margins, letters and samples, the gaps after a sample and after a name. */
const LEGEND = { row: 30, edge: 24, letters: 15, sample: 26, space: 7, gap: 22 };
/** A letter of a bold name, in CSS pixels. */
const LEGEND_LETTER = LETTER_WIDTH * LEGEND.letters * 1.08;

export function labPicture(chart: LabChart, name: string): Picture {
  const { width, height } = SIZE;
  const entries = legendOf(chart);
  const legend = LEGEND.row * (1 + (entries.at(-1)?.row ?? 0));
  return titledPicture({ name, title: chart.title, width, height: height + legend }, (pen, density, palette) => {
    for (const entry of entries) paintEntry(pen, palette, entry);
    pen.setTransform(density, 0, 0, density, 0, (TITLE_HEIGHT + legend) * density);
    paintLab({ pen, palette, place: chartPlace(chart, SIZE) }, chart, null);
  });
}

interface LegendEntry {
  readonly series: ChartSeries;
  readonly x: number;
  readonly row: number;
}

/** In as many rows as the names need. */
function legendOf({ series }: LabChart): LegendEntry[] {
  const { edge, sample, space, gap } = LEGEND;
  let [x, row] = [edge, 0];
  return series.map((series) => {
    const width = sample + space + series.name.length * LEGEND_LETTER;
    if (x > edge && x + width > SIZE.width - edge) [x, row] = [edge, row + 1];
    const entry = { series, x, row };
    x += width + gap;
    return entry;
  });
}

function paintEntry(pen: Pen, palette: Palette, { series: { name, look }, x, row }: LegendEntry): void {
  const y = TITLE_HEIGHT + (row + 0.5) * LEGEND.row;
  const end = x + LEGEND.sample;
  pen.strokeStyle = palette[look.ink];
  pen.lineWidth = 3;
  pen.setLineDash(look.dash);
  strokeLine(pen, x, y, end, y);
  pen.setLineDash([]);
  writeText(pen, name, end + LEGEND.space, y, { font: `600 ${LEGEND.letters}px ${palette.font}`, ink: palette.ink });
}
