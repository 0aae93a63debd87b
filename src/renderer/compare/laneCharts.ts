/** Charts of all lanes, each up to the step it shows. */
import type { LaneChart } from '../../shared/contract/looks.ts';
import type { Chart, ChartLine } from '../charts/charts.ts';
import { largest, type Series } from '../charts/lines.ts';
import { formatNumber } from '../ui/format.ts';
import type { Comparison } from './comparison.svelte.ts';
import type { Lane } from './lane.svelte.ts';
import { LANE_INKS, type LaneInk } from './laneInk.ts';

export interface Curve {
  readonly name: string;
  readonly ink: LaneInk;
  readonly series: Series;
  readonly length: number;
  readonly most: number;
}

interface CurveChart {
  readonly id: string;
  readonly title: string;
  readonly across: string;
}

interface LaneChartRow extends CurveChart {
  readonly label: string;
  readonly read: (lane: Lane) => Pick<Curve, 'series' | 'length' | 'most'>;
}

export const LANE_CHARTS: Readonly<Record<LaneChart, LaneChartRow>> = {
  frontier: {
    id: 'frontier',
    label: 'Frontier',
    title: 'Nodes in the frontier',
    across: 'expansions',
    read({ frontierSize, player: { reader, step } }) {
      return { series: frontierSize, length: step, most: reader.countersAt(step).maxFrontier };
    },
  },
  depth: {
    id: 'depth',
    label: 'Depths',
    title: 'Nodes at each depth',
    across: 'depth',
    read({ player, depths }) {
      void player.revision;
      const counts = depths.at(player.step);
      const series: Series = (depth) => counts[depth];
      return { series, length: counts.length, most: largest(series, counts.length) };
    },
  },
};

export function laneChart({ lanes, names }: Comparison, id: LaneChart): Chart {
  const row = LANE_CHARTS[id];
  const curves = lanes.map((lane, index) => ({ name: names[index].short, ink: LANE_INKS[index], ...row.read(lane) }));
  return curveChart(
    row,
    curves.filter((_, index) => lanes[index].player.reader.nodes > 0),
  );
}

/** The axes end at a round number, so that they rarely change and do not reveal how far the searches will get. */
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
