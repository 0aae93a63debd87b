import { expect, test } from 'vitest';
import { actionsOf } from './moveNames.ts';
import { boardsAlong } from './board.ts';
import { costsAlong } from './pathCosts.ts';

const boards = boardsAlong([1, 2, 3, 4, 5, 0], actionsOf('ULDR'), 2, 3);

test('the cost of a path adds the costs of the tiles that moved', () => {
  expect(costsAlong(boards, 'tile')).toEqual([0, 3, 5, 10, 13]);
  expect(costsAlong(boards, [1, 7, 1, 1, 20])).toEqual([0, 1, 8, 28, 29]);
});

test('where every move costs 1, the cost is the number of moves and not said', () => {
  expect(costsAlong(boards, undefined)).toBeNull();
  expect(costsAlong(boards, [1, 1, 1, 1, 1])).toBeNull();
});
