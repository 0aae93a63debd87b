/** Dragging moves the picture and paints only what comes into view: a tree of all states takes most of a frame. */
import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { clearCanvas } from '../../ui/pen/clearCanvas.ts';
import { detailAt } from '../layout/drawingSizes.ts';
import type { Box, Frame } from '../layout/framing.ts';
import type { Canvas } from './canvas.ts';
import type { Scene } from './scene.ts';

export interface PaintedView extends Omit<Canvas, 'pen'> {
  readonly scene: Scene;
  /** What the picture depends on besides the camera; compared by identity. */
  readonly content: readonly unknown[];
}

/** In whole device pixels, so that a moved picture stays sharp. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Pixels (4 bytes each) of the largest picture that is copied to be moved: a screen of 3840 × 2160. */
const MOST_PIXELS_COPIED = 3840 * 2160;

type PaintOn = (canvas: Canvas & PaintedView) => void;

export class MovedPicture {
  readonly #canvas: HTMLCanvasElement;
  readonly #paintOn: PaintOn;
  #copy: OffscreenCanvas | null = null;
  /** What the canvas shows. Its camera is rounded to whole pixels, so it may differ from the one requested. */
  #shown: PaintedView | null = null;
  #asked: ZoomTransform | null = null;

  constructor(canvas: HTMLCanvasElement, paintOn: PaintOn) {
    this.#canvas = canvas;
    this.#paintOn = paintOn;
  }

  /** Returns whether the picture was moved; then show it again in the next frame, because a resting one is painted. */
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
    pen.globalCompositeOperation = 'copy'; // replaces the previous picture
    pen.drawImage(this.#canvas, 0, 0);
    return this.#copy;
  }
}

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

/** Share of the frame; moving farther saves little compared with painting everything. */
const MOST_MOVED = 0.5;

/** `null` where more has changed, or most would leave. Only far away: nearer, words and curves reach over the edge. */
export function shiftBetween(before: PaintedView, now: PaintedView): Shift | null {
  if (before.camera.k !== now.camera.k || !hasSameContent(before, now) || !isFar(now)) return null;
  const x = Math.round((now.camera.x - before.camera.x) * now.density);
  const y = Math.round((now.camera.y - before.camera.y) * now.density);
  const most = MOST_MOVED * now.density;
  return Math.abs(x) <= most * now.width && Math.abs(y) <= most * now.height ? { x, y } : null;
}

function hasSameContent(before: PaintedView, now: PaintedView): boolean {
  const of = ({ content, width, height, density, unit, palette }: PaintedView) =>
    [...content, width, height, density, unit, palette] as const;
  const then = of(before);
  return of(now).every((value, index) => value === then[index]);
}

function isFar({ camera, unit, scene }: PaintedView): boolean {
  return detailAt(camera.k / unit, scene.measures, scene.layout.levelHeight) === 'far';
}

/** The parts that a frame's picture, moved by `shift`, leaves free, in device pixels; they do not overlap. */
export function freedBy({ x, y }: Shift, { width, height }: Frame): Box[] {
  const [left, right] = [Math.max(0, x), Math.min(width, width + x)];
  return [
    { left: 0, right: left, top: 0, bottom: height },
    { left: right, right: width, top: 0, bottom: height },
    { left, right, top: 0, bottom: Math.max(0, y) },
    { left, right, top: Math.min(height, height + y), bottom: height },
  ].filter((part) => part.left < part.right && part.top < part.bottom);
}
