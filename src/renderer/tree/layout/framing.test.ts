import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameFollowing, frameWhole, type Box, type Seen } from './framing.ts';

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

/** What is as large at every zoom, and legible from `READABLE` on. */
function rigid(box: Box, isCentred = false): Seen {
  return { at: () => box, isLegible: (zoom) => zoom >= READABLE, isCentred };
}

function shows(box: Box, transform: typeof zoomIdentity): boolean {
  const [left, top] = transform.apply([box.left, box.top]);
  const [right, bottom] = transform.apply([box.right, box.bottom]);
  return left >= -0.01 && top >= -0.01 && right <= FRAME.width + 0.01 && bottom <= FRAME.height + 0.01;
}

/** The corner of a box, as large as a node. */
function cornerOf(seen: Box): Box {
  return { ...seen, right: seen.left + 20, bottom: seen.top + 20 };
}

describe('framing', () => {
  test('the whole tree is always in the picture, as large as it fits', () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        const camera = frameWhole(FRAME, rigid(box), 1);
        expect(shows(box, camera)).toBe(true);
        const larger = zoomIdentity.translate(camera.x, camera.y).scale(camera.k * 1.15);
        if (camera.k < 2) expect(shows(box, larger)).toBe(false);
      }),
    );
  });

  test('what has no top stands in the middle of the frame, also where it is small', () => {
    fc.assert(
      fc.property(anyBox, (seen) => {
        const camera = frameWhole(FRAME, rigid(seen, true), 1);
        const [x, y] = camera.apply([(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2]);
        expect(x).toBeCloseTo(FRAME.width / 2, 3);
        expect(y).toBeCloseTo(FRAME.height / 2, 3);
      }),
    );
  });

  test('following shows everything as long as that is legible, and the focus at a readable zoom afterwards', () => {
    fc.assert(
      fc.property(anyBox, (seen) => {
        const framed = frameFollowing(FRAME, rigid(seen), () => cornerOf(seen), zoomIdentity, 1.4, 1);
        const isLegible = frameWhole(FRAME, rigid(seen), 1).k >= READABLE * 1.11; // a step of the zooms that are chosen
        if (isLegible) expect(shows(seen, framed)).toBe(true);
        else if (!shows(seen, framed)) {
          expect(shows(cornerOf(seen), framed)).toBe(true);
          expect(framed.k).toBeGreaterThanOrEqual(1.4 * 0.999);
        }
      }),
    );
  });

  test('what keeps some of its size is shown at the largest zoom at which it fits', () => {
    const seen: Seen = {
      at: (zoom) => ({ left: -50, right: 50, top: 0, bottom: 300 + 200 / zoom }),
      isLegible: () => true,
      isCentred: false,
    };
    const { k } = frameWhole(FRAME, seen, 1);
    expect(300 * k + 200).toBeCloseTo(600 - 2 * 21, -1);
    expect(300 * k + 200).toBeLessThanOrEqual(600 - 2 * 21);
  });

  test('a camera that has just been placed stays where it is', () => {
    fc.assert(
      fc.property(anyBox, (seen) => {
        const focus = () => cornerOf(seen);
        const framed = frameFollowing(FRAME, rigid(seen), focus, zoomIdentity, 1.4, 1);
        expect(frameFollowing(FRAME, rigid(seen), focus, framed, 1.4, 1)).toBe(framed);
      }),
    );
  });

  test('a tree that grows within the picture does not move the camera', () => {
    const small = { left: -100, top: 0, right: 100, bottom: 150 };
    const grown = { ...small, bottom: 180 };
    const framed = frameFollowing(FRAME, rigid(small), () => small, zoomIdentity, 1.4, 1);
    expect(frameFollowing(FRAME, rigid(grown), () => grown, framed, 1.4, 1)).toBe(framed);
  });
});
