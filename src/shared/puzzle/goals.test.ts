import { describe, expect, test } from 'vitest';
import { checkArrangement } from './arrangement.ts';
import { printBoard } from './board.ts';
import { GOALS, goalNamed, type GoalId } from './goals.ts';

const IDS = Object.keys(GOALS) as GoalId[];

test.each<[GoalId, number, number, string]>([
  ['blank-last', 3, 3, '1 2 3 / 4 5 6 / 7 8 _'],
  ['blank-first', 3, 3, '_ 1 2 / 3 4 5 / 6 7 8'],
  ['blank-middle', 3, 3, '1 2 3 / 4 _ 5 / 6 7 8'],
  ['blank-middle', 2, 4, '1 2 3 4 / 5 6 _ 7'],
  ['spiral', 3, 3, '1 2 3 / 8 _ 4 / 7 6 5'],
  ['spiral', 4, 4, '1 2 3 4 / 12 13 14 5 / 11 _ 15 6 / 10 9 8 7'],
  ['spiral', 2, 3, '1 2 3 / _ 5 4'],
  ['spiral', 3, 2, '1 2 / _ 3 / 5 4'],
  ['snake', 3, 3, '1 2 3 / 6 5 4 / 7 8 _'],
  ['snake', 4, 2, '1 2 / 4 3 / 5 6 / _ 7'],
])('%s on %i×%i is %s', (id, rows, cols, board) => {
  expect(printBoard(GOALS[id].cells(rows, cols), cols)).toBe(board);
});

describe.each(IDS)('%s', (id) => {
  test('is an arrangement of every size, and found by its cells', () => {
    for (let rows = 2; rows <= 5; rows++)
      for (let cols = 2; cols <= 5; cols++) {
        const cells = GOALS[id].cells(rows, cols);
        expect(checkArrangement(cells, rows, cols)).toBe(null);
        const found = goalNamed(cells, rows, cols)!;
        expect(GOALS[found].cells(rows, cols)).toEqual(cells);
      }
  });
});

test('any other goal has no name', () => {
  expect(goalNamed([1, 2, 3, 8, 6, 4, 7, 5, 0], 3, 3)).toBe(null);
});
