/** Pictures that follow one another: what is animated, and for how long each of them stands. */
import type { Palette } from '../ui/pen/palette.ts';

export interface Animation {
  /** What it is called as a file, without an ending. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames, at least 1. */
  readonly frames: number;
  /** How long a frame stands, in milliseconds: a multiple of 10, and at least `SHORTEST_DELAY_MS`. */
  delayOf(frame: number): number;
  /** Paints a frame on paper of the page's colour. Called for one frame after the other, and again for some of them. */
  paint(frame: number, surface: OffscreenCanvasRenderingContext2D, palette: Palette): void;
}

/** How an animation is to look. */
export interface AnimationLook {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the interface in the picture, 1 for the usual one. */
  readonly unit: number;
  /** Frames per second. */
  readonly perSecond: number;
}

/** Programs that show GIFs slow down frames that stand for less. */
const SHORTEST_DELAY_MS = 20;
/** How long the last frame stands before the animation begins again. */
export const LAST_DELAY_MS = 2_500;
/** Frames of one animation at the most. A longer run is shown with steps left out, and that is said. */
export const MAX_FRAMES = 400;

/** Of `steps` steps those that become frames: from 0 on every `stride`-th one, and the last one. */
export interface Sampling {
  readonly stride: number;
  readonly shown: readonly number[];
}

/** All steps where they are few enough, else as many as there may be, evenly. */
export function sample(steps: number, most = MAX_FRAMES): Sampling {
  const stride = Math.max(1, Math.ceil(steps / (most - 1)));
  const shown = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, index) => index * stride);
  return { stride, shown: shown.at(-1) === steps ? shown : [...shown, steps] };
}

/** How long all frames together stand, in milliseconds. */
export function durationOf({ frames, delayOf }: Animation): number {
  return Array.from({ length: frames }, (_, frame) => delayOf(frame)).reduce((sum, delay) => sum + delay, 0);
}

/** How long frames stand at so many per second, `motionMs` of which is something else; the last one stands longer. */
export function delaysOf(frames: number, perSecond: number, motionMs = 0): (frame: number) => number {
  const delay = Math.max(SHORTEST_DELAY_MS, Math.round(100 / perSecond) * 10 - motionMs);
  return (frame) => (frame === frames - 1 ? LAST_DELAY_MS : delay);
}
