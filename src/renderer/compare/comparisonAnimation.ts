/** A comparison as it goes: a frame for each tick of its clock, or as many as there may be, each tree seen from one place. */
import { stepAt, ticksOf } from '../../shared/readings/clocks.ts';
import { delaysOf, sample, type Animation, type AnimationLook, type Sampling } from '../export/animation.ts';
import { standsUpTo } from '../export/wholeTree.ts';
import type { Comparison } from './comparison.svelte.ts';
import type { Lane } from './lane.svelte.ts';
import { columnsOfLanes, paintLane, treeFrame, type PicturedLane } from './paintLane.ts';

/** The times that become frames, and of how many ticks they are taken. */
export interface ComparisonTicks {
  readonly ticks: number;
  readonly sampling: Sampling;
  readonly times: readonly number[];
}

/** The ticks of the clock in use, as far as they are known. */
export function ticksOfComparison({ clock: { kind }, running }: Comparison): ComparisonTicks {
  const times = ticksOf(
    kind,
    running.map(({ paced }) => paced),
  );
  const sampling = sample(times.length - 1);
  return { ticks: times.length - 1, sampling, times: sampling.shown.map((tick) => times[tick]) };
}

/** `lanes`: those that run, in their order. */
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
