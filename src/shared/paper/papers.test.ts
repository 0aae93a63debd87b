import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesOf, paperOf } from './papers.ts';

test('blocks keep their order, none is lost, and no page holds more than fits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 })), (heights) => {
      const pages = pagesOf(heights, 100);
      expect(pages.flat()).toEqual(heights.map((_, block) => block));
      const filled = pages.map((blocks) => blocks.reduce((sum, block) => sum + heights[block]!, 0));
      expect(filled.every((height) => height > 0 && height <= 100)).toBe(true);
      for (const [page, [first]] of pages.slice(1).entries()) {
        expect(filled[page]! + heights[first!]!).toBeGreaterThan(100); // it would have fitted nowhere before
      }
    }),
    { numRuns: 50 },
  );
});

test('what is repeated takes its room on each page but the first', () => {
  expect(pagesOf([60, 40, 60, 30, 10], 100, 10)).toEqual([[0, 1], [2, 3], [4]]);
});

test('a block higher than a page has one of its own', () => {
  expect(pagesOf([10, 500, 10], 100)).toEqual([[0], [1], [2]]);
});

test.each([
  ['US', 'letter'],
  ['MX', 'letter'],
  ['DE', 'a4'],
  [undefined, 'a4'],
] as const)('%s prints on %s', (region, paper) => {
  expect(paperOf(region)).toBe(paper);
});
