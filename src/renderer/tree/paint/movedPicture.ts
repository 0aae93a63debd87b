/**
 * The picture of a tree, or of two in one, on its canvas. While the tree is only dragged about, the picture is moved, and no more is painted than
 * what comes into view: to paint a tree of all states anew takes most of a frame.
 */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { clearCanvas } from '../../ui/pen/clearCanvas.ts';
import type { Box } from '../camera/framing.ts';
import type { Canvas } from './canvas.ts';
import { freedBy, shiftBetween, type Shift, type PaintedView } from './pictureShift.ts';

/** Pixels of the largest picture that is copied to be moved, of 4 bytes each: those of a screen of 3840 × 2160. */
const MOST_PIXELS_COPIED = 3840 * 2160;

/** Paints a view, or the part of it that is named. */
type PaintOn = (canvas: Canvas & PaintedView) => void;

export class MovedPicture {
  readonly #canvas: HTMLCanvasElement;
  readonly #paintOn: PaintOn;
  /** Holds the picture while it is moved. */
  #copy: OffscreenCanvas | null = null;
  /** What the canvas shows: on whole pixels, so that its camera is as good as the one that was asked for last. */
  #shown: PaintedView | null = null;
  #asked: ZoomTransform | null = null;

  /** `paintOn` paints what the views are of. */
  constructor(canvas: HTMLCanvasElement, paintOn: PaintOn) {
    this.#canvas = canvas;
    this.#paintOn = paintOn;
  }

  /**
   * Shows `view`: painted, or while the camera is under way moved. Returns whether it was moved; then it is to be shown once
   * more in the next frame, because where the camera rests the picture is painted.
   */
  show(view: PaintedView): boolean {
    const isUnderWay = this.#asked !== view.camera;
    const shift = isUnderWay && this.#shown && this.#fits ? shiftBetween(this.#shown, view) : null;
    this.#asked = view.camera;
    this.#shown = shift ? this.#move(this.#shown!, view, shift) : this.#paint(view);
    return shift !== null;
  }

  get #fits(): boolean {
    return this.#canvas.width * this.#canvas.height <= MOST_PIXELS_COPIED;
  }

  #paint(view: PaintedView): PaintedView {
    this.#paintOn({ ...view, pen: clearCanvas(this.#canvas, view, view.density) });
    return view;
  }

  /** Returns what the canvas shows then. */
  #move({ camera: { x, y, k } }: PaintedView, view: PaintedView, shift: Shift): PaintedView {
    const camera = zoomIdentity.translate(x + shift.x / view.density, y + shift.y / view.density).scale(k);
    const moved = { ...view, camera };
    const copy = this.#copied();
    const pen = clearCanvas(this.#canvas, view, view.density);
    pen.drawImage(copy, shift.x, shift.y);
    for (const part of freedBy(shift, this.#canvas)) paintPart(pen, moved, part, this.#paintOn);
    return moved;
  }

  #copied(): OffscreenCanvas {
    const { width, height } = this.#canvas;
    if (this.#copy?.width !== width || this.#copy.height !== height) this.#copy = new OffscreenCanvas(width, height);
    const pen = this.#copy.getContext('2d')!;
    pen.globalCompositeOperation = 'copy'; // instead of the picture before
    pen.drawImage(this.#canvas, 0, 0);
    return this.#copy;
  }
}

/** Paints what of a view is in a part of its canvas, in device pixels. */
function paintPart(pen: CanvasRenderingContext2D, view: PaintedView, box: Box, paintOn: PaintOn): void {
  const { left, right, top, bottom } = box;
  const { density } = view;
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  pen.clip();
  const part = { left: left / density, right: right / density, top: top / density, bottom: bottom / density };
  paintOn({ ...view, pen, part });
  pen.restore();
}
