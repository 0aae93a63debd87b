import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeBoard, partOf } from './tilePart.ts';

const picture = (ratio: number, goal: number[]) => ({ ratio, goal });

/** The part of the board that a background with these values shows on a tile: [left, top, right, bottom], in tiles. */
function shown({ size, position }: { size: string; position: string }): number[] {
  const [[wide, high], [x, y]] = [size, position].map((text) => text.split(' ').map((part) => parseFloat(part) / 100));
  return [x * (wide - 1), y * (high - 1), x * (wide - 1) + 1, y * (high - 1) + 1];
}

test('a square picture on a square board is cut evenly', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  expect(partOf(picture(1, goal), 1, 3, 3)).toEqual({ size: '300% 300%', position: '0% 0%' });
  expect(partOf(picture(1, goal), 5, 3, 3)).toEqual({ size: '300% 300%', position: '50% 50%' });
  expect(partOf(picture(1, goal), 0, 3, 3)).toEqual({ size: '300% 300%', position: '100% 100%' });
});

test('a tile shows the part at its cell of the goal, whichever goal that is', () => {
  const goal = [0, 3, 2, 1];
  expect(shown(partOf(picture(1, goal), 3, 2, 2))).toEqual([1, 0, 2, 1]);
  expect(shown(partOf(picture(1, goal), 1, 2, 2))).toEqual([1, 1, 2, 2]);
});

test('whatever the sizes, neighbours join, nothing is stretched, and the middle of the picture is that of the board', () => {
  const side = fc.integer({ min: 2, max: 5 });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.2, max: 5, noNaN: true }), (rows, cols, ratio) => {
      const goal = Array.from({ length: rows * cols }, (_, cell) => cell);
      const parts = goal.map((tile) => partOf(picture(ratio, goal), tile, rows, cols));
      const [wide, high] = parts[0].size.split(' ').map((part) => parseFloat(part) / 100);
      expect(wide / high).toBeCloseTo(ratio, 2);
      expect(Math.min(wide - cols, high - rows)).toBeCloseTo(0, 3);
      expect(Math.max(wide - cols, high - rows)).toBeGreaterThan(-1e-3);
      const [left, top] = shown(parts[0]);
      parts.forEach((part, cell) => {
        expect(shown(part)[0]).toBeCloseTo(left + (cell % cols), 2);
        expect(shown(part)[1]).toBeCloseTo(top + Math.floor(cell / cols), 2);
      });
      expect(2 * left + cols).toBeCloseTo(wide, 2);
      expect(2 * top + rows).toBeCloseTo(high, 2);
    }),
  );
});

test.each([
  [[1, 2, 3, 0], true],
  [[1, 2, 0, 3], false],
])('the picture is whole on the goal alone: %j', (cells, whole) => {
  expect(isWholeBoard({ goal: [1, 2, 3, 0] }, cells)).toBe(whole);
});
