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

export function strokeRound(pen: Pen, ink: string, x: number, y: number, w: number, h: number, r: number): void {
  pen.strokeStyle = ink;
  pen.beginPath();
  pen.roundRect(x, y, w, h, r);
  pen.stroke();
}

export function fillCircle(pen: Pen, ink: string, x: number, y: number, radius: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

export function fillDiamond(pen: Pen, ink: string, x: number, y: number, radius: number): void {
  pen.fillStyle = ink;
  pen.beginPath();
  traceDiamond(pen, x, y, radius);
  pen.fill();
}

export function strokeCircle(pen: Pen, ink: string, x: number, y: number, radius: number): void {
  pen.strokeStyle = ink;
  pen.beginPath();
  traceCircle(pen, x, y, radius);
  pen.stroke();
}

export function strokeLine(pen: Pen, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

export function strokeLines(pen: Pen, points: readonly (readonly [x: number, y: number])[]): void {
  pen.beginPath();
  for (const [x, y] of points.slice(0, 1)) pen.moveTo(x, y);
  for (const [x, y] of points.slice(1)) pen.lineTo(x, y);
  pen.stroke();
}

export function fillOutline(pen: Pen, ink: string, points: readonly (readonly [x: number, y: number])[]): void {
  pen.fillStyle = ink;
  pen.beginPath();
  for (const [x, y] of points.slice(0, 1)) pen.moveTo(x, y);
  for (const [x, y] of points.slice(1)) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

export interface Writing {
  readonly font: string;
  readonly ink: string;
  /** Default: left. */
  readonly align?: CanvasTextAlign;
  /** Default: middle. */
  readonly baseline?: CanvasTextBaseline;
}

export function writeText(pen: Pen, text: string, x: number, y: number, writing: Writing): void {
  setWriting(pen, writing);
  pen.fillText(text, x, y);
}

/** For several texts of one look: setting a font takes longer than writing a digit. */
export function setWriting(pen: Pen, { font, ink, align = 'left', baseline = 'middle' }: Writing): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.textBaseline = baseline;
}
