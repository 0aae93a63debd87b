import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomPuzzle } from '../../run/engine.fixture.ts';
import { numberLine } from './numberLine.ts';

const CELL = 200;
const side = fc.integer({ min: 2, max: 5 });

/** What `pattern` finds, as numbers. */
function numbers(drawing: string, pattern: RegExp): number[][] {
  return [...drawing.matchAll(pattern)].map((match) => match.slice(1).map(Number));
}

test('every tile of every board has its number whole, in the middle of its cell', () => {
  fc.assert(
    fc.property(side, side, fc.nat(1000), (rows, cols, seed) => {
      const { goal } = randomPuzzle(seed, rows, cols);
      const drawing = numberLine(goal, rows, cols);
      const circles = numbers(drawing, /<circle cx="([^"]*)" cy="([^"]*)" r="([^"]*)"/g);
      const texts = numbers(drawing, />(\d+)<\/text>/g).flat();
      expect(texts).toEqual(goal.filter((tile) => tile > 0).toSorted((a, b) => a - b));
      circles.forEach(([x, y, radius], index) => {
        expect(goal[Math.floor(y / CELL) * cols + Math.floor(x / CELL)]).toBe(texts[index]);
        expect([x % CELL, y % CELL]).toEqual([CELL / 2, CELL / 2]);
        expect(radius).toBeLessThan(CELL / 2);
      });
    }),
  );
});

test('the line goes straight to neighbours, and in a bow to the next row', () => {
  const drawing = numberLine([1, 2, 3, 4, 5, 0], 2, 3);
  expect(drawing).toContain('d="M100 100L300 100L500 100C624 100 -24 300 100 300L300 300"');
});

test('every cell has a ground of its own', () => {
  const drawing = numberLine([...Array(25).keys()], 5, 5);
  const grounds = [...drawing.matchAll(/fill="(hsl[^"]*)"/g)].map(([, ground]) => ground);
  expect(new Set(grounds).size).toBe(25);
});
