import type { Palette } from './palette.ts';

/** The part of a canvas context that painters use, which an SVG writer can implement. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'setTransform'
  | 'setLineDash'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'rect'
  | 'roundRect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'strokeText'
  | 'save'
  | 'clip'
  | 'restore'
> & {
  /** Stretches a whole image over a rectangle. */
  drawImage(image: HTMLImageElement, x: number, y: number, width: number, height: number): void;
};

/** In CSS pixels. */
export interface PaintSurface {
  /** Of an empty canvas, or one that writes SVG. */
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** Size of 1/16 rem in CSS pixels: letters, lines and thresholds of legibility scale with the interface. */
  readonly unit: number;
  readonly palette: Palette;
}
