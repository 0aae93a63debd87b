/** A canvas that fills its place, and is repainted when its size, its colours or its content changes. */
import { remInPx } from '../rem.ts';
import { clearCanvas } from './clearCanvas.ts';
import { FramePainter } from './framePainter.ts';
import { readPalette } from './palette.ts';
import type { PaintSurface } from './pen.ts';

export class FittedCanvas {
  canvas = $state<HTMLCanvasElement>();
  /** Of its place, in CSS pixels. */
  width = $state(0);
  height = $state(0);
  readonly unit = $derived(this.width > 0 ? remInPx() / 16 : 1);

  /**
   * Call in the script of a component. `theme` is read only as a dependency. `content` reads all else that the picture
   * depends on, and returns what paints it in the next frame: setting the font of a canvas makes a browser lay out the page.
   * A unit of the pen is a CSS pixel.
   */
  constructor(theme: () => unknown, content: () => (surface: PaintSurface) => void) {
    const palette = $derived.by(() => (void theme(), this.canvas && readPalette(this.canvas)));
    let paint = (_surface: PaintSurface): void => {};
    const painter = new FramePainter(() => {
      const { canvas, width, height, unit } = this;
      if (!canvas || !palette || width === 0) return false;
      const density = window.devicePixelRatio;
      const pen = clearCanvas(canvas, { width, height }, density);
      pen.setTransform(density, 0, 0, density, 0, 0);
      paint({ pen, width, height, density, unit, palette });
      return false;
    });
    $effect(() => {
      void [theme(), this.canvas, this.height];
      if (this.width === 0) return;
      paint = content();
      painter.ask();
    });
    $effect(() => {
      void [this.width, this.height];
      queueMicrotask(() => painter.now()); // in this frame: until the next one, the last picture would be stretched
    });
    $effect(() => () => painter.stop());
  }
}
