import { expect, test } from 'vitest';
import { actionsOf } from './moveNames.ts';
import { boardsAlong } from './board.ts';
import { costOfMoves, costsAlong } from './pathCosts.ts';

const boards = boardsAlong([1, 2, 3, 4, 5, 0], actionsOf('ULDR'), 2, 3);

test('the cost of a path adds the costs of the tiles that moved', () => {
  expect(costsAlong(boards, 'tile')).toEqual([0, 3, 5, 10, 13]);
  expect(costsAlong(boards, [1, 7, 1, 1, 20])).toEqual([0, 1, 8, 28, 29]);
});

test('where every move costs 1, the cost is the number of moves and not said', () => {
  expect(costsAlong(boards, undefined)).toBeNull();
  expect(costsAlong(boards, [1, 1, 1, 1, 1])).toBeNull();
});

test('moves cost together what the path of their boards does', () => {
  const puzzle = { rows: 2, cols: 3, start: [1, 2, 3, 4, 5, 0] };
  for (const costs of ['tile', [1, 7, 1, 1, 20], undefined] as const)
    expect(costOfMoves({ ...puzzle, costs }, actionsOf('ULDR'))).toBe(costsAlong(boards, costs)?.at(-1) ?? null);
});
