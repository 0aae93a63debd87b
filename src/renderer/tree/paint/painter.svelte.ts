import { FramePainter } from '../../ui/pen/framePainter.ts';
import { readPalette } from '../../ui/pen/palette.ts';
import { untilIdle } from '../../ui/untilIdle.ts';
import type { Camera } from '../camera/camera.svelte.ts';
import type { Canvas } from './canvas.ts';
import { MovedPicture, type PaintedView } from './movedPicture.ts';
import type { Scene } from './scene.ts';

export const TREE_PAINTED = 'tree-painted';

export interface Painted {
  readonly shown: () => (Pick<PaintedView, 'scene' | 'content'> & { readonly step: number }) | null;
  readonly paint: (canvas: Canvas & PaintedView) => void;
  readonly theme: () => unknown;
  /** The scene of the next step. */
  readonly next?: (scene: Scene) => Scene;
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
  $effect(() => {
    void camera.frame;
    queueMicrotask(() => painter.now()); // in this frame: until the next one, the last picture would be stretched
  });
  function viewNow(): (PaintedView & { readonly step: number }) | null {
    const { frame, unit, at } = camera;
    const shown = painted.shown();
    if (frame.width === 0 || !shown) return null;
    return { ...frame, density: window.devicePixelRatio, camera: at, unit, palette, ...shown };
  }

  function paint(): boolean {
    const view = viewNow();
    if (!view) return false;
    const isMoved = picture.show(view);
    if (!isThere && view.scene.reader.nodes > 0) {
      isThere = true;
      performance.mark(TREE_PAINTED);
      void rehearse();
    }
    canvas.dataset.paints = String(Number(canvas.dataset.paints ?? 0) + 1);
    canvas.dataset.step = String(view.step);
    return isMoved;
  }

  /** Paints the next step aside, before it is asked for: the first letters of a font take longer than the rest of a picture. */
  async function rehearse(): Promise<void> {
    await untilIdle();
    const view = isThere ? viewNow() : null;
    if (!view || !painted.next) return;
    const pen = document.createElement('canvas').getContext('2d')!;
    painted.paint({ ...view, scene: painted.next(view.scene), pen });
  }

  return () => {
    isThere = false;
    painter.stop();
  };
}
