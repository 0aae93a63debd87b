/** How a picture that was painted from one stand of the camera belongs when it is seen from another one. */
import type { Canvas } from './canvas.ts';
import type { Box, Frame } from '../camera/framing.ts';
import { detailAt } from '../camera/drawingSizes.ts';
import type { Scene } from './scene.ts';

/** What is painted, and where the camera stands. */
export interface PaintedView extends Omit<Canvas, 'pen'> {
  readonly scene: Scene;
  /** What the picture depends on beside the camera: each of it is the same value as long as nothing else has changed. */
  readonly content: readonly unknown[];
}

/** In device pixels, and whole ones: what is moved by them stays as sharp as it was. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Share of the frame that a picture is moved by at the most: beyond it there is hardly less to be painted than all of it. */
const MOST_MOVED = 0.5;

/**
 * By how much the picture of `before` is to be moved for that of `now`; `null` where more has changed, or most of it would leave.
 * Only from far away: nearer, there are few nodes in a picture, and words and curves that reach over its edge.
 */
export function shiftBetween(before: PaintedView, now: PaintedView): Shift | null {
  if (before.camera.k !== now.camera.k || !hasSameContent(before, now) || !isFar(now)) return null;
  const x = Math.round((now.camera.x - before.camera.x) * now.density);
  const y = Math.round((now.camera.y - before.camera.y) * now.density);
  const most = MOST_MOVED * now.density;
  return Math.abs(x) <= most * now.width && Math.abs(y) <= most * now.height ? { x, y } : null;
}

function hasSameContent(before: PaintedView, now: PaintedView): boolean {
  const of = ({ content, width, height, density, unit, palette }: PaintedView) =>
    [...content, width, height, density, unit, palette] as const;
  const then = of(before);
  return of(now).every((value, index) => value === then[index]);
}

function isFar({ camera, unit, scene }: PaintedView): boolean {
  return detailAt(camera.k / unit, scene.measures, scene.layout.levelHeight) === 'far';
}

/** The parts of a frame of so many device pixels that a picture of it leaves free when it is moved; they do not overlap. */
export function freedBy({ x, y }: Shift, { width, height }: Frame): Box[] {
  const [left, right] = [Math.max(0, x), Math.min(width, width + x)];
  return [
    { left: 0, right: left, top: 0, bottom: height },
    { left: right, right: width, top: 0, bottom: height },
    { left, right, top: 0, bottom: Math.max(0, y) },
    { left, right, top: Math.min(height, height + y), bottom: height },
  ].filter((part) => part.left < part.right && part.top < part.bottom);
}
