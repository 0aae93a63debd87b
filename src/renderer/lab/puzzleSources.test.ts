import { expect, test } from 'vitest';
import { atRandom, byDistance, sizesFor, withChosen, type DrawnSource } from './puzzleSources.ts';

const goal = (cells: number): number[] => [...Array.from({ length: cells - 1 }, (_, index) => index + 1), 0];

test('boards of a set that are higher than wide left the field for the board empty', () => {
  const random = atRandom({ rows: 4, cols: 3, goal: goal(12), seed: 7 }) as DrawnSource;
  expect(sizesFor(random)).toContainEqual([4, 3]);
  const near = byDistance({ rows: 4, cols: 2, goal: goal(8), seed: 7 }) as DrawnSource;
  expect(sizesFor(near)).toEqual([
    [2, 2],
    [2, 3],
    [3, 3],
    [4, 2],
  ]);
  expect(sizesFor({ ...near, rows: 3, cols: 3, goal: goal(9) })).toHaveLength(3);
});

test('a number that came from a file stands in its field', () => {
  expect(withChosen([20, 40], 33)).toEqual([20, 40, 33]);
  expect(withChosen([20, 40], 40)).toEqual([20, 40]);
});
