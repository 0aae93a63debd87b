import { expect, test } from 'vitest';
import { figureIn, withFigure, withPasted } from './bookColumns.ts';

test.each([
  ['1,641', 1641],
  [' 39 135 ', 39_135],
  ['1.39', 1.39],
  ['–', null],
  ['', null],
  ['about 7', undefined],
  ['-3', undefined],
])('“%s” is read as %s', (text, figure) => {
  expect(figureIn(text)).toBe(figure);
});

test('a figure takes the place of the one before, in order of distance; none takes it away', () => {
  const column = withFigure(withFigure({ title: 'h₁', values: [] }, 8, 39), 4, 13);
  expect(column.values).toEqual([
    [4, 13],
    [8, 39],
  ]);
  expect(withFigure(withFigure(column, 8, 40), 4, null).values).toEqual([[8, 40]]);
});

test('a pasted column fills the rows from there on; what is no number, or too much, changes nothing and is named', () => {
  const empty = { title: 'h₁', values: [] };
  const distances = [2, 4, 6];
  expect(withPasted(empty, distances, 4, '13\r\n–\r\n')).toEqual({
    column: { title: 'h₁', values: [[4, 13]] },
    fault: null,
  });
  expect(withPasted(empty, distances, 4, '13\nmany')).toEqual({
    column: empty,
    fault: 'Line 2 is not a number: “many”.',
  });
  expect(withPasted(empty, distances, 4, '1\n2\n3')).toEqual({
    column: empty,
    fault: 'There are 3 lines, and only 2 rows from here on.',
  });
});

test('too many lines for the last row are told of one row, not of “1 rows”', () => {
  expect(withPasted({ title: 'h₁', values: [] }, [2, 4, 6], 6, '1\n2').fault).toBe(
    'There are 2 lines, and only 1 row from here on.',
  );
});
