import { scaleLinear, scaleLog } from 'd3-scale';
import { powersOfTen } from '../ui/axis.ts';
import type { Estimates } from '../../shared/puzzle/heuristics/estimates.ts';

/** A logarithmic axis has no 0; beginning here gives a bar of one state a height. */
const LOG_FLOOR = 0.5;
const TICKS = 5;

/** For counts up to `greatest`, at least 1. Heights are from 0 to 1. */
export function countScale(kind: 'linear' | 'log', greatest: number) {
  if (kind === 'linear') {
    const scale = scaleLinear().domain([0, greatest]).nice(TICKS);
    return { height: scale, ticks: scale.ticks(TICKS).filter(Number.isInteger) };
  }
  const scale = scaleLog().domain([LOG_FLOOR, greatest]);
  return { height: (count: number) => (count < 1 ? 0 : scale(count)), ticks: powersOfTen(greatest) };
}

/** 0, 5, 10 … up to `most`. */
export function everyFifth(most: number): number[] {
  return Array.from({ length: Math.floor(most / 5) + 1 }, (_, index) => 5 * index);
}

export interface CountedCell {
  readonly h: number;
  readonly distance: number;
  readonly states: number;
  /** From 0 to 1, by the logarithm of the number of states. */
  readonly strength: number;
}

export function countedCells({ counts, depth }: Estimates): CountedCell[] {
  const most = Math.log(counts.reduce((greatest, states) => Math.max(greatest, states), 1) + 1);
  return Array.from(counts.entries())
    .filter(([, states]) => states > 0)
    .map(([entry, states]) => ({
      h: Math.floor(entry / (depth + 1)),
      distance: entry % (depth + 1),
      states,
      strength: 0.2 + 0.8 * (Math.log(states + 1) / most),
    }));
}
