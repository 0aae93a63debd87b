import { expect, test } from 'vitest';
import { OnePointer } from './onePointer.ts';
import { Scribble } from './scribble.svelte.ts';

const SIZE = { width: 1000, height: 1000 };

function setUp() {
  let view = 'search';
  const scribble = new Scribble(() => view);
  const drag = (fromX: number, fromY: number, toX: number, toY: number): void => {
    scribble.begin({ x: fromX, y: fromY }, 8, SIZE);
    scribble.move({ x: toX, y: toY }, 8, SIZE);
    scribble.end(SIZE);
  };
  return { scribble, drag, show: (next: string) => (view = next) };
}

test('one pass of the eraser over several strokes is one act', () => {
  const { scribble, drag } = setUp();
  scribble.tool = 'line';
  for (const x of [0.2, 0.4, 0.8]) drag(x, 0.1, x, 0.9);
  const drawn = scribble.strokes;
  scribble.tool = 'erase';
  drag(0.1, 0.5, 0.5, 0.5);
  expect(scribble.strokes).toEqual([drawn[2]]);
  scribble.undo();
  expect(scribble.strokes).toEqual(drawn);
});

test('what the eraser meets is gone at once, and is back when the pass is broken off', () => {
  const { scribble, drag } = setUp();
  drag(0.2, 0.1, 0.2, 0.9);
  scribble.begin({ x: 0.2, y: 0.1 }, 8, SIZE, 'erase');
  expect(scribble.strokes).toEqual([]);
  scribble.cancel();
  expect(scribble.strokes).toHaveLength(1);
});

test('a step takes strokes away on every view, and the one under way', () => {
  const { scribble, drag, show } = setUp();
  drag(0.1, 0.1, 0.9, 0.9);
  show('compare');
  drag(0.1, 0.1, 0.9, 0.9);
  scribble.begin({ x: 0, y: 0 }, 8, SIZE);
  scribble.step();
  scribble.end(SIZE);
  expect([scribble.strokes, scribble.canUndo]).toEqual([[], false]);
  show('search');
  expect(scribble.isEmpty).toBe(true);
});

test('what is kept stays on its own view until it is cleared', () => {
  const { scribble, drag, show } = setUp();
  scribble.isKept = true;
  drag(0.1, 0.1, 0.9, 0.9);
  show('compare');
  scribble.step();
  expect(scribble.strokes).toEqual([]);
  show('search');
  expect([scribble.strokes.length, scribble.canUndo]).toEqual([1, true]);
  scribble.clear();
  expect(scribble.isEmpty).toBe(true);
});

test('one pointer draws at a time; a pen does in place of the hand that rests, and no finger after it', () => {
  const pointer = new OnePointer();
  const [palm, finger, pen] = ['touch', 'touch', 'pen'].map((pointerType, pointerId) => ({ pointerId, pointerType }));
  expect([pointer.take(palm!), pointer.take(finger!), pointer.has(palm!)]).toEqual([true, false, true]);
  expect([pointer.take(pen!), pointer.has(pen!), pointer.has(palm!)]).toEqual([true, true, false]);
  pointer.release();
  expect([pointer.take(palm!), pointer.take(pen!)]).toEqual([false, true]);
});
