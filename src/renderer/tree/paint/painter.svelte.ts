/** Paints a drawing on its canvas once per frame, the newest picture. */
import type { RunView } from '../../run/runView.svelte.ts';
import { FramePainter } from '../../ui/pen/framePainter.ts';
import { readPalette } from '../../ui/pen/palette.ts';
import { paintTree } from './paintTree.ts';
import { MovedPicture } from './movedPicture.ts';
import type { TreeDrawing } from '../treeDrawing.svelte.ts';

/** The mark of the moment at which a tree is on the screen. */
export const TREE_PAINTED = 'tree-painted';

/** Paints whenever something changes that the picture depends on, until the returned function is called. */
export function paintOn(canvas: HTMLCanvasElement, runView: RunView, drawing: TreeDrawing): () => void {
  const { camera } = drawing;
  const still = new MovedPicture(canvas, (view) => paintTree(view, view.scene));
  const painter = new FramePainter(paint);
  /** Whether a tree is on the canvas: before it comes, there is one without nodes. */
  let isThere = false;
  const palette = $derived.by(() => (void runView.theme, readPalette(canvas)));
  $effect(() => {
    void [runView.theme, drawing.pictured, camera.at, camera.frame, camera.unit];
    void runView.pace; // one that begins to play finds the painter awake at its first step
    painter.ask();
    if (!isThere) queueMicrotask(() => painter.now()); // in the frame that has measured its place
  });
  function paint(): boolean {
    const { pictured, scene, moving } = drawing;
    const { frame, unit, at } = camera;
    if (frame.width === 0 || !pictured) return false;
    const density = window.devicePixelRatio;
    const content = [scene, moving];
    const isMoved = still.show({ ...frame, density, camera: at, unit, palette, scene: pictured, content });
    if (!isThere && pictured.reader.nodes > 0) performance.mark(TREE_PAINTED);
    isThere ||= pictured.reader.nodes > 0;
    canvas.dataset.paints = String(Number(canvas.dataset.paints ?? 0) + 1);
    canvas.dataset.step = String(pictured.step);
    return isMoved;
  }
  return () => painter.stop();
}
