/** Paints links, then nodes as boards, dots or points, whichever is readable at the zoom. */
import type { Canvas } from './canvas.ts';
import { paintDots } from './paintDots.ts';
import { paintLinks, paintPath } from './paintLinks.ts';
import { paintBoards } from './paintNear.ts';
import { paintPoints } from './paintPoints.ts';
import { detailAt, type Detail } from '../layout/drawingSizes.ts';
import type { Scene } from './scene.ts';

export function paintTree(canvas: Canvas, scene: Scene): void {
  const { pen, density, camera } = canvas;
  const detail = detailAt(camera.k / canvas.unit, scene.measures, scene.layout.levelHeight);
  pen.lineJoin = 'miter'; // corners do not depend on what the pen drew before
  pen.setTransform(density * camera.k, 0, 0, density * camera.k, density * camera.x, density * camera.y);
  paintLinks(canvas, scene, detail);
  paintPath(canvas, scene, detail);
  PAINT_NODES[detail](canvas, scene);
}

const PAINT_NODES: Readonly<Record<Detail, (canvas: Canvas, scene: Scene) => void>> = {
  near: paintBoards,
  middle: paintDots,
  far: paintPoints,
};
