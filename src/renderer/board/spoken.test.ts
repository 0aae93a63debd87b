import { expect, test } from 'vitest';
import { spokenBoard, spokenTiles } from './spoken.ts';

test.each([
  [[1, 2, 3, 7, 4, 5, 6, 8, 0], 3, '1 2 3, 7 4 5, 6 8 blank'],
  [[0, 1, 2, 3, 4, 5], 3, 'blank 1 2, 3 4 5'],
  [[1, 2, 3, 4, 5, 0], 2, '1 2, 3 4, 5 blank'],
])('the board %j of %i columns is spoken row by row', (cells, cols, spoken) => {
  expect(spokenBoard(cells, cols)).toBe(spoken);
});

test('a board of typed numbers is spoken like any other', () => {
  expect(spokenBoard(Uint8Array.of(3, 1, 0, 2), 2)).toBe('3 1, blank 2');
});

test('a board is spoken with its picture and its costs, each as a sentence', () => {
  const spoken = spokenTiles({ cells: [1, 2, 0, 3], cols: 2, picture: { alt: 'a cat' }, costs: 'tile' });
  expect(spoken).toBe('1 2, blank 3. On its tiles: a cat. Moving a tile costs its number');
});
