import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTATIONS, printIn, readingOf, type NotationId } from '../../puzzle/notation.ts';
import { BoardReader } from './boardReader.ts';
import { WrittenShape } from './writtenShape.ts';

const anyCells = (cells: number): fc.Arbitrary<number[]> =>
  fc.shuffledSubarray(
    Array.from({ length: cells }, (_, tile) => tile),
    { minLength: cells },
  );

function readAll(texts: readonly unknown[]): (number[] | string)[] {
  const reader = new BoardReader();
  return texts.map((text) => {
    const read = reader.read(text);
    return read.ok ? reader.states!.cellsOf(read.state) : read.message;
  });
}

describe('boards of a program', () => {
  const notations = (Object.keys(NOTATIONS) as NotationId[]).filter((id) => !('highestIsBlank' in readingOf(id)));
  test.each(notations)('are read in the notation %s, the second as the first', (notation) => {
    const cells = notation === 'digits' ? 9 : 12;
    fc.assert(
      fc.property(fc.array(anyCells(cells), { minLength: 1, maxLength: 4 }), (boards) => {
        expect(readAll(boards.map((board) => printIn(notation, board, cells / 3)))).toEqual(boards);
      }),
    );
  });

  test('as lists are read as their text is', () => {
    const anyCell = fc.constantFrom<unknown>(...[0, 1, 2, 3, 4, 5, 1.5, -1, 2 ** 32 + 1, 'x', '_', '1', null, [1], {}]);
    const anyRows = fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    const right = [0, 1].map((row) => [2 * row, 2 * row + 1].map((cell) => (cell === 0 ? 'x' : cell)));
    fc.assert(
      fc.property(fc.oneof(anyRows, fc.shuffledSubarray(right, { minLength: 2 })), (rows) => {
        for (const list of [rows, rows.flat()]) {
          const first = list === rows ? right : right.flat();
          const [, listed] = readAll([first, list]);
          const [, written] = readAll([first, list].map((board) => JSON.stringify(board)));
          expect(listed).toEqual(written);
        }
      }),
    );
  });

  test('are lists, numbers that have lost their first 0, and digits where 9 is the blank', () => {
    expect(
      readAll([
        [
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 0],
        ],
        [1, 2, 3, 4, 5, 6, 7, 0, 8],
      ]),
    ).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 0],
      [1, 2, 3, 4, 5, 6, 7, 0, 8],
    ]);
    expect(readAll([12345678, 102345678])).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [1, 0, 2, 3, 4, 5, 6, 7, 8],
    ]);
    expect(readAll(['123456789', '123456798'])).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 0],
      [1, 2, 3, 4, 5, 6, 7, 0, 8],
    ]);
  });

  test('are refused with a sentence where one is no board, or has another size', () => {
    const [, twice, size, none] = readAll(['1 2 3/4 5 6/7 8 0', '1 2 3/4 5 6/7 8 8', '1 2/3 0', { board: 1 }]);
    expect(twice).toBe('Tile 8 is there twice: in row 3, column 2 and in row 3, column 3.');
    expect(size).toBe('This board is 2 × 2, and the first one is 3 × 3.');
    expect(none).toContain('is neither a number nor a blank');
  });
});

test('a text of another shape, or without an arrangement, is not read the quick way', () => {
  const shape = new WrittenShape('1 2 3/4 5 6/7 8 _', 9, false);
  expect(Array.from(shape.read('8 7 6 / 5 4 3 / 2 1 x')!)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  for (const other of [
    '1 2 3/4 5 6/7 8 8',
    '1 2 3/4 5 6 7 8 _',
    '1 2 3/4 5 6/7 8 9',
    '1 2 3/4 5 6/7 8',
    '1 2 3/4 5 6/7 8 _ 9',
  ])
    expect(shape.read(other)).toBeNull();
});
