import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notationsFor, printIn, readingOf } from './notation.ts';
import { checkArrangement } from './arrangement.ts';
import { MAX_BOARD_TEXT_LENGTH, parseBoard } from './parse.ts';
import { randomSolvable, seededRandom } from './states/scramble.ts';

describe('a board is read', () => {
  const cells = [1, 2, 3, 7, 4, 5, 6, 8, 0];

  test.each([
    '1 2 3 / 7 4 5 / 6 8 _',
    '1 2 3/7 4 5/6 8 0',
    ' 1  2 3\n7 4 5\r\n6 8 .\n',
    '1 2 3, 7 4 5, 6 8 x',
    '1,2,3,7,4,5,6,8,0',
    '1, 2, 3,\n7, 4, 5,\n6, 8, 0',
    '[[1,2,3],[7,4,5],[6,8,0]]',
    '{1, 2, 3; 7, 4, 5; 6, 8, *}',
    '1 2 3 7 4 5 6 8 0',
    '123745680',
    '12374568_',
    '123/745/68X',
    '123\n745\n68.',
    '123,745,680',
    '1 2 3 / 745 / 6 8 _',
    '1 2 3 | 7 4 5 | 6 8 _',
    '1\t2\t3\n7\t4\t5\n6\t8\t0',
    '1\t2\t3\n7\t4\t5\n6\t8\t',
    '1\t2\t3\r\n7\t4\t5\r\n6\t8\t\r\n',
    '\t1 2 3\n\t7 4 5\n\t6 8 0',
    '1\t\t2\t\t3\n7\t\t4\t\t5\n6\t\t8\t\t0',
    '(1, 2, 3), (7, 4, 5), (6, 8, 0)',
    '((1, 2, 3), (7, 4, 5), (6, 8, None))',
    '[[1, 2, 3], [7, 4, 5], [6, 8, null]]',
    '[1, 2, 3, 7, 4, 5, 6, 8, null]',
    '[\n  [1, 2, 3],\n  [7, 4, 5],\n  [6, 8, 0],\n]',
    "['1', '2', '3', '7', '4', '5', '6', '8', ' ']",
    '"1 2 3", "7 4 5", "6 8 0"',
    '"123745680"',
    '1,2,3/7,4,5/6,8,',
    '[[1,2,3],[7,4,5],[6,8,]]',
    '1,2,3,7,4,5,6,8,',
    '1,2,3,\n7,4,5,\n6,8,0,',
    '1,2,3,7,4,5,6,8,0,',
    '1 2 3; 7 4 5; 6 8 BLANK',
    '1 2 3 7 4 5 6 8 blank',
    '01 02 03 / 07 04 05 / 06 08 00',
    '1 2 3\n\n7 4 5\n\n6 8 _\n',
    '1 2 3 /\n7 4 5 /\n6 8 _ /',
    '| 1 | 2 | 3 |\n| 7 | 4 | 5 |\n| 6 | 8 |   |',
    '+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 7 | 4 | 5 |\n+---+---+---+\n| 6 | 8 | 0 |\n+---+---+---+',
    '┌───┬───┬───┐\n│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 7 │ 4 │ 5 │\n├───┼───┼───┤\n│ 6 │ 8 │   │\n└───┴───┴───┘',
    '  1 | 2 | 3\n ---+---+---\n  7 | 4 | 5\n ---+---+---\n  6 | 8 | _',
    `1 2 3 / 7 4 5 / 6 8 _`.padEnd(MAX_BOARD_TEXT_LENGTH),
  ])('from %j', (text) => {
    expect(parseBoard(text)).toEqual({ ok: true, rows: 3, cols: 3, cells });
  });

  test.each<[string, number, number, number[]]>([
    ['1 2 3 / 4 5 _', 2, 3, [1, 2, 3, 4, 5, 0]],
    ['12/34/5_', 3, 2, [1, 2, 3, 4, 5, 0]],
    ['3120', 2, 2, [3, 1, 2, 0]],
    ['0 1 2 3 / 4 5 6 7 / 8 9 10 11', 3, 4, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['1,,2,3', 2, 2, [1, 0, 2, 3]],
    ['\t1\n2\t3', 2, 2, [0, 1, 2, 3]],
    ['1\t2\t3\n4\t\t5\n', 2, 3, [1, 2, 3, 4, 0, 5]],
    [',1,2,3', 2, 2, [0, 1, 2, 3]],
    ['[[,1],[2,3]]', 2, 2, [0, 1, 2, 3]],
    ['1,2,3/4,5,', 2, 3, [1, 2, 3, 4, 5, 0]],
    ['| 1 |   |\n| 2 | 3 |\n| 4 | 5 |', 3, 2, [1, 0, 2, 3, 4, 5]],
    ['1 2|3 4|5 _', 3, 2, [1, 2, 3, 4, 5, 0]],
    ['15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0', 4, 4, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
  ])('of any size: %j', (text, rows, cols, expected) => {
    expect(parseBoard(text)).toEqual({ ok: true, rows, cols, cells: expected });
  });

  test('with the highest number for the blank only where that is asked for', () => {
    const solved = { ok: true, rows: 3, cols: 3, cells: [1, 2, 3, 4, 5, 6, 7, 8, 0] };
    expect(parseBoard('123456789', { highestIsBlank: true })).toEqual(solved);
    expect(parseBoard('123456780', { highestIsBlank: true })).toEqual(solved);
    expect(parseBoard('1 2 / 4 3', { highestIsBlank: true })).toMatchObject({ ok: true, cells: [1, 2, 0, 3] });
    expect(parseBoard('123456789')).toEqual({
      ok: false,
      message: '9 in row 3, column 3 is not a tile of this board, which has the tiles 1 to 8 and the blank.',
      at: 8,
    });
    expect(parseBoard('1 9 / 2 3', { highestIsBlank: true })).toMatchObject({ ok: false, at: 2 });
  });

  test('back from what was printed, in every notation that holds it', () => {
    const sides = fc.integer({ min: 2, max: 5 });
    fc.assert(
      fc.property(sides, sides, fc.integer(), (rows, cols, seed) => {
        const goal = Array.from({ length: rows * cols }, (_, tile) => tile);
        const board = randomSolvable(goal, cols, seededRandom(seed));
        for (const notation of notationsFor(rows * cols))
          expect(parseBoard(printIn(notation, board, cols), readingOf(notation))).toEqual({
            ok: true,
            rows,
            cols,
            cells: board,
          });
      }),
    );
  });
});

describe('a text that is no board is refused with a sentence', () => {
  test.each<[text: string, message: string, at: number]>([
    ['', 'There is no board in this text.', 0],
    [' \n / , ', 'There is no board in this text.', 0],
    ['1 2 3 4 5 0', 'One row is no board, unless it holds all cells of a square one: end each row with “/”.', 0],
    ['1 2 3 / 4 5 / 6 7 8 0', 'Row 1 and row 2 differ in length: 3 and 2.', 8],
    ['1 2 3 / 4 five 6 / 7 8 _', '“five” in row 2, column 2 is neither a number nor a blank.', 10],
    ['1 2 / 100 0', '“100” in row 2, column 1 is neither a number nor a blank.', 6],
    ['1 -2 / 3 0', '“-2” in row 1, column 2 is neither a number nor a blank.', 2],
    ['1 <script>alert(1)</script> 3 0', '“<script>aler…” in row 1, column 2 is neither a number nor a blank.', 2],
    ['1 2 / 3 4', '4 in row 2, column 2 is not a tile of this board, which has the tiles 1 to 3 and the blank.', 8],
    ['5', 'One row is no board, unless it holds all cells of a square one: end each row with “/”.', 0],
    ['1 1 / 2 0', 'Tile 1 is there twice: in row 1, column 1 and in row 1, column 2.', 2],
    ['_ 1 / 2 x', 'The blank is there twice: in row 1, column 1 and in row 2, column 2.', 8],
    ['1 2 3 4 5 0 / 6 7 8 9 10 11', 'A board has 2 to 5 rows and columns; this one is 2 × 6.', 0],
    ['1 / 0', 'A board has 2 to 5 rows and columns; this one is 2 × 1.', 0],
    ['  [[1, 2], [q, 0]]', '“q” in row 2, column 1 is neither a number nor a blank.', 12],
    ['a12/34/5_', '“a12” in row 1, column 1 is neither a number nor a blank.', 0],
    ['12/34c/5_', '“34c” in row 2, column 1 is neither a number nor a blank.', 3],
    ['1 twelve-chars / 3 0', '“twelve-chars” in row 1, column 2 is neither a number nor a blank.', 2],
    ['12\n3', 'Row 1 and row 2 differ in length: 2 and 1. Write “_” for the blank.', 3],
    ['1 2 3\n4 5 6\n7 8', 'Row 1 and row 3 differ in length: 3 and 2. Write “_” for the blank.', 12],
    ['[[1, 2, 3], [4, 5], [6, 7, 8, 0]]', 'Row 1 and row 2 differ in length: 3 and 2.', 13],
    ['1,,2,,3,4,5,6,7', 'The blank is there twice: in row 1, column 2 and in row 2, column 1.', 5],
    ['1,2,3,4', '4 in row 2, column 2 is not a tile of this board, which has the tiles 1 to 3 and the blank.', 6],
    ['1.5 2 / 3 0', '“1.5” in row 1, column 1 is neither a number nor a blank.', 0],
    ['1 2 / 3 O', '“O” in row 2, column 2 is neither a number nor a blank.', 8],
    ['١ ٢ / ٣ 0', '“١” in row 1, column 1 is neither a number nor a blank.', 0],
    ['1e1 2 / 3 0', '“1e1” in row 1, column 1 is neither a number nor a blank.', 0],
    ['undefined 1 / 2 3', '“undefined” in row 1, column 1 is neither a number nor a blank.', 0],
    ['| 1 | 2 |\n| 3 | three |', '“three” in row 2, column 2 is neither a number nor a blank.', 16],
    ['{"start": [1, 2, 3, 0]}', '“start” in row 1, column 1 is neither a number nor a blank.', 2],
    ['+---+---+', '“+---+---+” in row 1, column 1 is neither a number nor a blank.', 0],
    ['|||', 'There is no board in this text.', 0],
    ['_ _ / _ _', 'The blank is there twice: in row 1, column 1 and in row 1, column 2.', 2],
    ['1 2 3 4 5 6 / 7 8 9 10 11 0', 'A board has 2 to 5 rows and columns; this one is 2 × 6.', 0],
    ['0 1 2\n3 4 5\n6 7 7', 'Tile 7 is there twice: in row 3, column 2 and in row 3, column 3.', 16],
    ['12345677_', 'Tile 7 is there twice: in row 3, column 1 and in row 3, column 2.', 7],
    ['1\t2\n\tthree', '“three” in row 2, column 2 is neither a number nor a blank.', 5],
    ['1,2,4,0', '4 in row 2, column 1 is not a tile of this board, which has the tiles 1 to 3 and the blank.', 4],
  ])('%j', (text, message, at) => {
    expect(parseBoard(text)).toEqual({ ok: false, message, at });
  });

  test('before anything is read where it is too long', () => {
    expect(parseBoard('1 '.repeat(MAX_BOARD_TEXT_LENGTH))).toEqual({
      ok: false,
      message: 'This text has 2,000 characters: too many for a board.',
      at: MAX_BOARD_TEXT_LENGTH,
    });
  });

  test('whatever it is', () => {
    const parts = ['/', ' ', ',', '\n', '0', '_', '1', '2', '3', '12', '[', ']', '|', '+-+', '"', 'null', '\t', 'é'];
    const piece = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...parts) }, fc.string());
    let read = 0;
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parsed = parseBoard(text);
        if (!parsed.ok && parsed.message.endsWith('.') && parsed.at >= 0 && parsed.at <= text.length) return true;
        if (!parsed.ok || checkArrangement(parsed.cells, parsed.rows, parsed.cols) !== null) return false;
        read++;
        return true;
      }),
      { numRuns: 100_000 },
    );
    expect(read).toBeGreaterThan(20); // some of them were boards
  });
});
