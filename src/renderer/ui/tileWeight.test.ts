import { expect, test } from 'vitest';
import { WEIGHT, weightMiddle, weightOutline } from './tileWeight.ts';

test('a weight lies within the lower left part of its tile, and its number within the weight', () => {
  const outline = weightOutline(100, 200, 50);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  expect([Math.min(...xs), Math.max(...ys)]).toEqual([100 + 50 * WEIGHT.margin, 250 - 50 * WEIGHT.margin]);
  expect(Math.max(...xs)).toBeLessThan(125);
  expect(Math.min(...ys)).toBeGreaterThan(225);
  const [x, y] = weightMiddle(100, 200, 50);
  expect(x).toBeCloseTo((Math.min(...xs) + Math.max(...xs)) / 2);
  expect(y).toBeGreaterThan(Math.min(...ys));
  expect(y).toBeLessThan(Math.max(...ys));
});
