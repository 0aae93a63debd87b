/** The charts of all lanes together, as far as the class has seen them. */
import { formatNumber } from '../ui/format.ts';
import type { Chart, ChartLine } from '../charts/charts.ts';
import type { Series } from '../charts/lines.ts';
import type { LaneInk } from './laneInk.ts';

/** What a chart shows of a lane. */
export interface Curve {
  readonly name: string;
  readonly ink: LaneInk;
  /** Values known so far: the line has those from 0 to `length` − 1. */
  readonly series: Series;
  readonly length: number;
  /** The greatest of them. */
  readonly most: number;
}

export interface CurveChart {
  readonly id: string;
  readonly title: string;
  readonly across: string;
}

/**
 * One line for each curve. The axes reach to the next round number: they change rarely, and do not tell how far the
 * searches are going to come.
 */
export function curveChart({ id, title, across }: CurveChart, curves: readonly Curve[]): Chart {
  return {
    ...{ id, title, across },
    length: roundedUp(Math.max(...curves.map(({ length }) => length))),
    most: roundedUp(Math.max(...curves.map(({ most }) => most))),
    content: { lines: curves.map(lineOf) },
    spoken: `${title}. ${curves.map(({ name, most }) => `${name}: at most ${formatNumber(most)}`).join('; ')}.`,
  };
}

function lineOf({ name, ink, series, length }: Curve): ChartLine {
  return { name, series, length, ink: ink.ink, dash: ink.dash, width: 2.2 };
}

/** The least of 10, 20, 50, 100, 200, … that is at least `value`. */
function roundedUp(value: number): number {
  let power = 10;
  while (power * 10 < value) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((round) => round >= value)!;
}
