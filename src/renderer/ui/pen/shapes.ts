import type { Pen } from './pen.ts';

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

export function fillRect(pen: Pen, ink: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fill();
}

export function fillRound(pen: Pen, ink: string, x: number, y: number, width: number, height: number, r: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.roundRect(x, y, width, height, r);
  pen.fill();
}

export function fillCircle(pen: Pen, ink: string, x: number, y: number, radius: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

export function strokeLine(pen: Pen, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}
