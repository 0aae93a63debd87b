/**
 * Paints once a frame, for as long as something changes with every frame. What changes in a frame is painted in it: a painter
 * that asked for a frame only at the change would come one frame late, and show every second step of a search that plays.
 */
export class FramePainter {
  readonly #paint: () => boolean;
  #request = 0;
  #isDue = false;

  /** `paint` returns whether it is to be called in the next frame as well. */
  constructor(paint: () => boolean) {
    this.#paint = paint;
  }

  /** Something has changed: it is painted in the next frame. */
  ask(): void {
    this.#isDue = true;
    if (this.#request === 0) this.#await();
  }

  /** What is due is painted now, and not in the next frame. */
  now(): void {
    if (this.#isDue) this.#isDue = this.#paint();
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  #await(): void {
    this.#request = requestAnimationFrame(() => this.#frame());
  }

  /** Asks for the next frame before anything can change in it; the first frame without a change is the last. */
  #frame(): void {
    this.#request = 0;
    if (!this.#isDue) return;
    this.#await();
    this.#isDue = this.#paint();
  }
}
