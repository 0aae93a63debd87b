import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detailAt, digitSize, FOLLOWING_ZOOM, LETTER, measure, nearZoom, type Detail } from './drawingSizes.ts';

const side = fc.integer({ min: 2, max: 5 });
const anyMeasures = fc.tuple(side, side, fc.boolean()).map((sizes) => measure(...sizes));

describe('the measures of a drawing', () => {
  test('hold the tiles in the board, and boards with their keys apart from each other', () => {
    fc.assert(
      fc.property(anyMeasures, ({ rows, cols, tile, rim, boardWidth, boardHeight, columnWidth, levelHeight }) => {
        expect(boardWidth).toBe(cols * tile + 2 * rim);
        expect(boardHeight).toBe(rows * tile + 2 * rim);
        expect(columnWidth).toBeGreaterThan(boardWidth);
        expect(levelHeight).toBeGreaterThan(boardHeight);
      }),
    );
  });

  test('give a key the width that it needs under a small board', () => {
    expect(measure(2, 2, true).columnWidth).toBeGreaterThan(measure(2, 2, false).columnWidth);
    expect(measure(5, 5, true).columnWidth).toBe(measure(5, 5, false).columnWidth);
  });
});

describe('the detail of a zoom', () => {
  test('grows with the zoom, from points by dots to boards', () => {
    const order: Detail[] = ['far', 'middle', 'near'];
    const zoom = fc.double({ min: 0.0005, max: 8, noNaN: true });
    fc.assert(
      fc.property(anyMeasures, zoom, zoom, (measures, a, b) => {
        const [far, near] = [Math.min(a, b), Math.max(a, b)].map((zoom) =>
          order.indexOf(detailAt(zoom, measures, measures.levelHeight)),
        );
        expect(far).toBeLessThanOrEqual(near);
      }),
    );
  });

  test('has no dots where levels are too near each other for their keys', () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        expect(detailAt(nearZoom(measures) * 0.99, measures, 20)).toBe('far');
      }),
    );
  });

  test('has all three for every board', () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const near = nearZoom(measures);
        const zooms = [near, near * 0.999, 0.01];
        expect(zooms.map((zoom) => detailAt(zoom, measures, 50 / zoom))).toEqual(['near', 'middle', 'far']);
      }),
    );
  });

  test('is boards only where all their numbers are as large as the letters, as where the camera follows a step', () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        expect(nearZoom(measures) * digitSize(measures)).toBeGreaterThanOrEqual(LETTER - 1e-9);
        expect(detailAt(FOLLOWING_ZOOM, measures, measures.levelHeight)).toBe('near');
      }),
    );
  });
});
