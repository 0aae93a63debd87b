import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlap, placeBeside, type BesideSide, type ScreenBox } from './placeBeside.ts';

const WINDOW = { width: 1280, height: 720 };
const GAP = 8;
const SIDES: readonly BesideSide[] = ['below', 'above', 'right', 'left'];

const sides = fc.shuffledSubarray([...SIDES], { minLength: 4 });
/** Anything that lies in the window. */
const anchors = fc
  .record({ left: fc.nat(1270), top: fc.nat(710), width: fc.integer({ min: 1, max: 1280 }), height: fc.nat(720) })
  .map(({ left, top, width, height }) => ({
    left,
    top,
    width: Math.min(width, WINDOW.width - left),
    height: Math.min(height, WINDOW.height - top),
  }));
const sizes = fc.record({ width: fc.integer({ min: 20, max: 400 }), height: fc.integer({ min: 20, max: 260 }) });

const fits = (size: { width: number; height: number }, width: number, height: number): boolean =>
  size.width + 2 * GAP <= width && size.height + 2 * GAP <= height;

test('what stands beside something stays in the window, and covers it only where no side has room', () => {
  fc.assert(
    fc.property(anchors, sizes, sides, (anchor, size, sides) => {
      const place = placeBeside(anchor, size, WINDOW, { sides, gap: GAP });
      expect(place).toMatchObject(size);
      expect(overlap(place, { left: 0, top: 0, ...WINDOW })).toBe(size.width * size.height);
      const hasRoom =
        fits(size, anchor.left, WINDOW.height) ||
        fits(size, WINDOW.width - anchor.left - anchor.width, WINDOW.height) ||
        fits(size, WINDOW.width, anchor.top) ||
        fits(size, WINDOW.width, WINDOW.height - anchor.top - anchor.height);
      if (hasRoom) expect(overlap(place, anchor)).toBe(0);
    }),
  );
});

test('the first side that has room is taken, in the middle of it', () => {
  const anchor: ScreenBox = { left: 600, top: 300, width: 40, height: 30 };
  const size = { width: 100, height: 50 };
  const at = (...sides: BesideSide[]) => placeBeside(anchor, size, WINDOW, { sides, gap: GAP });
  expect(at('below', 'above')).toEqual({ left: 570, top: 338, ...size });
  expect(at('above')).toEqual({ left: 570, top: 242, ...size });
  expect(at('left')).toEqual({ left: 492, top: 290, ...size });
  expect(at('right')).toEqual({ left: 648, top: 290, ...size });
  const atTop = placeBeside({ ...anchor, top: 4 }, size, WINDOW, { sides: ['above', 'below'], gap: GAP });
  expect(atTop.top).toBe(42);
});

test('what is to stay clear is left free where there is another place', () => {
  const anchor: ScreenBox = { left: 600, top: 300, width: 40, height: 30 };
  const below: ScreenBox = { left: 500, top: 331, width: 300, height: 200 };
  const place = placeBeside(anchor, { width: 100, height: 50 }, WINDOW, { sides: SIDES, gap: GAP, clear: [below] });
  expect([overlap(place, below), overlap(place, anchor)]).toEqual([0, 0]);
});
