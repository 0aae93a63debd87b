import { CLOCKS } from '../../shared/readings/clocks.ts';
import { GIF_SIZES, leftOut, type GifSubject } from '../export/gifSubject.ts';
import type { Comparison } from './comparison.svelte.ts';
import { comparisonAnimation, ticksOfComparison } from './comparisonAnimation.ts';
import { LANE_INKS } from './laneInk.ts';
import type { PicturedLane } from './paintLane.ts';

/** The lanes that have a search and have arrived, to be pictured. */
export function picturedLanes({ lanes, running, names }: Comparison): PicturedLane[] {
  const pictured = lanes.map((lane, index) => ({ lane, name: names[index], ink: LANE_INKS[index] }));
  return pictured.filter(({ lane }) => running.includes(lane) && lane.player.reader.nodes > 0);
}

/** The comparison as far as it has come, by the clock in use; `name` is that of the file. */
export function comparisonSubject(comparison: Comparison, name: string): GifSubject {
  const { label } = CLOCKS[comparison.clock.kind];
  const lanes = picturedLanes(comparison);
  const { ticks, sampling, times } = ticksOfComparison(comparison);
  return {
    label: `All trees, by the clock “${label}”`,
    missing: null,
    frame: 'Frames',
    remarks: () => [
      ...leftOut('The comparison', 'tick', ticks, sampling),
      ...(comparison.clock.isComplete ? [] : ['The searches have not ended: this is as far as they have come.']),
    ],
    animation: (size, perSecond) =>
      comparisonAnimation(comparison, lanes, times, { name, ...GIF_SIZES[size], perSecond }),
  };
}
