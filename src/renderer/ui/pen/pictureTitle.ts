import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** The room above a chart that is taken away, in CSS pixels. */
export const TITLE_HEIGHT = 44;

/** Writes the title into that room. */
export function paintTitle(pen: Pen, palette: Palette, title: string): void {
  pen.font = `700 20px ${palette.font}`;
  pen.fillStyle = palette.ink;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(title, 24, TITLE_HEIGHT / 2 + 4);
}
