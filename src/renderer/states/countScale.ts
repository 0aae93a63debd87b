/** Heights of bars: on a linear scale from 0, or a logarithmic one on which a single state can be seen. */
import { scaleLinear, scaleLog } from 'd3-scale';

export interface CountScale {
  /** From 0 to 1. */
  readonly height: (count: number) => number;
  readonly ticks: readonly number[];
}

/** A logarithmic axis has no 0: this is where it begins, so that a bar of one state has a height. */
const LOG_FLOOR = 0.5;

const TICKS = 5;

/** A scale for counts up to `greatest`, which is at least 1. */
export function countScale(kind: 'linear' | 'log', greatest: number): CountScale {
  if (kind === 'linear') {
    const scale = scaleLinear().domain([0, greatest]).nice(TICKS);
    return { height: scale, ticks: scale.ticks(TICKS).filter(Number.isInteger) };
  }
  const scale = scaleLog().domain([LOG_FLOOR, greatest]);
  const powers = Array.from({ length: Math.floor(Math.log10(greatest) + 1e-9) + 1 }, (_, power) => 10 ** power);
  return { height: (count) => (count < 1 ? 0 : scale(count)), ticks: powers };
}
