import type { Api } from '../../shared/contract/api.ts';
import { saveBytes } from '../host/exchangeFiles.ts';
import { readPalette } from '../ui/pen/palette.ts';
import { toPng, toSvg, type Picture } from '../ui/pen/picture.ts';

export type PictureFormat = 'png' | 'svg';

/** In the colours of the screen. Rejects where the browser cannot make it. */
export async function savePicture(api: Api, picture: Picture, format: PictureFormat): Promise<void> {
  const palette = readPalette(document.documentElement);
  const bytes = format === 'svg' ? toSvg(picture, palette) : await toPng(picture, palette);
  await saveBytes(api, { name: picture.name, type: format, bytes });
}
