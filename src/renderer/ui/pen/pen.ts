/** What the tree is painted with: the part of a canvas context that the painter uses, so that it can write SVG as well. */
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
