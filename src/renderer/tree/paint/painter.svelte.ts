import { FramePainter } from '../../ui/pen/framePainter.ts';
import { readPalette } from '../../ui/pen/palette.ts';
import type { Camera } from '../camera/camera.svelte.ts';
import type { Canvas } from './canvas.ts';
import { MovedPicture, type PaintedView } from './movedPicture.ts';

export const TREE_PAINTED = 'tree-painted';

export interface Painted {
  readonly shown: () => (Pick<PaintedView, 'scene' | 'content'> & { readonly step: number }) | null;
  readonly paint: (canvas: Canvas & PaintedView) => void;
  readonly theme: () => unknown;
  /** The player's pace: keeps the painter awake for the first step of playing. */
  readonly pace: () => unknown;
}

/** Repaints whenever the picture's dependencies change, until the returned function is called. */
export function paintOn(canvas: HTMLCanvasElement, camera: Camera, painted: Painted): () => void {
  const picture = new MovedPicture(canvas, painted.paint);
  const painter = new FramePainter(paint);
  /** Whether a tree is on the canvas: the first scenes have no nodes. */
  let isThere = false;
  const palette = $derived.by(() => (void painted.theme(), readPalette(canvas)));
  $effect(() => {
    void [painted.theme(), painted.pace(), painted.shown(), camera.at, camera.frame, camera.unit];
    painter.ask();
    if (!isThere) queueMicrotask(() => painter.now()); // in the frame that has measured its place
  });
  function paint(): boolean {
    const { frame, unit, at } = camera;
    const shown = painted.shown();
    if (frame.width === 0 || !shown) return false;
    const { scene, content, step } = shown;
    const density = window.devicePixelRatio;
    const isMoved = picture.show({ ...frame, density, camera: at, unit, palette, scene, content });
    if (!isThere && scene.reader.nodes > 0) performance.mark(TREE_PAINTED);
    isThere ||= scene.reader.nodes > 0;
    canvas.dataset.paints = String(Number(canvas.dataset.paints ?? 0) + 1);
    canvas.dataset.step = String(step);
    return isMoved;
  }
  return () => painter.stop();
}
