import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { inMotion as InMotion, isMotionWanted as IsMotionWanted } from './motion.ts';

let inMotion: typeof InMotion;
let isMotionWanted: typeof IsMotionWanted;
let frames: FrameRequestCallback[] = [];
let nowMs = 0;

beforeEach(async () => {
  vi.resetModules(); // what fell behind in one test stays still in the next
  nowMs = 0;
  frames = [];
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', (request: number) => (frames[request - 1] = () => {}));
  ({ inMotion, isMotionWanted } = await import('./motion.ts'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Has the last frame that was requested come after `passedMs`. */
function frameAfter(passedMs: number): void {
  nowMs += passedMs;
  frames.at(-1)!(nowMs);
}

test('each frame is told the time since the last one, until the motion is over', () => {
  const told: number[] = [];
  inMotion(
    (passedMs) => told.push(passedMs) < 3,
    () => told.push(NaN),
  );
  for (const passedMs of [16, 20, 50]) frameAfter(passedMs);
  expect(told).toEqual([16, 20, 50]);
  expect(frames).toHaveLength(3);
  expect(isMotionWanted()).toBe(true);
});

test('the first frame may be late, because it also does what began the motion, and single ones may be', () => {
  const [step, end] = [vi.fn(() => true), vi.fn()];
  inMotion(step, end);
  for (const passedMs of [400, 51, 16, 90, 50]) frameAfter(passedMs);
  expect(step).toHaveBeenCalledTimes(5);
  expect(end).not.toHaveBeenCalled();
  expect(isMotionWanted()).toBe(true);
});

test('a computer that falls behind shows the end at once, and for ten seconds nothing but ends', () => {
  const [step, end] = [vi.fn(() => true), vi.fn()];
  inMotion(step, end);
  for (const passedMs of [16, 51, 51]) frameAfter(passedMs);
  expect(step).toHaveBeenCalledTimes(2);
  expect(end).toHaveBeenCalledTimes(1);
  expect(frames).toHaveLength(3);
  expect(isMotionWanted()).toBe(false);
  nowMs += 10_000;
  expect(isMotionWanted()).toBe(false);
  nowMs += 1;
  expect(isMotionWanted()).toBe(true);
});

test('a motion that is stopped moves nothing more', () => {
  const [step, end] = [vi.fn(() => true), vi.fn()];
  inMotion(step, end)();
  frameAfter(16);
  expect(step).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
