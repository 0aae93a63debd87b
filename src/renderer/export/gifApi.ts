/** What the page asks of the worker that writes a GIF: one worker writes one file, frame after frame. */
export interface GifApi {
  /** Begins a file of `width` × `height` pixels. `samples`: RGBA pixels that its colours are chosen from. */
  begin(params: { width: number; height: number; samples: ArrayBuffer }): Promise<void>;
  /** Adds a frame: its RGBA pixels, and how long it stands. Returns the bytes of the file so far. */
  addFrame(params: { pixels: ArrayBuffer; delayMs: number }): Promise<{ bytes: number }>;
  /** The whole file. */
  finish(params: Record<string, never>): Promise<ArrayBuffer>;
}
