import { isOneStream } from '#platform';
import { stripMetadata } from '../../../shared/exchange/stripMetadata.ts';
import { pictureFault, readPictureHeader } from '../../../shared/exchange/pictureFile.ts';
import { joined } from '../../../shared/trace/columns.ts';

/** A picture without metadata, as the library keeps it, or why it cannot be kept. */
export function strippedPicture(bytes: Uint8Array): { readonly bytes: Uint8Array } | { readonly fault: string } {
  const fault = pictureFault(bytes);
  if (fault !== null) return { fault };
  const bare = stripMetadata(bytes)!;
  if (readPictureHeader(bare)!.mime === 'image/png' && !isOneStream(pixelsOf(bare), MAX_UNPACKED_BYTES))
    return { fault: 'It is damaged: its pixels cannot be unpacked.' };
  return { bytes: bare };
}

/** The largest picture unpacked: 16 bits for each of four channels, and one byte more for each row. */
const MAX_UNPACKED_BYTES = 1024 * (1024 * 8 + 1) * 2;

/** The content of the `IDAT` chunks of a PNG, in order. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [new Uint8Array()];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === IDAT) parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  return joined(parts);
}

const IDAT = 0x49444154;
