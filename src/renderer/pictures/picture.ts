/** Pictures to take away: painted with a pen, so that one painter serves the screen, PNG, SVG and the frames of a GIF. */
import { letteringOf } from '../tree/lettering.ts';
import type { Palette } from '../tree/palette.ts';
import type { Pen } from '../tree/pen.ts';
import { SvgPen } from '../tree/svgPen.ts';

export interface Picture {
  /** What it is called as a file, without an ending. */
  readonly name: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Paints on paper of the page's colour, with `density` device pixels per CSS pixel and one placement for everything. */
  paint(pen: Pen, density: number, palette: Palette): void;
}

/** Device pixels per CSS pixel of a PNG: sharp when it is enlarged on a slide. */
const PNG_DENSITY = 2;

/** The picture on paper of the theme's colour. */
export function toSvg(picture: Picture, palette: Palette): Blob {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  const pen = new SvgPen(picture.width, picture.height, letteringOf(palette, context));
  picture.paint(pen, 1, palette);
  return new Blob([pen.file(palette.page)], { type: 'image/svg+xml' });
}

/** The same as pixels. Rejects where the browser cannot make a picture of that size. */
export async function toPng(picture: Picture, palette: Palette): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width * PNG_DENSITY, picture.height * PNG_DENSITY);
  paintOn(canvas.getContext('2d')!, picture, palette, PNG_DENSITY);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Fills the paper and paints the picture on it. */
export function paintOn(pen: Pen, picture: Picture, palette: Palette, density: number): void {
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.fillStyle = palette.page;
  pen.beginPath();
  pen.rect(0, 0, picture.width, picture.height);
  pen.fill();
  picture.paint(pen, density, palette);
}
