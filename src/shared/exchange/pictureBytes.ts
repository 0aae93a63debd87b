/** What the layouts of PNG, JPEG and WebP are recognized by. */

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Throws a `RangeError` where the bytes end earlier, like `textAt`. */
export function isPng(view: DataView): boolean {
  return PNG_SIGNATURE.every((byte, at) => view.getUint8(at) === byte);
}

export function isWebp(view: DataView): boolean {
  return textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP';
}

/** Whether a marker begins a frame of a JPEG: SOF0 to SOF15, without the three that mean something else. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The four letters of a name. */
export function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));
}
