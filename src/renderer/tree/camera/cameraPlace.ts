/** Converts between a camera's transform and its place, which does not depend on the window's size. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { CameraPlace } from '../../../shared/contract/looks.ts';
import type { Frame } from '../layout/framing.ts';

export interface Viewport {
  readonly frame: Frame;
  readonly unit: number;
  readonly columnWidth: number;
  readonly heightAt: (zoom: number) => number;
}

export function placeAt(at: ZoomTransform, { frame, unit, columnWidth, heightAt }: Viewport): CameraPlace {
  const [x, y] = at.invert([frame.width / 2, frame.height / 2]);
  return { across: x / columnWidth, down: y / heightAt(at.k), zoom: at.k / unit };
}

/** The transform that shows `place` in the middle of this window, as large relative to the interface as it was. */
export function standAt(place: CameraPlace, { frame, unit, columnWidth, heightAt }: Viewport): ZoomTransform {
  const k = place.zoom * unit;
  const x = frame.width / 2 - k * place.across * columnWidth;
  const y = frame.height / 2 - k * place.down * heightAt(k);
  return zoomIdentity.translate(x, y).scale(k);
}

/** Differences at which the camera has arrived, in CSS pixels and as a ratio of zooms. */
const ARRIVED = { pixels: 0.3, zoom: 0.001 };

/** Part of the way: the centre moves linearly, the zoom geometrically. */
export function cameraBetween(from: ZoomTransform, to: ZoomTransform, frame: Frame, share: number): ZoomTransform {
  const { width, height } = frame;
  const [fromX, fromY] = from.invert([width / 2, height / 2]);
  const [toX, toY] = to.invert([width / 2, height / 2]);
  const k = from.k * (to.k / from.k) ** share;
  const x = width / 2 - k * (fromX + (toX - fromX) * share);
  const y = height / 2 - k * (fromY + (toY - fromY) * share);
  return zoomIdentity.translate(x, y).scale(k);
}

export function hasArrived(at: ZoomTransform, target: ZoomTransform): boolean {
  const isNear = Math.hypot(at.x - target.x, at.y - target.y) < ARRIVED.pixels;
  return isNear && Math.abs(at.k / target.k - 1) < ARRIVED.zoom;
}
