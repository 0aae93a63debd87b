import { describe, expect, test } from 'vitest';
import { checkArrangement } from './arrangement.ts';

describe('an arrangement', () => {
  test.each([
    [[3, 1, 0, 2], 2, 2],
    [[5, 4, 3, 2, 1, 0], 3, 2],
    [Array.from({ length: 25 }, (_, tile) => tile), 5, 5],
  ])('%j on %i×%i is one', (cells, rows, cols) => {
    expect(checkArrangement(cells, rows, cols)).toBe(null);
  });

  test.each<[string, number[], number, number]>([
    ['A board has 2 to 5 rows and columns; this one is 1 × 4.', [1, 2, 3, 0], 1, 4],
    ['A board has 2 to 5 rows and columns; this one is 2 × 6.', [], 2, 6],
    ['A board has 2 to 5 rows and columns; this one is 2.5 × 2.', [], 2.5, 2],
    ['A 2 × 3 board has 6 cells, not 5.', [1, 2, 3, 4, 0], 2, 3],
    ['4 in row 2, column 1 is not a tile of this board, which has the tiles 1 to 3 and the blank.', [1, 2, 4, 0], 2, 2],
    [
      '-1 in row 1, column 2 is not a tile of this board, which has the tiles 1 to 3 and the blank.',
      [1, -1, 2, 0],
      2,
      2,
    ],
    [
      '1.5 in row 1, column 1 is not a tile of this board, which has the tiles 1 to 3 and the blank.',
      [1.5, 1, 2, 0],
      2,
      2,
    ],
    ['Tile 3 is there twice: in row 1, column 2 and in row 2, column 2.', [1, 3, 0, 3], 2, 2],
    ['The blank is there twice: in row 1, column 1 and in row 2, column 1.', [0, 1, 0, 2], 2, 2],
  ])('“%s”', (sentence, cells, rows, cols) => {
    expect(checkArrangement(cells, rows, cols)).toBe(sentence);
  });
});
