/** Makes a GIF: paints frames here while a worker encodes the previous one. */
import { joined } from '../../shared/trace/columns.ts';
import type { WorkerJob } from '../ui/workerJob.svelte.ts';
import type { Palette } from '../ui/pen/palette.ts';
import type { Animation } from './animation.ts';
import type { GifServices } from './gifMethods.ts';

/** Still fits into a slide. */
const MAX_GIF_BYTES = 64 * 1024 * 1024;

interface GifProgress {
  readonly frames: number;
  readonly total: number;
}

export type GifJob = WorkerJob<GifServices, GifProgress>;

/** Returns a frame's RGBA pixels. */
type ReadPixels = (frame: number) => ArrayBuffer;

/** `null` where it was cancelled. Rejects with a sentence for the user where it becomes too large. */
export function writeGif(job: GifJob, animation: Animation, readPixels: ReadPixels): Promise<Blob | null> {
  const { width, height, frames: total, delayOf } = animation;
  return job.run(async ({ gif }, report, signal) => {
    await gif.begin({ width, height, samples: collectSamples(total, readPixels) });
    let writing = Promise.resolve({ bytes: 0 });
    for (let frame = 0; frame < total; frame++) {
      const pixels = readPixels(frame);
      const { bytes } = await writing;
      signal.throwIfAborted();
      if (bytes > MAX_GIF_BYTES) throw tooLarge(frame, total);
      report({ frames: frame, total });
      writing = gif.addFrame({ pixels, delayMs: delayOf(frame) });
    }
    await writing;
    report({ frames: total, total });
    return new Blob([await gif.finish({})], { type: 'image/gif' });
  });
}

function tooLarge(frame: number, frames: number): Error {
  const limit = `${MAX_GIF_BYTES / 1024 / 1024} MB`;
  return new Error(`After ${frame} of ${frames} frames the GIF has grown beyond ${limit}. Choose a smaller size.`);
}

/** The first, middle and last frame together have all colours. */
function collectSamples(frames: number, readPixels: ReadPixels): ArrayBuffer {
  const chosen = new Set([0, frames >> 1, frames - 1]);
  return joined(Array.from(chosen, (frame) => new Uint8Array(readPixels(frame)))).buffer;
}

export function pixelReader(animation: Animation, palette: Palette): ReadPixels {
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
