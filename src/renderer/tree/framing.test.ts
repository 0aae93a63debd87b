import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filling, frameFollowing, frameWhole, type Box } from './framing.ts';

const FRAME = { width: 800, height: 600 };
const READABLE = 0.7;

const anyBox: fc.Arbitrary<Box> = fc
  .record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: 0, max: 5000 }),
    width: fc.integer({ min: 20, max: 9000 }),
    height: fc.integer({ min: 20, max: 9000 }),
  })
  .map(({ x, y, width, height }) => ({ left: x, top: y, right: x + width, bottom: y + height }));

function shows(box: Box, transform: typeof zoomIdentity): boolean {
  const [left, top] = transform.apply([box.left, box.top]);
  const [right, bottom] = transform.apply([box.right, box.bottom]);
  return left >= -0.01 && top >= -0.01 && right <= FRAME.width + 0.01 && bottom <= FRAME.height + 0.01;
}

describe('framing', () => {
  test('the whole tree is always in the picture', () => {
    fc.assert(fc.property(anyBox, (seen) => shows(seen, frameWhole(FRAME, seen, 1))));
  });

  test('what fills the frame stands in its middle, also where it is small', () => {
    fc.assert(
      fc.property(anyBox, (seen) => {
        const camera = frameWhole(FRAME, filling(FRAME, seen, 1), 1);
        const [x, y] = camera.apply([(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2]);
        expect(x).toBeCloseTo(FRAME.width / 2, 3);
        expect(y).toBeCloseTo(FRAME.height / 2, 3);
      }),
    );
  });

  test('following keeps everything in the picture as long as that is readable, and the focus afterwards', () => {
    fc.assert(
      fc.property(anyBox, (seen) => {
        const focus = { ...seen, right: seen.left + 20, bottom: seen.top + 20 };
        const framed = frameFollowing(FRAME, seen, focus, zoomIdentity, READABLE, 1);
        expect(framed.k).toBeGreaterThanOrEqual(READABLE * 0.999);
        const fitsReadably = frameWhole(FRAME, seen, 1).k >= READABLE;
        expect(shows(fitsReadably ? seen : focus, framed)).toBe(true);
      }),
    );
  });

  test('a camera that has just been placed stays where it is', () => {
    fc.assert(
      fc.property(anyBox, (seen) => {
        const focus = { ...seen, right: seen.left + 20, bottom: seen.top + 20 };
        const framed = frameFollowing(FRAME, seen, focus, zoomIdentity, READABLE, 1);
        expect(frameFollowing(FRAME, seen, focus, framed, READABLE, 1)).toBe(framed);
      }),
    );
  });

  test('a tree that grows within the picture does not move the camera', () => {
    const small = { left: -100, top: 0, right: 100, bottom: 150 };
    const grown = { ...small, bottom: 180 };
    const framed = frameFollowing(FRAME, small, small, zoomIdentity, READABLE, 1);
    expect(frameFollowing(FRAME, grown, grown, framed, READABLE, 1)).toBe(framed);
  });
});
