import type { Picture } from './picture.ts';
import { writeText } from './shapes.ts';

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
      writeText(pen, title, 24, TITLE_HEIGHT / 2 + 4, { font: `700 20px ${palette.font}`, ink: palette.ink });
      paint(pen, density, palette);
    },
  };
}
