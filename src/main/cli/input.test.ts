import { describe, expect, test } from 'vitest';
import { boardsOfFile, readPuzzles } from './input.ts';
import { InputError } from './options.ts';

const startsIn = (text: string) => readPuzzles(boardsOfFile('f', text), undefined).map(({ start }) => start.join(' '));

describe('a file holds', () => {
  test.each([
    ['a state on each line', '1 2/3 _\n12/_3\r\n1,2,0,3'],
    ['sizes with rows', '2\n1 2\n3 0\n\n 2 \n1 2\n0 3\n2\n 1  2\n\n 0  3'],
    ['both', '1 2/3 _\n2\n1 2\n0 3\n[[1,2],[0,3]]\n'],
    ['lines that end as on an old Mac', '\uFEFF1 2/3 _\r1 2/_ 3\r1 2/_ 3'],
  ])('%s', (_what, text) => {
    expect(startsIn(text)).toEqual(['1 2 3 0', '1 2 0 3', '1 2 0 3']);
  });

  test('boards of different sizes, each with a goal of its own', () => {
    const puzzles = readPuzzles(boardsOfFile('f', '1 2/3 _\n3\n 0 1 3\n 4 2 5\n 7 8 6\n1 2 3/4 _ 5'), undefined);
    expect(puzzles.map(({ rows, cols, goal }) => [rows, cols, goal.join(' ')])).toEqual([
      [2, 2, '1 2 3 0'],
      [3, 3, '1 2 3 4 5 6 7 8 0'],
      [2, 3, '1 2 3 4 5 0'],
    ]);
  });
});

describe('a file is refused with line and column', () => {
  test.each([
    ['\n  \n', 'f holds no board.'],
    ['1 2/3 _\n\n1 2/q _', 'f, line 3, column 5: “q” in row 2, column 1 is neither a number nor a blank.'],
    [
      '3\n1 2 3\n4 5 6\n\n7 8 8',
      'f, line 5, column 5: Tile 8 is there twice: in row 3, column 2 and in row 3, column 3.',
    ],
    ['\n 3\n1 2 3\n4 5 6', 'f, line 2, column 2: 3 rows are to follow, not 2.'],
    ['2', 'f, line 1, column 1: 2 rows are to follow, not 0.'],
    ['2\n1 2 3\n4 5 0', 'f, line 2, column 1: A board of size 2 has 2 rows and columns; this one is 2 × 3.'],
    ['2\n1 2/3 4\n5 0', 'f, line 2, column 1: A board of size 2 has 2 rows and columns; this one is 3 × 2.'],
    ['  10\n', 'f, line 1, column 3: A board has 2 to 5 rows and columns; this one is 10 × 10.'],
    ['𝟙 q/3 _', 'f, line 1, column 1: “𝟙” in row 1, column 1 is neither a number nor a blank.'],
  ])('%j', (text, message) => {
    expect(() => readPuzzles(boardsOfFile('f', text), undefined)).toThrow(new InputError(message));
  });
});
