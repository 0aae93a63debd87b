/** The few numbers beside a chart. */
import { scaleLinear } from 'd3-scale';

/** Round whole numbers from 0 to `most`, about `count` of them, such as 0, 50, 100; 0 and 1 for a `most` of 1. */
export function ticksTo(most: number, count: number): number[] {
  return scaleLinear([0, most], [0, 1]).ticks(count).filter(Number.isInteger);
}
