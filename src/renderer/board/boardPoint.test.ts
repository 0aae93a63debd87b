import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, middleOf, pointOn } from './boardPoint.ts';

const SIZE = fc.record({ rows: fc.integer({ min: 2, max: 5 }), cols: fc.integer({ min: 2, max: 5 }) });
const PLACE = fc.record({ left: fc.nat(500), top: fc.nat(500), width: fc.integer({ min: 20, max: 900 }) });

test('a pointer is in the cell that is drawn beneath it, wherever and however large the board lies', () => {
  fc.assert(
    fc.property(SIZE, PLACE, fc.nat(), (size, { left, top, width }, any) => {
      const cell = any % (size.rows * size.cols);
      const tile = width / size.cols;
      const element = { getBoundingClientRect: () => ({ left, top, width, height: tile * size.rows }) as DOMRect };
      const pointer = {
        clientX: left + ((cell % size.cols) + 0.5) * tile,
        clientY: top + (Math.floor(cell / size.cols) + 0.5) * tile,
      };
      const point = pointOn(element, pointer, size);
      expect(cellAt(point, size)).toBe(cell);
      expect(point.x).toBeCloseTo(middleOf(cell, size).x, 9);
      expect(point.y).toBeCloseTo(middleOf(cell, size).y, 9);
    }),
  );
});

test.each([
  [0, 0, 0],
  [2.99, 1.99, 5],
  [-0.01, 1, null],
  [3, 1, null],
  [1, -0.01, null],
  [1, 2, null],
])('at %d, %d on a board of two rows and three columns is cell %j', (x, y, cell) => {
  expect(cellAt({ x, y }, { rows: 2, cols: 3 })).toBe(cell);
});
