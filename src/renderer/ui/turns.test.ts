import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from './turns.ts';

let asked: (() => void)[] = [];

/** A frame, and the tasks after it. */
function frame(): void {
  const due = asked;
  asked = [];
  due.forEach((call) => call());
  vi.runOnlyPendingTimers();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => asked.push(call));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Parts that take so many milliseconds each; returns how many are built after each of six frames. */
function builtBy(takesMs: number): number[] {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const built: string[] = [];
  for (const part of ['left', 'right', 'below'])
    takeTurn(() => {
      built.push(part);
      nowMs += takesMs;
    });
  const after = [0, 1, 2, 3, 4, 5].map(() => (frame(), built.length));
  expect(built).toEqual(['left', 'right', 'below']);
  return after;
}

test('on a slow computer each part is built when those before it are painted', () => {
  expect(builtBy(60)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('on a usual computer as many are built together as a frame has time for', () => {
  expect(builtBy(5)).toEqual([0, 2, 2, 3, 3, 3]);
  expect(builtBy(1)).toEqual([0, 3, 3, 3, 3, 3]);
});

test('a part that is gone before its turn is not built, and those after it do not wait for it', () => {
  const built: string[] = [];
  const leave = takeTurn(() => built.push('gone'));
  takeTurn(() => built.push('there'));
  leave();
  frame();
  frame();
  expect(built).toEqual(['there']);
});

test('a part that comes when all others are built is built, too', () => {
  const built: string[] = [];
  takeTurn(() => built.push('first'));
  frame();
  frame();
  takeTurn(() => built.push('second'));
  frame();
  frame();
  expect(built).toEqual(['first', 'second']);
});
