/** Makes a GIF of an animation: frames are painted here and written by a worker, one while the next is painted. */
import type { Port } from '../../shared/rpc/port.ts';
import { connect } from '../../shared/rpc/rpc.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Animation } from './animation.ts';
import type { GifApi } from './gifApi.ts';

/** Bytes of a GIF at the most: what still fits into a slide. */
const MAX_GIF_BYTES = 64 * 1024 * 1024;

export interface GifWork {
  /** Starts `gifWorker.ts`; closing its port ends it. */
  readonly startWorker: () => Port;
  /** Gives up where it is aborted: `writeGif` rejects then. */
  readonly signal: AbortSignal;
  /** Told after every frame how many are written. */
  readonly onprogress: (written: number) => void;
  /** The RGBA pixels of a frame. */
  readonly pixelsOf: (frame: number) => ArrayBuffer;
}

/** The file. Throws an `Error` with a sentence for the user where it becomes too large. */
export async function writeGif(animation: Animation, work: GifWork): Promise<Blob> {
  const { startWorker, signal } = work;
  const worker = connect<{ gif: GifApi }>(startWorker());
  signal.addEventListener('abort', () => worker.close());
  try {
    const { width, height } = animation;
    await worker.gif.begin({ width, height, samples: samplesOf(animation, work) });
    await writeFrames(animation, work, worker.gif);
    return new Blob([await worker.gif.finish({})], { type: 'image/gif' });
  } finally {
    worker.close();
  }
}

async function writeFrames(animation: Animation, { signal, onprogress, pixelsOf }: GifWork, gif: GifApi) {
  let writing = Promise.resolve({ bytes: 0 });
  for (let frame = 0; frame < animation.frames; frame++) {
    const pixels = pixelsOf(frame);
    const { bytes } = await writing;
    signal.throwIfAborted();
    if (bytes > MAX_GIF_BYTES) throw tooLarge(frame, animation.frames);
    onprogress(frame);
    writing = gif.addFrame({ pixels, delayMs: animation.delayOf(frame) });
  }
  await writing;
  onprogress(animation.frames);
}

function tooLarge(frame: number, frames: number): Error {
  const limit = `${MAX_GIF_BYTES / 1024 / 1024} MB`;
  return new Error(`After ${frame} of ${frames} frames the GIF has grown beyond ${limit}. Choose a smaller size.`);
}

/** The first, the middle and the last frame together have all colours. */
function samplesOf({ frames }: Animation, { pixelsOf }: GifWork): ArrayBuffer {
  const chosen = new Set([0, frames >> 1, frames - 1]);
  const parts = Array.from(chosen, (frame) => new Uint8Array(pixelsOf(frame)));
  const samples = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (samples.set(part, at), at + part.length), 0);
  return samples.buffer;
}

/** Paints frames of an animation on a canvas of their own, and reads their pixels. */
export function pixelReader(animation: Animation, palette: Palette): (frame: number) => ArrayBuffer {
  const { width, height } = animation;
  const surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, alpha: false })!;
  return (frame) => {
    surface.setTransform(1, 0, 0, 1, 0, 0);
    surface.fillStyle = palette.page;
    surface.fillRect(0, 0, width, height);
    animation.paint(frame, surface, palette);
    return surface.getImageData(0, 0, width, height).data.buffer as ArrayBuffer;
  };
}
