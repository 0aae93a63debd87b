/** The way of the camera from one stand to another. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { Frame } from './framing.ts';

/** So near, in CSS pixels and as a ratio of zooms, the camera has arrived. */
const ARRIVED = { pixels: 0.3, zoom: 0.001 };

/** Part of the way: the point of the drawing at the centre moves evenly, the zoom by equal ratios. */
export function cameraBetween(
  from: ZoomTransform,
  to: ZoomTransform,
  { width, height }: Frame,
  share: number,
): ZoomTransform {
  const [fromX, fromY] = from.invert([width / 2, height / 2]);
  const [toX, toY] = to.invert([width / 2, height / 2]);
  const k = from.k * (to.k / from.k) ** share;
  const x = width / 2 - k * (fromX + (toX - fromX) * share);
  const y = height / 2 - k * (fromY + (toY - fromY) * share);
  return zoomIdentity.translate(x, y).scale(k);
}

/** Whether nobody could tell `at` from `target`. */
export function hasArrived(at: ZoomTransform, target: ZoomTransform): boolean {
  const isNear = Math.hypot(at.x - target.x, at.y - target.y) < ARRIVED.pixels;
  return isNear && Math.abs(at.k / target.k - 1) < ARRIVED.zoom;
}
