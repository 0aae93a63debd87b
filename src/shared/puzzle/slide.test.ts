import { expect, test } from 'vitest';
import { applyAction } from './board.ts';
import { lettersOf } from './moveNames.ts';
import { slideTo } from './slide.ts';

/** 1 2 3 4 / 5 6 _ 7 / 8 9 10 11 */
const CELLS = [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11];

const letters = (cell: number): string => lettersOf(slideTo(CELLS, cell, 4));

test.each([
  ['a neighbour slides alone', 5, 'L'],
  ['a whole row slides', 4, 'LL'],
  ['to the other side', 7, 'R'],
  ['up', 2, 'U'],
  ['down', 10, 'D'],
  ['the blank stays', 6, ''],
  ['a tile in no line with the blank stays', 0, ''],
  ['nor does one at the end of another row', 3, ''],
])('%s', (_, cell, moves) => expect(letters(cell)).toBe(moves));

test('the blank arrives where the tile was that is pushed', () => {
  for (const cell of CELLS.keys()) {
    const actions = slideTo(CELLS, cell, 4);
    const cells = actions.reduce<readonly number[]>((board, action) => applyAction(board, action, 3, 4)!, CELLS);
    if (actions.length > 0) expect(cells.indexOf(0)).toBe(cell);
  }
});
