/** Exported pictures, painted with a pen, so that one painter serves screen, PNG, SVG and GIF. */
import { MAX_PICTURE_SIDE } from '../../../shared/contract/pictures.ts';
import { letteringOf } from './lettering.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { fillRect } from './shapes.ts';
import { SvgPen } from './svgPen.ts';

export interface Picture {
  /** File name without extension. */
  readonly name: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Paints on the page's colour, with `density` device pixels per CSS pixel and one transform for everything. */
  paint(pen: Pen, density: number, palette: Palette): void;
}

/** Device pixels per CSS pixel, sharp when enlarged on a slide. */
const PNG_DENSITY = 2;
/** Longer side of an image in an SVG, in pixels: as in the library. */
const IMAGE_SIDE = MAX_PICTURE_SIDE;

export function toSvg(picture: Picture, palette: Palette): Blob {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  const pen = new SvgPen(picture.width, picture.height, letteringOf(palette, context), pngAddressOf);
  picture.paint(pen, 1, palette);
  return new Blob([pen.file(palette.page)], { type: 'image/svg+xml' });
}

/** A data address: the page's own address works only in the page. */
function pngAddressOf(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  const scale = IMAGE_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/** Rejects where the browser cannot make a picture of that size. */
export async function toPng(picture: Picture, palette: Palette): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width * PNG_DENSITY, picture.height * PNG_DENSITY);
  paintPicture(canvas.getContext('2d')!, picture, palette, PNG_DENSITY);
  return canvas.convertToBlob({ type: 'image/png' });
}

export function paintPicture(pen: Pen, picture: Picture, palette: Palette, density: number): void {
  pen.setTransform(density, 0, 0, density, 0, 0);
  fillRect(pen, palette.page, 0, 0, picture.width, picture.height);
  picture.paint(pen, density, palette);
}
