/** The shapes that nodes and their signs are drawn in. */
import type { Pen } from '../../ui/pen/pen.ts';

export function traceCircle(pen: Pen, x: number, y: number, radius: number): void {
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

export function traceDiamond(pen: Pen, x: number, y: number, radius: number): void {
  pen.moveTo(x, y - radius);
  pen.lineTo(x + radius, y);
  pen.lineTo(x, y + radius);
  pen.lineTo(x - radius, y);
  pen.closePath();
}
