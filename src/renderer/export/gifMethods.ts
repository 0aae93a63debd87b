/** Encodes one GIF. All frames share one palette, so nothing flickers, and leave unchanged pixels transparent. */
import { applyPalette, GIFEncoder, quantize, type ColourTable } from 'gifenc';
import type { Hosted } from '../../shared/rpc/services.ts';

/** 256 entries, one of them for unchanged pixels. */
const MOST_COLOURS = 255;
/** GIF disposal: leave the frame and paint over it. */
const STAYS = 1;

/** One file per worker, frame after frame. */
export interface GifApi {
  /** Begins a file of `width` × `height` pixels; the palette is chosen from `samples`, RGBA pixels. */
  begin(params: { width: number; height: number; samples: ArrayBuffer }): Promise<void>;
  /** `pixels`: RGBA. Returns the bytes of the file so far. */
  addFrame(params: { pixels: ArrayBuffer; delayMs: number }): Promise<{ bytes: number }>;
  finish(params: Record<string, never>): Promise<ArrayBuffer>;
}

export interface GifServices {
  readonly gif: GifApi;
}

type GifParams<M extends keyof GifApi> = Parameters<GifApi[M]>[0];

export function gifServices(): Hosted<GifServices> {
  const encoder = GIFEncoder();
  let size = { width: 0, height: 0 };
  let table: ColourTable = [];
  let before: Uint8Array | null = null;

  function begin({ width, height, samples }: GifParams<'begin'>): void {
    size = { width, height };
    table = quantize(new Uint8ClampedArray(samples), MOST_COLOURS);
  }

  function addFrame({ pixels, delayMs: delay }: GifParams<'addFrame'>): Awaited<ReturnType<GifApi['addFrame']>> {
    const { width, height } = size;
    const indices = applyPalette(new Uint8ClampedArray(pixels), table);
    const unchanged = table.length;
    if (before) {
      const options = { delay, transparent: true, transparentIndex: unchanged, dispose: STAYS };
      encoder.writeFrame(changed(indices, before, unchanged), width, height, options);
    } else {
      encoder.writeFrame(indices, width, height, { palette: [...table, [0, 0, 0]], delay, repeat: 0, dispose: STAYS });
    }
    before = indices;
    return { bytes: encoder.bytesView().byteLength };
  }

  function finish(): ArrayBuffer {
    encoder.finish();
    return encoder.bytes().buffer;
  }

  return { gif: { begin, addFrame, finish } };
}

function changed(indices: Uint8Array, before: Uint8Array, unchanged: number): Uint8Array {
  return indices.map((index, pixel) => (index === before[pixel] ? unchanged : index));
}
