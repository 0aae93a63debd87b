/** Pictures to take away: painted with a pen, so that one painter serves the screen, PNG, SVG and the frames of a GIF. */
import { MAX_PICTURE_SIDE } from '../../../shared/contract/pictures.ts';
import { letteringOf } from './lettering.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { SvgPen } from './svgPen.ts';

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
/** The longer side of an image within an SVG, in pixels: as much as the library keeps of one. */
const IMAGE_SIDE = MAX_PICTURE_SIDE;

/** The picture on paper of the theme's colour. */
export function toSvg(picture: Picture, palette: Palette): Blob {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  const pen = new SvgPen(picture.width, picture.height, letteringOf(palette, context), pngAddressOf);
  picture.paint(pen, 1, palette);
  return new Blob([pen.file(palette.page)], { type: 'image/svg+xml' });
}

/** Pixels that go with a file: what the page has an address for, others do not. */
function pngAddressOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  const scale = IMAGE_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
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
