import { describe, expect, test } from 'vitest';
import { compareEstimates } from '../../shared/puzzle/heuristics/estimates.ts';
import { StateSpace } from '../../shared/puzzle/states/stateSpace.ts';
import type { Picture } from '../ui/pen/picture.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';
import { estimatesPicture, histogramPicture, ringsPicture, silhouettePicture } from './statePictures.ts';

const palette = new Proxy({}, { get: (_, name) => `ink-${String(name)}` }) as Palette;
const SPACE = new StateSpace([1, 2, 3, 4, 5, 0], 2, 3);

function svgOf(picture: Picture): string {
  const pen = new SvgPen(picture.width, picture.height);
  picture.paint(pen, 1, palette);
  return pen.file('white');
}

const uses = (svg: string, ink: string): number => svg.split(`"ink-${ink}"`).length - 1;

test('the histogram has a bar for every distance, and yours in another colour', () => {
  const svg = svgOf(histogramPicture('bars', SPACE.counts, 'linear', 21));
  expect(uses(svg, 'frontier')).toBe(SPACE.depth);
  expect(uses(svg, 'accent')).toBe(1);
});

test('the rings have a dot for every state, and those that the search has explored in another colour', () => {
  const svg = svgOf(ringsPicture('rings', SPACE, new Set([0, 1, 2])));
  expect(uses(svg, 'path')).toBe(3);
  expect(uses(svg, 'frontier')).toBe(SPACE.graph.size - 3);
});

test('the silhouette has a row for every distance', () => {
  const svg = svgOf(silhouettePicture('rows', SPACE, null));
  expect(uses(svg, 'frontier')).toBe(SPACE.depth + 1);
  expect(uses(svg, 'path')).toBe(0);
});

test('h against h* has a square for every pair that occurs, overestimates in another colour', () => {
  const estimates = compareEstimates(SPACE, 'manhattan-with-blank');
  const svg = svgOf(estimatesPicture('h', 'h', estimates));
  const pairs = Array.from(estimates.counts.entries()).filter(([, states]) => states > 0);
  const over = pairs.filter(([entry]) => Math.floor(entry / (estimates.depth + 1)) > entry % (estimates.depth + 1));
  expect(over.length).toBeGreaterThan(0);
  expect([uses(svg, 'path'), uses(svg, 'frontier')]).toEqual([over.length, pairs.length - over.length]);
});

interface PaintedShape {
  readonly ink: string;
  readonly alpha: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangles and dots of a picture that are filled with an ink, in the order in which they are painted. */
function shapesOf(picture: Picture, ...inks: string[]): PaintedShape[] {
  const shapes: PaintedShape[] = [];
  let path: Omit<PaintedShape, 'ink' | 'alpha'> | null = null;
  const pen = Object.assign(new SvgPen(picture.width, picture.height), {
    rect: (x: number, y: number, width: number, height: number) =>
      (path = { left: x, top: y, right: x + width, bottom: y + height }),
    arc: (x: number, y: number, r: number) => (path = { left: x - r, top: y - r, right: x + r, bottom: y + r }),
    fill: () => path && shapes.push({ ...path, ink: String(pen.fillStyle), alpha: pen.globalAlpha }),
  });
  picture.paint(pen, 1, palette);
  return shapes.filter(({ ink }) => inks.includes(ink.slice('ink-'.length)));
}

describe('what is painted', () => {
  const estimates = compareEstimates(SPACE, 'manhattan-with-blank');
  const all: [string, Picture, string[]][] = [
    ['bars', histogramPicture('bars', SPACE.counts, 'linear', 3), ['frontier', 'accent']],
    ['bars on a logarithmic scale', histogramPicture('bars', SPACE.counts, 'log', null), ['frontier']],
    ['rings', ringsPicture('rings', SPACE, null), ['frontier']],
    ['rows', silhouettePicture('rows', SPACE, null), ['frontier']],
    ['squares', estimatesPicture('h', 'h', estimates), ['frontier', 'path']],
  ];

  test.each(all)('%s: each is in the picture, and none lies on another one', (name, picture, inks) => {
    const isRound = name === 'rings';
    const shapes = shapesOf(picture, ...inks);
    expect(shapes.length).toBeGreaterThan(10);
    for (const [at, { left, top, right, bottom }] of shapes.entries()) {
      expect(Math.min(left, top, picture.width - right, picture.height - bottom)).toBeGreaterThanOrEqual(0);
      const isOver = (other: PaintedShape): boolean =>
        isRound
          ? Math.hypot(left - other.left, top - other.top) < right - left
          : left < other.right && other.left < right && top < other.bottom && other.top < bottom;
      expect(shapes.slice(at + 1).some(isOver)).toBe(false);
    }
  });

  test.each(['linear', 'log'] as const)(
    'bars stand on one line, and more states are never lower on a %s scale',
    (kind) => {
      const bars = shapesOf(histogramPicture('bars', SPACE.counts, kind, null), 'frontier');
      expect(new Set(bars.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
      expect(bars.map(({ left }) => left)).toEqual(bars.map(({ left }) => left).toSorted((a, b) => a - b));
      const byCount = bars.map(({ top, bottom }, at) => [SPACE.counts[at], bottom - top]).toSorted(([a], [b]) => a - b);
      expect(byCount.map(([, height]) => height)).toEqual(
        byCount.map(([, height]) => height).toSorted((a, b) => a - b),
      );
    },
  );

  test('rows are centred, one below the other, and as wide as they have states', () => {
    const rows = shapesOf(silhouettePicture('rows', SPACE, null), 'frontier');
    const most = Math.max(...SPACE.counts);
    const widest = Math.max(...rows.map(({ left, right }) => right - left));
    for (const [distance, { left, right, top }] of rows.entries()) {
      expect((left + right) / 2).toBeCloseTo((rows[0].left + rows[0].right) / 2, 6);
      expect(Math.abs(right - left - (widest * SPACE.counts[distance]) / most)).toBeLessThanOrEqual(1);
      expect(top).toBeGreaterThanOrEqual(rows[distance - 1]?.bottom ?? 0);
    }
  });

  test('what the search has explored covers its row where that is all', () => {
    const space = new StateSpace([1, 2, 3, 4, 5, 6, 7, 0], 2, 4);
    const explored = Int32Array.from(space.order.filter((state) => space.distances[state] === 20));
    const picture = silhouettePicture('rows', space, explored);
    const row = shapesOf(picture, 'frontier')[20];
    const bins = shapesOf(picture, 'path');
    expect(bins.every(({ top, bottom }) => top === row.top && bottom === row.bottom)).toBe(true);
    expect([Math.min(...bins.map(({ left }) => left)), Math.max(...bins.map(({ right }) => right))]).toEqual([
      row.left,
      row.right,
    ]);
    expect(bins.every(({ alpha }) => alpha === 1)).toBe(true);
  });

  test('a square stands at its h and its h*, darker where there are more states', () => {
    const squares = shapesOf(estimatesPicture('h', 'h', estimates), 'frontier', 'path');
    const pairs = Array.from(estimates.counts.entries()).filter(([, states]) => states > 0);
    const side = squares[0].right - squares[0].left;
    const unit = side / 0.94;
    const [origin, floor] = [squares[0].left, squares[0].bottom];
    squares.forEach(({ left, bottom }, at) => {
      const [entry] = pairs[at];
      expect(Math.round((left - origin) / unit)).toBe(
        (entry % (estimates.depth + 1)) - (pairs[0][0] % (estimates.depth + 1)),
      );
      expect(Math.round((floor - bottom) / unit)).toBe(
        Math.floor(entry / (estimates.depth + 1)) - Math.floor(pairs[0][0] / (estimates.depth + 1)),
      );
    });
    const byCount = squares.map(({ alpha }, at) => [pairs[at][1], alpha]).toSorted(([a], [b]) => a - b);
    expect(byCount.map(([, alpha]) => alpha)).toEqual(byCount.map(([, alpha]) => alpha).toSorted((a, b) => a - b));
  });
});
