import { expect, test } from 'vitest';
import { canSlide, trayTiles } from './trayTiles.ts';

test('tiles are laid out row by row, in the order of their numbers, without the blank', () => {
  expect(trayTiles([3, 0, 1, 2, 5, 4], 3)).toEqual([
    { tile: 1, cell: 2, row: 0, col: 2 },
    { tile: 2, cell: 3, row: 1, col: 0 },
    { tile: 3, cell: 0, row: 0, col: 0 },
    { tile: 4, cell: 5, row: 1, col: 2 },
    { tile: 5, cell: 4, row: 1, col: 1 },
  ]);
});

test.each([
  ['the same board', [1, 2, 3, 0], true],
  ['one move', [1, 0, 3, 2], true],
  ['two moves', [0, 1, 3, 2], false],
  ['another size', [1, 2, 3, 4, 5, 0], false],
  ['no board before', [], false],
])('tiles slide from a board to the next one: %s', (_, before, slides) => {
  expect(canSlide(before, [1, 2, 3, 0])).toBe(slides);
});
