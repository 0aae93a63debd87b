import { describe, expect, test } from 'vitest';
import { distance, MOVE_LETTERS, MOVES, neighbour, neighbourTable, NO_CELL } from './geometry.ts';

describe('the grid', () => {
  test('names the moves of the blank in the order of their actions', () => {
    expect(MOVE_LETTERS).toBe('UDLR');
    expect(MOVES.map(({ name }) => name)).toEqual(['up', 'down', 'left', 'right']);
  });

  test('of 3×3 has two moves from a corner, three from a side, four from the centre', () => {
    const moves = Array.from({ length: 9 }, (_, cell) =>
      [0, 1, 2, 3].filter((a) => neighbour(cell, a, 3, 3) !== NO_CELL),
    );
    expect(moves.map(({ length }) => length)).toEqual([2, 3, 2, 3, 4, 3, 2, 3, 2]);
  });

  test.each([
    [2, 3],
    [3, 2],
    [5, 5],
  ])('of %i×%i leads back by the opposite move', (rows, cols) => {
    const table = neighbourTable(rows, cols);
    expect(table).toHaveLength(rows * cols * 4);
    table.forEach((to, entry) => {
      const [cell, action] = [entry >> 2, entry & 3];
      if (to !== NO_CELL) expect(table[to * 4 + (action ^ 1)]).toBe(cell);
      if (to !== NO_CELL) expect(distance(cell, to, cols)).toBe(1);
    });
  });

  test('moves by rows and by columns, and never around an edge', () => {
    expect([0, 1, 2, 3].map((action) => neighbour(2, action, 2, 3))).toEqual([NO_CELL, 5, 1, NO_CELL]);
    expect([0, 1, 2, 3].map((action) => neighbour(3, action, 2, 3))).toEqual([0, NO_CELL, NO_CELL, 4]);
  });

  test('measures distances in rows plus columns', () => {
    expect(distance(0, 8, 3)).toBe(4);
    expect(distance(5, 6, 3)).toBe(3);
    expect(distance(1, 1, 4)).toBe(0);
  });
});
