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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('parts are built in their order, each when those before it are painted', () => {
  const built: string[] = [];
  for (const part of ['left', 'right', 'below']) takeTurn(() => built.push(part));
  const after = [0, 1, 2, 3, 4, 5].map(() => (frame(), built.length));
  expect(after).toEqual([0, 1, 1, 2, 2, 3]);
  expect(built).toEqual(['left', 'right', 'below']);
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
