/**
 * Empties a canvas, and gives it the size of its place in CSS pixels at so many device pixels to one. Returns the pen to
 * paint it with. A canvas of that size already keeps its memory: to give it a size, even the same one, takes new memory.
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
