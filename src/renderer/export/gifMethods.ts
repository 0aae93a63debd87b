/** Encodes one GIF. All frames share one palette, so nothing flickers, and leave unchanged pixels transparent. */
import { applyPalette, GIFEncoder, quantize, type ColourTable } from 'gifenc';
import type { Remote } from '../../shared/rpc/services.ts';

/** 256 entries, one of them for unchanged pixels. */
const MOST_COLOURS = 255;
/** GIF disposal: leave the frame and paint over it. */
const STAYS = 1;

export type GifServices = Remote<ReturnType<typeof gifServices>>;

/** One file per worker, frame after frame. */
export function gifServices() {
  const encoder = GIFEncoder();
  let size = { width: 0, height: 0 };
  let table: ColourTable = [];
  let before: Uint8Array | null = null;

  /** Begins a file of `width` × `height` pixels; the palette is chosen from `samples`, RGBA pixels. */
  function begin({ width, height, samples }: { width: number; height: number; samples: ArrayBuffer }): void {
    size = { width, height };
    table = quantize(new Uint8ClampedArray(samples), MOST_COLOURS);
  }

  /** `pixels`: RGBA. Returns the bytes of the file so far. */
  function addFrame({ pixels, delayMs: delay }: { pixels: ArrayBuffer; delayMs: number }): { bytes: number } {
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
