/**
 * Clears a canvas and fits it to `place` (in CSS pixels) at a density. Returns its pen. Sets the size only if it
 * differs, because setting even the same size allocates new memory.
 */
export function clearCanvas(
  canvas: HTMLCanvasElement,
  place: { readonly width: number; readonly height: number },
  density: number,
): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')!;
  const [width, height] = [Math.round(place.width * density), Math.round(place.height * density)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, width, height);
  return pen;
}
