/** An animation of a comparison: one frame per tick of its clock, up to a maximum, with a fixed camera per tree. */
import { CLOCKS, stepAt, ticksOf } from '../../shared/readings/clocks.ts';
import {
  delaysOf,
  GIF_SIZES,
  leftOut,
  sample,
  type Animation,
  type AnimationLook,
  type GifSubject,
} from '../export/animation.ts';
import { standsUpTo } from '../export/wholeTree.ts';
import type { Comparison } from './comparison.svelte.ts';
import type { Lane } from './lane.svelte.ts';
import { columnsOfLanes, paintLane, picturedLanes, treeFrame, type PicturedLane } from './paintLane.ts';

/** The comparison as far as it has come. `name`: of the file. */
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

export function ticksOfComparison({ clock: { kind }, running }: Comparison) {
  const times = ticksOf(
    kind,
    running.map(({ paced }) => paced),
  );
  const sampling = sample(times.length - 1);
  return { ticks: times.length - 1, sampling, times: sampling.shown.map((tick) => times[tick]) };
}

export function comparisonAnimation(
  comparison: Comparison,
  lanes: readonly PicturedLane[],
  times: readonly number[],
  look: AnimationLook,
): Animation {
  const { kind } = comparison.clock;
  const columns = columnsOfLanes(lanes.length, look, look.unit);
  const stepOf = ({ paced }: Lane, frame: number): number => stepAt(kind, paced, times[frame]);
  const standsAt = lanes.map(({ lane }, index) =>
    standsUpTo(stepOf(lane, times.length - 1), lane.view, treeFrame(columns[index]), look.unit),
  );
  return {
    ...{ name: look.name, width: look.width, height: look.height },
    frames: times.length,
    delayOf: delaysOf(times.length, look.perSecond),
    paint(frame, pen, palette) {
      const stepsOf = (lane: Lane): number => stepOf(lane, frame);
      lanes.forEach((pictured, index) => {
        const step = stepsOf(pictured.lane);
        const colouring = comparison.colouring.at(pictured.lane, stepsOf);
        const moment = { step, stand: standsAt[index](step), colouring };
        paintLane({ pen, density: 1, palette }, pictured, moment, columns[index]);
      });
    },
  };
}
