/** The sign "=" at nodes with repeated states, in searches that keep such nodes. */
import { FATE, fateOf } from '../../../shared/trace/trace.ts';
import type { Canvas } from './canvas.ts';
import type { Scene } from './scene.ts';

const SIGN = { length: 1, apart: 0.55, width: 0.26 };

export function paintRepeat(
  { pen, palette }: Canvas,
  { reader }: Scene,
  node: number,
  x: number,
  y: number,
  size: number,
): void {
  if (fateOf(reader, node) !== FATE.kept) return;
  pen.strokeStyle = palette.inkSoft;
  pen.lineWidth = SIGN.width * size;
  pen.beginPath();
  for (const side of [-0.5, 0.5]) {
    pen.moveTo(x, y + side * SIGN.apart * size);
    pen.lineTo(x + SIGN.length * size, y + side * SIGN.apart * size);
  }
  pen.stroke();
}
