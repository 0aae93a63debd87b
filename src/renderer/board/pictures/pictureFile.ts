/**
 * Reduces a picture of the user's to what the library stores. Input is only ever decoded by `<img>`, where SVG runs
 * no scripts and fetches nothing. The pixels are redrawn: no bytes of the file remain, and no metadata such as the
 * place of a photo.
 */
import { AppError } from '../../../shared/contract/errors.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE } from '../../../shared/contract/pictures.ts';
import { readPictureHeader } from '../../../shared/exchange/pictureFile.ts';

export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
const MAX_SOURCE_PIXELS = 64_000_000;

const SVG = 'image/svg+xml';
/** The first element of an SVG file must be within so many characters, after declarations and comments. */
const SVG_HEAD = 8192;

/** The first encoding with few enough bytes is used. Not every browser writes WebP. */
const ENCODINGS = [
  ['image/webp', 0.9],
  ['image/webp', 0.7],
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.7],
  ['image/jpeg', 0.5],
] as const;

/** Longer side in pixels; the smaller one is for pictures with too many bytes at the first. */
const SIDES = [MAX_PICTURE_SIDE, MAX_PICTURE_SIDE / 2];

/** The MIME type, by content. Throws an `AppError` with code `bad-file` and the reason. */
export function readableType(bytes: Uint8Array): string {
  if (bytes.length > MAX_SOURCE_BYTES) throw tooManyBytes(bytes.length);
  const header = readPictureHeader(bytes);
  if (header === null && isSvg(bytes)) return SVG;
  if (header === null) throw badFile('This picture cannot be read. Use PNG, JPEG, WebP or SVG.');
  const { mime, width, height } = header;
  if (width * height <= MAX_SOURCE_PIXELS) return mime;
  const [size, most] = [width * height, MAX_SOURCE_PIXELS].map((pixels) => Math.ceil(pixels / 1e6));
  throw badFile(`This picture has ${size} million pixels (${width} × ${height}); up to ${most} million can be read.`);
}

/** Throws an `AppError` with code `bad-file`. */
export async function reducedPicture(file: Blob): Promise<ArrayBuffer> {
  if (file.size > MAX_SOURCE_BYTES) throw tooManyBytes(file.size); // before anything is read
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = readableType(bytes);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    return await encode(await decodePicture(url), type === SVG);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Throws an `AppError` with code `bad-file` if the picture cannot be decoded. */
export async function decodePicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    throw badFile('This picture is damaged and cannot be decoded.');
  }
}

/** An SVG without a size counts as square. */
export function ratioOf({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1;
}

async function encode(image: HTMLImageElement, isDrawing: boolean): Promise<ArrayBuffer> {
  for (const most of SIDES) {
    const side = isDrawing ? most : Math.min(most, Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = drawn(image, side);
    for (const [type, quality] of ENCODINGS) {
      const blob = await written(canvas, type, quality);
      if (blob?.type === type && blob.size <= MAX_PICTURE_BYTES) return blob.arrayBuffer();
    }
  }
  throw badFile('This picture cannot be made small enough to save.');
}

/** `side`: the longer side in pixels. On white, as transparent pictures are made for paper. */
function drawn(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const ratio = ratioOf(image);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(side * Math.min(1, ratio)));
  canvas.height = Math.max(1, Math.round(side * Math.min(1, 1 / ratio)));
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Throws an `AppError` where the browser refuses to export the canvas: some taint it with any SVG. */
async function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  try {
    return await new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  } catch {
    throw badFile('This drawing cannot be read in this browser. Save it as PNG and try again.');
  }
}

function isSvg(bytes: Uint8Array): boolean {
  return /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, SVG_HEAD)));
}

function tooManyBytes(bytes: number): AppError {
  const [size, most] = [bytes, MAX_SOURCE_BYTES].map((count) => Math.ceil(count / 1024 / 1024));
  return badFile(`This picture has ${size} MB; up to ${most} MB can be read.`);
}

function badFile(sentence: string): AppError {
  return new AppError('bad-file', sentence);
}
