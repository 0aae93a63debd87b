import type { Session } from './session.svelte.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { toPng, toSvg, type Picture } from '../ui/pen/picture.ts';

export type PictureFormat = 'png' | 'svg';

/** Saves a picture in the colours of the screen. Rejects where the browser cannot make it. */
export async function savePicture(
  session: Session,
  picture: Picture,
  format: PictureFormat,
  palette: Palette,
): Promise<void> {
  const blob = format === 'svg' ? toSvg(picture, palette) : await toPng(picture, palette);
  await session.save(picture.name, format, blob);
}
