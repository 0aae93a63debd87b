/**
 * Writes one GIF. All frames share one table of colours, so that nothing flickers, and say only what has changed since the
 * frame before: the rest is transparent and stays as it was.
 */
import { applyPalette, GIFEncoder, quantize, type ColourTable } from 'gifenc';
import { trusted, type Hosted, type ParsersOf } from '../../shared/rpc/services.ts';
import type { GifApi } from './gifApi.ts';

/** A table has 256 entries; one of them stands for what has not changed. */
const MOST_COLOURS = 255;
/** What becomes of a frame when the next one comes: it stays, and is painted over. */
const STAYS = 1;

interface GifServices {
  readonly gif: GifApi;
}

export const GIF_METHODS: ParsersOf<GifServices> = { gif: { begin: trusted, addFrame: trusted, finish: trusted } };

type GifParams<M extends keyof GifApi> = Parameters<GifApi[M]>[0];

/** What one worker serves. */
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
