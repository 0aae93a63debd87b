import { expect, test } from 'vitest';
import { EVERY_FRAME, Pace } from './pace.ts';

/** Steps due at each frame of a screen that shows one every `frameMs`. */
function dueAt(pace: Pace, speed: number, frameMs: number, frames: number, fromMs = 1_000): number[] {
  return Array.from({ length: frames }, (_, frame) => pace.due(fromMs + frame * frameMs, speed));
}

test('slow steps come one by one, fast ones several with a frame, and none is lost', () => {
  expect(dueAt(new Pace(), 2, 250, 6)).toEqual([0, 1, 0, 1, 0, 1]);
  const fast = dueAt(new Pace(), 1000, 16, 100);
  expect(fast.reduce((sum, due) => sum + due, 0)).toBe(99 * 16);
});

test('at the speed of the screen every frame has one step', () => {
  expect(dueAt(new Pace(), EVERY_FRAME, 7, 4)).toEqual([1, 1, 1, 1]);
});

test('time in which nothing was shown is not made up for', () => {
  const pace = new Pace();
  dueAt(pace, 10, 100, 5);
  expect(pace.due(60_000, 10)).toBe(1);
});

test('after a wait for a step, the next one follows an interval later', () => {
  const pace = new Pace();
  dueAt(pace, 1, 500, 2);
  pace.wait(5_000, 1);
  expect(pace.due(5_900, 1)).toBe(0);
  expect(pace.due(6_000, 1)).toBe(1);
});
