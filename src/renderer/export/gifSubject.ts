/** What a GIF is made of, as the dialog offers it. */
import { count, formatNumber } from '../ui/format.ts';
import type { Animation, Sampling } from './animation.ts';

/** Sizes in pixels: of what is drawn, and of a board as a multiple of its picture. */
export const GIF_SIZES = {
  small: { label: 'Small', width: 640, height: 400, unit: 0.75, board: 0.4 },
  medium: { label: 'Medium', width: 960, height: 600, unit: 1, board: 0.7 },
  large: { label: 'Large', width: 1440, height: 900, unit: 1.4, board: 1 },
} as const;
export type GifSize = keyof typeof GIF_SIZES;

export interface GifSubject {
  readonly label: string;
  /** Why it cannot be animated yet; `null` where it can. */
  readonly missing: string | null;
  /** What a frame is. */
  readonly frame: 'Moves' | 'Frames';
  /** Sentences on what is to be known of it before it is made. Called only where nothing is missing. */
  remarks(perSecond: number): readonly string[];
  /** At most so many frames per second. Called only where nothing is missing. */
  animation(size: GifSize, perSecond: number): Animation;
}

/** Says that a GIF leaves out steps or ticks, where it does. */
export function leftOut(whose: string, unit: string, all: number, { stride, shown }: Sampling): string[] {
  if (stride === 1) return [];
  const frames = count(shown.length, 'frame');
  return [
    `${whose} has ${count(all, unit)}, this GIF ${frames}: one ${unit} in ${formatNumber(stride)} is shown, and the last one.`,
  ];
}
