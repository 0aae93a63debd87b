/** Keeps time where steps follow one another: how many of them are due at a frame. */

/** The speed that stands for one step with every frame, as fast as the screen shows them. */
export const EVERY_FRAME = 10_000;

/** Frames farther apart than this were not shown: the window was hidden or the computer asleep. */
const LONGEST_GAP_MS = 1_000;

export class Pace {
  /** Time at which the next step is due, in the clock of the frames; 0 before the first frame. */
  #dueMs = 0;

  /** The next frame is the first one. */
  restart(): void {
    this.#dueMs = 0;
  }

  /** Steps that have become due since the last frame, at `speed` steps per second. Time that was not shown is not made up for. */
  due(nowMs: number, speed: number): number {
    if (speed === EVERY_FRAME) return 1;
    const intervalMs = 1000 / speed;
    if (this.#dueMs === 0) this.#dueMs = nowMs + intervalMs / 2;
    if (nowMs - this.#dueMs > LONGEST_GAP_MS) this.#dueMs = nowMs;
    const due = Math.max(0, Math.floor((nowMs - this.#dueMs) / intervalMs) + 1);
    this.#dueMs += due * intervalMs;
    return due;
  }

  /** What was due is not there yet: the next step is due one interval from now. */
  wait(nowMs: number, speed: number): void {
    this.#dueMs = nowMs + 1000 / speed;
  }
}
