/** A GIF under way: how far it is, and how to stop it. */
import type { Port } from '../../shared/rpc/port.ts';
import type { Animation } from './animation.ts';
import { writeGif } from './gif.ts';

export interface GifProgress {
  readonly frames: number;
  readonly total: number;
}

export class GifExport {
  /** Of a GIF under way, else `null`. */
  progress = $state.raw<GifProgress | null>(null);

  readonly #startWorker: () => Port;
  #stop: AbortController | null = null;

  /** `startWorker` starts `gifWorker.ts`; closing its port ends it. */
  constructor(startWorker: () => Port) {
    this.#startWorker = startWorker;
  }

  /** The file; `null` where it was cancelled. Rejects where it becomes too large. One at a time. */
  async make(animation: Animation, pixelsOf: (frame: number) => ArrayBuffer): Promise<Blob | null> {
    if (this.#stop) return null;
    const stop = (this.#stop = new AbortController());
    const total = animation.frames;
    this.progress = { frames: 0, total };
    const onprogress = (frames: number): void => void (this.progress = { frames, total });
    try {
      return await writeGif(animation, { startWorker: this.#startWorker, signal: stop.signal, onprogress, pixelsOf });
    } catch (error) {
      if (stop.signal.aborted) return null;
      throw error;
    } finally {
      this.#stop = null;
      this.progress = null;
    }
  }

  /** Nothing is made of it. Idempotent. */
  cancel(): void {
    this.#stop?.abort();
  }
}
