import type { ZoomTransform } from 'd3-zoom';
import type { NodeStatus } from '../../../shared/readings/reading.ts';
import type { Box } from '../layout/framing.ts';
import type { PaintSurface } from '../../ui/pen/pen.ts';
import type { Scene } from './scene.ts';

export interface Canvas extends PaintSurface {
  readonly camera: ZoomTransform;
  /** The part of the picture to paint, in CSS pixels; default all. */
  readonly part?: Box;
}

/** Bars and bands end at nodes this far beyond the edge of the picture, in CSS pixels; nearer ones may be left out. */
const BEYOND_EDGE = 6;

/** The painted part of the drawing, widened on each side by one node and by what may be left out beside one. */
export function pictureBox({ camera, width, height, part, unit }: Canvas, { measures, layout }: Scene): Box {
  const { left, right, top, bottom } = part ?? { left: 0, right: width, top: 0, bottom: height };
  const around = (BEYOND_EDGE * unit) / camera.k;
  const beside = around + (layout.kind === 'tidy' ? measures.columnWidth : measures.levelHeight);
  const below = around + (layout.kind === 'tidy' ? layout.levelHeight : measures.levelHeight);
  return {
    left: camera.invertX(left) - beside,
    right: camera.invertX(right) + beside,
    top: camera.invertY(top) - below,
    bottom: camera.invertY(bottom) + below,
  };
}

export function pixelOf({ camera, density }: Canvas): number {
  return 1 / (camera.k * density);
}

export function statusOf(scene: Scene, place: number): NodeStatus {
  return scene.reader.statusAt(scene.layout.tree.node[place], scene.step);
}
