import type { Api } from '../../shared/contract/api.ts';
import { saveBytes } from '../host/exchangeFiles.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { toPng, toSvg, type Picture } from '../ui/pen/picture.ts';

export type PictureFormat = 'png' | 'svg';

/** Saves a picture in the colours of the screen. Rejects where the browser cannot make it. */
export async function savePicture(api: Api, picture: Picture, format: PictureFormat, palette: Palette): Promise<void> {
  const bytes = format === 'svg' ? toSvg(picture, palette) : await toPng(picture, palette);
  await saveBytes(api, { name: picture.name, type: format, bytes });
}
