import fc from 'fast-check';
import { zoomIdentity } from 'd3-zoom';
import { describe, expect, test } from 'vitest';
import type { Palette } from '../../ui/pen/palette.ts';
import { measure } from '../layout/drawingSizes.ts';
import type { Scene } from './scene.ts';
import { freedBy, shiftBetween, type PaintedView } from './movedPicture.ts';

const SCENE = { measures: measure(3, 3, false), layout: { levelHeight: 75 } } as Scene;
const BEFORE: PaintedView = {
  ...{ width: 600, height: 400, density: 1.5, unit: 1, palette: {} as Palette, scene: SCENE },
  camera: zoomIdentity.translate(30, 20).scale(0.2),
  content: [SCENE],
};

function seenFrom(x: number, y: number, k = 0.2): PaintedView {
  return { ...BEFORE, camera: zoomIdentity.translate(x, y).scale(k), scene: { ...SCENE } };
}

describe('a picture is moved', () => {
  test('by whole pixels of the device, the nearest ones', () => {
    expect(shiftBetween(BEFORE, seenFrom(40, 20))).toEqual({ x: 15, y: 0 });
    expect(shiftBetween(BEFORE, seenFrom(29.5, 30.4))).toEqual({ x: -1, y: 16 });
  });

  test('as long as half of it stays in the frame', () => {
    expect(shiftBetween(BEFORE, seenFrom(330, 220))).toEqual({ x: 450, y: 300 });
    expect(shiftBetween(BEFORE, seenFrom(331, 20))).toBeNull();
    expect(shiftBetween(BEFORE, seenFrom(30, -181))).toBeNull();
  });

  test('at the same zoom only, and from far away', () => {
    expect(shiftBetween(BEFORE, seenFrom(30, 20, 0.21))).toBeNull();
    expect(shiftBetween(seenFrom(30, 20, 1), seenFrom(31, 20, 1))).toBeNull();
  });

  test.each<[string, Partial<PaintedView>]>([
    ['the scene', { content: [{}] }],
    ['the frame', { width: 601 }],
    ['the pixels of the screen', { density: 2 }],
    ['the size of the interface', { unit: 1.25 }],
    ['the theme', { palette: {} as Palette }],
  ])('and painted anew where %s is another', (_, change) => {
    expect(shiftBetween(BEFORE, { ...seenFrom(31, 20), ...change })).toBeNull();
  });
});

test('what a moved picture leaves free and what it covers are the frame, each pixel once', () => {
  const size = { width: 13, height: 9 };
  fc.assert(
    fc.property(fc.integer({ min: -15, max: 15 }), fc.integer({ min: -11, max: 11 }), (x, y) => {
      const parts = freedBy({ x, y }, size);
      for (let column = 0; column < size.width; column++) {
        for (let row = 0; row < size.height; row++) {
          const isCovered = column >= x && column < x + size.width && row >= y && row < y + size.height;
          const times = parts.filter(
            ({ left, right, top, bottom }) => column >= left && column < right && row >= top && row < bottom,
          ).length;
          expect(times).toBe(isCovered ? 0 : 1);
        }
      }
    }),
  );
});
