/** Computes how many steps are due at a frame. */

/** A speed that means one step per frame. */
export const EVERY_FRAME = 10_000;

/** After longer gaps, the window was hidden or the computer asleep. */
const LONGEST_GAP_MS = 1_000;

export class Pace {
  /** Frame time of the next step; 0 before the first frame. */
  #dueMs = 0;

  /** Makes the next frame the first one. */
  restart(): void {
    this.#dueMs = 0;
  }

  /** Steps due since the last frame, at `speed` steps per second. Hidden time is not caught up. */
  due(nowMs: number, speed: number): number {
    if (speed === EVERY_FRAME) return 1;
    const intervalMs = 1000 / speed;
    if (this.#dueMs === 0) this.#dueMs = nowMs + intervalMs / 2;
    if (nowMs - this.#dueMs > LONGEST_GAP_MS) this.#dueMs = nowMs;
    const due = Math.max(0, Math.floor((nowMs - this.#dueMs) / intervalMs) + 1);
    this.#dueMs += due * intervalMs;
    return due;
  }

  /** For steps that are due but not available yet: postpones the next one by an interval. */
  wait(nowMs: number, speed: number): void {
    this.#dueMs = nowMs + 1000 / speed;
  }
}
