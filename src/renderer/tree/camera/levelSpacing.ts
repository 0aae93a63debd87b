/** Search trees are wider than deep: far away, columns come together, but levels keep their distance while all fit. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import type { Frame } from '../layout/framing.ts';
import { mix, type Layout } from '../layout/layout.ts';
import { BAND_LINE, boardHeightOf, KEY_LINE, NEAR_ZOOM, neededLevelHeight } from '../layout/drawingSizes.ts';

/** Distance that levels keep on the screen, in CSS pixels at the usual size of the interface. */
const KEPT_DISTANCE = 50;
/** Share of the frame's height for all levels and their labels where no boards are drawn. */
const SHARE_OF_HEIGHT = 0.92;
/** Below this part of the zoom of boards, levels come together until all fit. */
const TOGETHER = 0.75;

type Levels = Pick<Layout, 'kind' | 'room' | 'levelHeight'>;

export function levelHeightAt(zoom: number, { kind, room, levelHeight }: Levels, frame: Frame, unit: number): number {
  if (kind === 'radial') return levelHeight;
  const needed = Math.max((KEPT_DISTANCE * unit) / zoom, neededLevelHeight(zoom / unit, levelHeight));
  const written = KEY_LINE + BAND_LINE / 2; // below the last level and above the first one
  const free = (frame.height * SHARE_OF_HEIGHT - written * unit) / zoom - boardHeightOf(levelHeight);
  const fitting = Math.min(needed, Math.max(levelHeight, free / Math.max(1, room - 1)));
  const nearness = (zoom / unit / NEAR_ZOOM - TOGETHER) / (1 - TOGETHER);
  return mix(fitting, needed, Math.min(1, Math.max(0, nearness)));
}

export function atZoom(layout: Layout, zoom: number, frame: Frame, unit: number): Layout {
  const { bend } = layout;
  return {
    ...layout,
    levelHeight: levelHeightAt(zoom, layout, frame, unit),
    ...(bend && { bend: { ...bend, from: atZoom(bend.from, zoom, frame, unit) } }),
  };
}

/** The camera after a zoom gesture: keeps the level at `pointerY` there, although levels do not scale as columns do. */
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
