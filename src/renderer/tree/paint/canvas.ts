/** A surface to paint a scene on, and what painting on it asks of the scene. */
import type { ZoomTransform } from 'd3-zoom';
import type { NodeStatus } from '../../../shared/readings/reading.ts';
import type { Box } from '../camera/framing.ts';
import type { Palette } from '../../ui/pen/palette.ts';
import type { Pen } from '../../ui/pen/pen.ts';
import type { Scene } from './scene.ts';

/** What to paint on, in CSS pixels, with the camera and the scale of the interface. */
export interface Canvas {
  /** Of an empty canvas, or one that writes SVG. */
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  readonly camera: ZoomTransform;
  /** Size of 1/16 rem in CSS pixels: thresholds of legibility grow with the interface. */
  readonly unit: number;
  readonly palette: Palette;
  /** The part of the picture that is painted, in CSS pixels; all where it is not given. */
  readonly part?: Box;
}

/** Bars and bands end at nodes that are so far beyond the edge of the picture, in CSS pixels: nearer ones may be left out. */
const BEYOND_EDGE = 6;

/** The part of the drawing that is painted, widened on each side by one node and by what may be left out beside one. */
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

/** A pixel of the device in the drawing's units. */
export function pixelOf({ camera, density }: Canvas): number {
  return 1 / (camera.k * density);
}

export function statusOf(scene: Scene, place: number): NodeStatus {
  return scene.reader.statusAt(scene.layout.tree.node[place], scene.step);
}

/** Whether a node has been seen to be the goal. */
export function isGoal({ reader }: Scene, node: number): boolean {
  return reader.goal === node;
}
