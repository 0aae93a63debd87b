/**
 * Levels far away. A search tree is much wider than it is deep, so a picture of all of it would be a flat strip: when the
 * camera draws back, columns come together and levels keep their distance as long as there is room for all of them.
 */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { Frame } from './framing.ts';
import type { Layout } from './layout.ts';

/** Distance that levels keep on the screen, in CSS pixels at the usual size of the interface. */
const KEPT_DISTANCE = 50;
/** Share of the height of the frame that all levels together may take. */
const SHARE_OF_HEIGHT = 0.9;

/** Distance between two levels in the drawing's units, as it is at a zoom. */
export function levelHeightAt(zoom: number, { levels, levelHeight }: Layout, { height }: Frame, unit: number): number {
  const kept = Math.min(KEPT_DISTANCE * unit, (height * SHARE_OF_HEIGHT) / levels);
  return Math.max(levelHeight, kept / zoom);
}

/**
 * The camera after a gesture that zoomed: the level under the pointer, at `pointerY`, stays under it, although levels do
 * not scale as columns do. `heightAt` gives the distance between levels at a zoom.
 */
export function keepLevelUnder(
  pointerY: number,
  before: ZoomTransform,
  after: ZoomTransform,
  heightAt: (zoom: number) => number,
): ZoomTransform {
  if (before.k === after.k) return after;
  const scale = (after.k * heightAt(after.k)) / (before.k * heightAt(before.k));
  return zoomIdentity.translate(after.x, pointerY - (pointerY - before.y) * scale).scale(after.k);
}
