/** The colour and the line of each lane, by index: a colour is never the only sign. */
import type { Palette } from '../ui/pen/palette.ts';

export interface LaneInk {
  readonly ink: keyof Palette;
  readonly css: string;
  readonly dash: readonly number[];
}

export const LANE_INKS: readonly LaneInk[] = [
  { ink: 'frontier', css: 'var(--frontier)', dash: [] },
  { ink: 'path', css: 'var(--path)', dash: [7, 4] },
  { ink: 'goal', css: 'var(--goal)', dash: [2, 3] },
  { ink: 'ink', css: 'var(--ink)', dash: [10, 3, 2, 3] },
];
