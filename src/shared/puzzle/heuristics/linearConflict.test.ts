import { describe, expect, test } from 'vitest';
import { conflictCosts, conflictCostsPerTile } from './linearConflict.ts';

const TARGET = { rows: 3, cols: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
const WIDE = { rows: 2, cols: 5, goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] };

describe('linear conflict', () => {
  test.each<[string, number[], number]>([
    ['nothing to the goal', [1, 2, 3, 4, 5, 6, 7, 8, 0], 0],
    ['2 for two tiles of a row in the wrong order', [2, 1, 3, 4, 5, 6, 7, 8, 0], 2],
    ['2 for two tiles with another one between them', [3, 4, 1, 2, 5, 6, 7, 8, 0], 2],
    [
      '4, not 6, for three tiles in reverse order: two leave, although there are three pairs',
      [3, 2, 1, 4, 5, 6, 7, 8, 0],
      4,
    ],
    ['2 for a tile that two others have to pass: it alone leaves', [2, 3, 1, 4, 5, 6, 7, 8, 0], 2],
    ['2 for two tiles of a column in the wrong order', [4, 2, 3, 1, 5, 6, 7, 8, 0], 2],
    ['2 for two tiles of another row', [1, 2, 3, 4, 6, 5, 7, 8, 0], 2],
    ['2 for two tiles of the last column', [1, 2, 6, 4, 5, 3, 7, 8, 0], 2],
    ['for a row and a column: they are different moves', [5, 4, 3, 8, 1, 6, 7, 2, 0], 0],
    ['nothing to tiles of other rows, whatever their order', [6, 4, 5, 3, 1, 2, 7, 8, 0], 0],
  ])('adds %s', (_why, cells, moves) => {
    expect(conflictCosts(TARGET)(cells)).toBe(moves);
  });

  test('adds for rows and columns at once', () => {
    // Row: 2 1; column: 4 above 7 stands as 7 above 4.
    expect(conflictCosts(TARGET)([2, 1, 3, 7, 5, 6, 4, 8, 0])).toBe(4);
  });

  test('finds the fewest tiles that have to leave a line of five', () => {
    expect(conflictCosts(WIDE)([5, 4, 3, 2, 1, 6, 7, 8, 9, 0])).toBe(8);
    expect(conflictCosts(WIDE)([4, 5, 1, 2, 3, 6, 7, 8, 9, 0])).toBe(4);
    expect(conflictCosts(WIDE)([2, 1, 4, 3, 5, 6, 7, 8, 9, 0])).toBe(4);
  });

  test('says which tiles leave', () => {
    expect(conflictCostsPerTile(WIDE, [4, 5, 1, 2, 3, 6, 7, 8, 9, 0])).toEqual([0, 0, 0, 0, 2, 2, 0, 0, 0, 0]);
    // Any of the three could stay: it is the first.
    expect(conflictCostsPerTile(TARGET, [3, 2, 1, 4, 5, 6, 7, 8, 0])).toEqual([0, 2, 2, 0, 0, 0, 0, 0, 0]);
    const corner = conflictCostsPerTile(TARGET, [2, 1, 3, 7, 5, 6, 4, 8, 0]);
    expect(corner.reduce((sum, moves) => sum + moves, 0)).toBe(4);
    expect(corner[0]).toBe(0);
  });

  test('never counts the blank', () => {
    const goal = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    expect(conflictCosts({ rows: 3, cols: 3, goal })([1, 0, 2, 3, 4, 5, 6, 7, 8])).toBe(0);
  });
});
