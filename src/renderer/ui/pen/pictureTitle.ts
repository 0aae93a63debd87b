import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import type { Picture } from './picture.ts';

/** In CSS pixels. */
export const TITLE_HEIGHT = 44;

/** Adds a title. `height`: of the content, which `paint` paints from `TITLE_HEIGHT` down. */
export function titledPicture(
  { name, title, width, height }: Pick<Picture, 'name' | 'width' | 'height'> & { readonly title: string },
  paint: Picture['paint'],
): Picture {
  return {
    ...{ name, width },
    height: height + TITLE_HEIGHT,
    paint(pen, density, palette) {
      pen.setTransform(density, 0, 0, density, 0, 0);
      paintTitle(pen, palette, title);
      paint(pen, density, palette);
    },
  };
}

function paintTitle(pen: Pen, palette: Palette, title: string): void {
  pen.font = `700 20px ${palette.font}`;
  pen.fillStyle = palette.ink;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(title, 24, TITLE_HEIGHT / 2 + 4);
}
