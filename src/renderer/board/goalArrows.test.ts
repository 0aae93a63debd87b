import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimate } from '../../shared/puzzle/heuristics/heuristics.ts';
import { randomPuzzle } from '../run/engine.fixture.ts';
import { goalArrows, type GoalArrow } from './goalArrows.ts';

const sizes = fc.constantFrom([2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [5, 5]);
const cellAt = ([x, y]: readonly [number, number], cols: number): number => Math.floor(y) * cols + Math.floor(x);
const total = (ways: readonly GoalArrow[]): number => ways.reduce((sum, { length }) => sum + length, 0);

test('ways begin in the cell of their tile, end in its goal cell, run along rows and columns, and add up to h', () => {
  fc.assert(
    fc.property(sizes, fc.nat(1000), ([rows, cols], seed) => {
      const { start, goal } = randomPuzzle(seed, rows, cols);
      const ways = goalArrows(start, goal, cols);
      for (const { tile, corners } of ways) {
        expect(start[cellAt(corners[0], cols)]).toBe(tile);
        expect(goal[cellAt(corners.at(-1)!, cols)]).toBe(tile);
        for (const [index, [x, y]] of corners.slice(1).entries())
          expect(Math.min(Math.abs(x - corners[index][0]), Math.abs(y - corners[index][1]))).toBeCloseTo(0);
      }
      expect(total(ways)).toBe(estimate('manhattan', start, goal, cols));
      expect(total(goalArrows(start, goal, cols, true))).toBe(estimate('manhattan-with-blank', start, goal, cols));
    }),
  );
});

test('a tile on its goal cell has no way', () => {
  expect(goalArrows([1, 2, 3, 0], [1, 2, 3, 0], 2)).toEqual([]);
});
