import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAt, standAt, type Viewport } from './cameraPlace.ts';
import { levelHeightAt } from './levelSpacing.ts';

function windowOf(width: number, height: number, unit: number): Viewport {
  const frame = { width, height };
  const layout = { kind: 'tidy', room: 30, levelHeight: 70 } as const;
  return { frame, unit, columnWidth: 59, heightAt: (zoom) => levelHeightAt(zoom, layout, frame, unit) };
}

const anyWindow = fc
  .record({
    width: fc.integer({ min: 200, max: 2600 }),
    height: fc.integer({ min: 100, max: 1500 }),
    unit: fc.double({ min: 0.9, max: 2.1, noNaN: true }),
  })
  .map(({ width, height, unit }) => windowOf(width, height, unit));

const anyStand = fc
  .record({
    x: fc.integer({ min: -4000, max: 4000 }),
    y: fc.integer({ min: -4000, max: 4000 }),
    k: fc.double({ min: 0.001, max: 8, noNaN: true }),
  })
  .map(({ x, y, k }) => zoomIdentity.translate(x, y).scale(k));

test('a place leads back to where the camera stood', () => {
  fc.assert(
    fc.property(anyWindow, anyStand, (window, at) => {
      const back = standAt(placeAt(at, window), window);
      expect(back.k).toBeCloseTo(at.k, 9);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
  );
});

test('a window of another size has the same place of the tree in its middle, as large beside its text', () => {
  fc.assert(
    fc.property(anyWindow, anyWindow, anyStand, (one, other, at) => {
      const place = placeAt(at, one);
      const there = standAt(place, other);
      const [x, y] = there.invert([other.frame.width / 2, other.frame.height / 2]);
      expect(x / other.columnWidth).toBeCloseTo(place.across, 4);
      expect(y / other.heightAt(there.k)).toBeCloseTo(place.down, 4);
      expect(there.k / other.unit).toBeCloseTo(at.k / one.unit, 9);
    }),
  );
});

test('the start stands in the middle at place 0, 0', () => {
  const window = windowOf(800, 600, 1.5);
  expect(placeAt(zoomIdentity.translate(400, 300).scale(0.75), window)).toEqual({
    ...{ across: 0, down: 0, zoom: 0.5 },
  });
});
