import { describe, expect, test } from 'vitest';
import { NOTATIONS, notationsFor, printIn, type NotationId } from './notation.ts';

const ALL = Object.keys(NOTATIONS) as NotationId[];

describe('a board is printed', () => {
  test.each<[NotationId, string, string]>([
    ['slashes', '1 2 3 / 4 5 _', '1 2 / 3 _'],
    ['lines', '1 2 3\n4 5 _', '1 2\n3 _'],
    ['digits', '123/450', '1230'],
    ['digits-to-nine', '123/456', '1234'],
    ['commas', '1,2,3;4,5,0', '1,2,3,0'],
    ['sheet', '1\t2\t3\n4\t5\t', '1\t2\n3\t'],
    ['list', '[[1, 2, 3], [4, 5, 0]]', '[[1, 2], [3, 0]]'],
  ])('in %s: rows end where they must', (notation, oblong, square) => {
    expect(printIn(notation, [1, 2, 3, 4, 5, 0], 3)).toBe(oblong);
    expect(printIn(notation, [1, 2, 3, 0], 2)).toBe(square);
  });

  test('in columns that stand under one another, where tiles have two digits', () => {
    const cells = [1, 10, 3, 4, 5, 6, 7, 8, 9, 2, 11, 0];
    expect(printIn('lines', cells, 4)).toBe(' 1 10  3  4\n 5  6  7  8\n 9  2 11  _');
  });
});

test('every notation holds the small boards; digits end with ten cells, and the highest for the blank with nine', () => {
  expect(notationsFor(4)).toEqual(ALL);
  expect(notationsFor(9)).toEqual(ALL);
  expect(notationsFor(10)).toEqual(ALL.filter((id) => id !== 'digits-to-nine'));
  expect(notationsFor(12)).toEqual(ALL.filter((id) => !id.startsWith('digits')));
});
