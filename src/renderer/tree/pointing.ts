import { NONE } from '../../shared/trace/trace.ts';
import type { Camera } from './camera/camera.svelte.ts';
import { pointOf } from './layout/layout.ts';
import { placeFor, type Scene } from './paint/scene.ts';
import { nodeAt } from './paint/visible.ts';

/** Radius around a dot, in CSS pixels at the usual size of the interface, within which the pointer is on it. */
const REACH = 10;

/** The node under the pointer, or `NONE`. `isThere` as in `nodeAt`. */
export function nodeUnder(
  scene: Scene | null,
  { at, unit }: Camera,
  { offsetX, offsetY }: MouseEvent,
  isThere?: (place: number) => boolean,
): number {
  const [x, y] = at.invert([offsetX, offsetY]);
  return scene ? nodeAt(scene, x, y, (REACH * unit) / at.k, isThere) : NONE;
}

export function spotOf(scene: Scene | null, { at, frame }: Camera, node: number): [x: number, y: number] | null {
  const place = scene ? placeFor(scene, node) : NONE;
  if (!scene || place === NONE) return null;
  const [x, y] = at.apply(pointOf(scene.layout, place));
  return x < 0 || y < 0 || x > frame.width || y > frame.height ? null : [x, y];
}
