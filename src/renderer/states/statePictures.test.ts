import { expect, test } from 'vitest';
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
