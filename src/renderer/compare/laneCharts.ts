/** What the charts of a comparison are made of: each lane up to the step where it stands. */
import type { Chart } from '../charts/charts.ts';
import { curveChart, type Curve } from './compareCharts.ts';
import type { Comparison } from './comparison.svelte.ts';
import type { Lane } from './lane.svelte.ts';
import { LANE_INKS } from './laneInk.ts';

/** Nodes in the frontier over the expansions. */
export function frontierChartOf(comparison: Comparison): Chart {
  return chartOf(comparison, { id: 'frontier', title: 'Nodes in the frontier', across: 'expansions' }, (lane) => {
    const { reader, step } = lane.player;
    return { series: lane.frontierSize, length: step, most: reader.countersAt(step).maxFrontier };
  });
}

/** Nodes in the tree at each depth. */
export function nodesPerDepthChart(comparison: Comparison): Chart {
  return chartOf(comparison, { id: 'depth', title: 'Nodes at each depth', across: 'depth' }, ({ player, depths }) => {
    void player.revision;
    const counts = depths.at(player.step);
    return { series: (depth) => counts[depth], length: counts.length, most: Math.max(...counts) };
  });
}

function chartOf(
  { lanes, names }: Comparison,
  chart: Parameters<typeof curveChart>[0],
  read: (lane: Lane) => Pick<Curve, 'series' | 'length' | 'most'>,
): Chart {
  const curves = lanes.map((lane, index) => ({ name: names[index].short, ink: LANE_INKS[index], ...read(lane) }));
  return curveChart(
    chart,
    curves.filter((_, index) => lanes[index].player.reader.nodes > 0),
  );
}
