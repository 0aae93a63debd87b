import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FramePainter } from './framePainter.ts';

let awaited = new Map<number, () => void>();
let lastId = 0;

beforeEach(() => {
  awaited = new Map();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => (awaited.set(++lastId, call), lastId));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => awaited.delete(id));
});
afterEach(() => void vi.unstubAllGlobals());

/** One frame: all that was asked for before it, in that order. */
function showFrame(): void {
  const calls = [...awaited.values()];
  awaited.clear();
  for (const call of calls) call();
}

test('every frame shows its own step of what changes with every frame', () => {
  let step = 0;
  const painted: number[] = [];
  const painter = new FramePainter(() => (painted.push(step), false));
  requestAnimationFrame(function play() {
    requestAnimationFrame(play);
    step++;
    painter.ask();
  });
  for (let frame = 0; frame < 8; frame++) showFrame();
  expect(painted).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('changes between two frames are painted once, and nothing is asked for where nothing changes', () => {
  const paint = vi.fn(() => false);
  const painter = new FramePainter(paint);
  painter.ask();
  painter.ask();
  showFrame();
  showFrame();
  expect(paint).toHaveBeenCalledTimes(1);
  expect(awaited.size).toBe(0);
});

test('a picture that was only moved is painted once more, without a change', () => {
  const paint = vi.fn(() => false).mockReturnValueOnce(true);
  const painter = new FramePainter(paint);
  painter.ask();
  for (let frame = 0; frame < 4; frame++) showFrame();
  expect(paint).toHaveBeenCalledTimes(2);
});

test('one that is stopped paints no more, until it is asked again', () => {
  const paint = vi.fn(() => false);
  const painter = new FramePainter(paint);
  painter.ask();
  painter.stop();
  painter.now();
  showFrame();
  expect(paint).not.toHaveBeenCalled();
  painter.ask();
  showFrame();
  expect(paint).toHaveBeenCalledTimes(1);
});

test('what is painted at once is not painted again in the next frame, and nothing is painted that is not due', () => {
  const paint = vi.fn(() => false);
  const painter = new FramePainter(paint);
  painter.now();
  expect(paint).not.toHaveBeenCalled();
  painter.ask();
  painter.now();
  showFrame();
  showFrame();
  expect(paint).toHaveBeenCalledTimes(1);
});
