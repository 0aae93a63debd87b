import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepLevelUnder, levelHeightAt } from './levelSpacing.ts';
import { NEAR_ZOOM, neededLevelHeight } from '../layout/drawingSizes.ts';

const FRAME = { width: 800, height: 600 };
const zooms = fc.double({ min: 0.001, max: 4, noNaN: true });

function layout(levels: number) {
  return { kind: 'tidy', room: levels, levelHeight: 70 } as const;
}

describe('levels', () => {
  test('are as far apart as their boards and what is written at them need, at every zoom at which boards are drawn', () => {
    const zoom = fc.double({ min: NEAR_ZOOM, max: 4, noNaN: true });
    fc.assert(
      fc.property(zoom, fc.integer({ min: 1, max: 400 }), (zoom, levels) => {
        const height = levelHeightAt(zoom, layout(levels), FRAME, 1);
        expect(height).toBeGreaterThanOrEqual(neededLevelHeight(zoom, 70) - 1e-9);
        expect(zoom * height).toBeGreaterThanOrEqual(50 - 1e-9);
      }),
    );
  });

  test('do not jump anywhere between the zooms', () => {
    fc.assert(
      fc.property(zooms, fc.integer({ min: 1, max: 60 }), (zoom, levels) => {
        const [one, other] = [zoom, zoom * 1.001].map((at) => at * levelHeightAt(at, layout(levels), FRAME, 1));
        expect(Math.abs(other / one - 1)).toBeLessThan(0.02);
      }),
    );
  });

  test('of a radial layout scale as everything does', () => {
    const rings = { ...layout(30), kind: 'radial' } as const;
    fc.assert(fc.property(zooms, (zoom) => levelHeightAt(zoom, rings, FRAME, 1) === 70));
  });

  test('all fit into the frame however far away the camera is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (levels) => {
        const zoom = 0.0005;
        expect(zoom * levels * levelHeightAt(zoom, layout(levels), FRAME, 1)).toBeLessThanOrEqual(FRAME.height);
      }),
    );
  });

  test('the level under the pointer stays there while zooming', () => {
    const heightAt = (zoom: number) => levelHeightAt(zoom, layout(9), FRAME, 1);
    fc.assert(
      fc.property(zooms, zooms, fc.nat({ max: 600 }), fc.integer({ min: -500, max: 500 }), (from, to, pointer, y) => {
        fc.pre(from !== to);
        const before = zoomIdentity.translate(0, y).scale(from);
        const after = keepLevelUnder(pointer, before, zoomIdentity.scale(to), heightAt);
        const levelAt = (camera: typeof before) => (pointer - camera.y) / (camera.k * heightAt(camera.k));
        expect(levelAt(after)).toBeCloseTo(levelAt(before), 6);
      }),
    );
  });
});
