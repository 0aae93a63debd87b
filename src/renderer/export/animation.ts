import { count, formatNumber } from '../ui/format.ts';
import type { Palette } from '../ui/pen/palette.ts';

export interface Animation {
  /** File name without extension. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** In milliseconds: a multiple of 10, at least `SHORTEST_DELAY_MS`. */
  delayOf(frame: number): number;
  /** Paints a frame on the page's colour. Called in order, and again for some frames. */
  paint(frame: number, surface: OffscreenCanvasRenderingContext2D, palette: Palette): void;
}

export interface AnimationLook {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Scale of the interface; 1 is usual. */
  readonly unit: number;
  readonly perSecond: number;
}

/** Viewers slow down shorter frames. */
const SHORTEST_DELAY_MS = 20;
/** Pause before the animation repeats. */
export const LAST_DELAY_MS = 2_500;
/** Longer runs skip steps, and say so. */
export const MAX_FRAMES = 400;

/** Which of `steps` steps become frames: every `stride`-th from 0, and the last. */
export interface Sampling {
  readonly stride: number;
  readonly shown: readonly number[];
}

/** All steps, or evenly at most `most` of them. */
export function sample(steps: number, most = MAX_FRAMES): Sampling {
  const stride = Math.max(1, Math.ceil(steps / (most - 1)));
  const shown = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) => index * stride);
  return { stride, shown: shown.at(-1) === steps ? shown : [...shown, steps] };
}

export function durationOf({ frames, delayOf }: Animation): number {
  return Array.from({ length: frames }, (_, frame) => delayOf(frame)).reduce((sum, delay) => sum + delay, 0);
}

/** Delays at a rate, less `motionMs` spent otherwise; the last frame stays longer. */
export function delaysOf(frames: number, perSecond: number, motionMs = 0): (frame: number) => number {
  const delay = Math.max(SHORTEST_DELAY_MS, Math.round(100 / perSecond) * 10 - motionMs);
  return (frame) => (frame === frames - 1 ? LAST_DELAY_MS : delay);
}

/** In pixels; `board` is a multiple of the board's picture. */
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
  readonly frame: 'Moves' | 'Frames';
  /** Sentences to read before it is made. Call only where nothing is missing. */
  remarks(perSecond: number): readonly string[];
  /** `perSecond` is an upper bound. Call only where nothing is missing. */
  animation(size: GifSize, perSecond: number): Animation;
}

/** A sentence on skipped steps or ticks, if any. */
export function leftOut(whose: string, unit: string, all: number, { stride, shown }: Sampling): string[] {
  if (stride === 1) return [];
  const frames = count(shown.length, 'frame');
  return [
    `${whose} has ${count(all, unit)}, this GIF ${frames}: one ${unit} in ${formatNumber(stride)} is shown, and the last one.`,
  ];
}
