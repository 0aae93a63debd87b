import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameraBetween, hasArrived } from './cameraPlace.ts';

const FRAME = { width: 800, height: 600 };

const anyStand = fc
  .record({
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
    k: fc.double({ min: 0.01, max: 4, noNaN: true }),
  })
  .map(({ x, y, k }) => zoomIdentity.translate(x, y).scale(k));

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the way of the camera', () => {
  test('begins where it stands and ends at its target', () => {
    fc.assert(
      fc.property(anyStand, anyStand, (from, to) => {
        for (const [part, stand] of [
          [0, from],
          [1, to],
        ] as const) {
          const at = cameraBetween(from, to, FRAME, part);
          expect(at.k / stand.k).toBeCloseTo(1, 9);
          expect(Math.hypot(at.x - stand.x, at.y - stand.y)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test('never zooms beyond both its ends', () => {
    fc.assert(
      fc.property(anyStand, anyStand, share, (from, to, part) => {
        const { k } = cameraBetween(from, to, FRAME, part);
        expect(k).toBeGreaterThanOrEqual(Math.min(from.k, to.k) * (1 - 1e-9));
        expect(k).toBeLessThanOrEqual(Math.max(from.k, to.k) * (1 + 1e-9));
      }),
    );
  });

  test('has arrived at its target, and not before it looks the same', () => {
    fc.assert(
      fc.property(anyStand, fc.integer({ min: 1, max: 50 }), (target, off) => {
        expect(hasArrived(target, target)).toBe(true);
        expect(hasArrived(target.translate(off / target.k, 0), target)).toBe(false);
      }),
    );
  });
});
