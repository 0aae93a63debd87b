/**
 * Paints once per frame while something changes. Keeps requesting frames during changes: requesting one only at a
 * change would paint one frame late, and show every second step of a playing search.
 */
export class FramePainter {
  readonly #paint: () => boolean;
  #request = 0;
  #isDue = false;

  /** `paint` returns whether to call it in the next frame as well. */
  constructor(paint: () => boolean) {
    this.#paint = paint;
  }

  ask(): void {
    this.#isDue = true;
    if (this.#request === 0) this.#await();
  }

  /** Paints what is due now instead of in the next frame. */
  now(): void {
    if (this.#isDue) this.#isDue = this.#paint();
  }

  /** Paints nothing that was asked for before, not even by `now`. */
  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#isDue = false;
  }

  #await(): void {
    this.#request = requestAnimationFrame(() => this.#frame());
  }

  /** Requests the next frame before anything can change in it; the first frame without a change is the last. */
  #frame(): void {
    this.#request = 0;
    if (!this.#isDue) return;
    this.#await();
    this.#isDue = this.#paint();
  }
}
