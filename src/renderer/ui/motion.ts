/** Moves a picture where the computer keeps up: a few jerks show a class less than the end alone. */
import { prefersReducedMotion } from 'svelte/motion';
import { eachFrame } from './eachFrame.ts';

/** Longest time between frames that are still seen as motion. */
const LONGEST_FRAME_MS = 50;
/** Time without motion on a computer that did not keep up. */
const STILL_MS = 10_000;

let fellBehindAtMs = -Infinity;

/** Whether the user wants motion, and the computer has lately kept up with it. */
export function isMotionWanted(): boolean {
  return !prefersReducedMotion.current && performance.now() - fellBehindAtMs > STILL_MS;
}

/**
 * Calls `step` in each frame, with the milliseconds since the last one, until it returns `false`. Where two frames in a row
 * come too late, calls `end` instead, for the last time. Returns a function that stops.
 */
export function inMotion(step: (passedMs: number) => boolean, end: () => void): () => void {
  let lastMs = performance.now();
  let late = -1; // the first frame also does what began the motion
  return eachFrame((nowMs) => {
    const passedMs = Math.max(0, nowMs - lastMs);
    lastMs = nowMs;
    late = late >= 0 && passedMs > LONGEST_FRAME_MS ? late + 1 : 0;
    if (late < 2) return step(passedMs);
    fellBehindAtMs = nowMs;
    end();
    return false;
  });
}
