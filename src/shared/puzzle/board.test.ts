import { describe, expect, test } from 'vitest';
import { applyAction, applyMoves, findBlank, printBoard, swap } from './board.ts';

const BOARD = [1, 2, 3, 7, 4, 5, 6, 8, 0];

describe('a board', () => {
  test('is printed in one line with the blank as an underscore', () => {
    expect(printBoard(BOARD, 3)).toBe('1 2 3 / 7 4 5 / 6 8 _');
    expect(printBoard([10, 0, 2, 3, 4, 5, 6, 7, 8, 9, 1, 11], 4)).toBe('10 _ 2 3 / 4 5 6 7 / 8 9 1 11');
  });

  test('has its blank where the 0 is', () => {
    expect(findBlank(BOARD)).toBe(8);
  });

  test('exchanges two cells in a copy', () => {
    expect(swap([1, 2, 0, 3], 1, 3)).toEqual([1, 3, 0, 2]);
  });

  test('moves the blank, not the tile, up, down, left and right', () => {
    const centre = [1, 2, 3, 4, 0, 5, 6, 7, 8];
    expect([0, 1, 2, 3].map((action) => findBlank(applyAction(centre, action, 3, 3)!))).toEqual([1, 7, 3, 5]);
    expect(applyAction(centre, 0, 3, 3)).toEqual([1, 0, 3, 4, 2, 5, 6, 7, 8]);
  });

  test('does not move over the edge', () => {
    expect(applyAction(BOARD, 1, 3, 3)).toBe(null);
    expect(applyAction(BOARD, 3, 3, 3)).toBe(null);
  });

  test('follows letters', () => {
    expect(applyMoves(BOARD, 'ULDLURDR', 3, 3)).toEqual([1, 2, 3, 8, 6, 4, 7, 5, 0]);
    expect(applyMoves(BOARD, '', 3, 3)).toEqual(BOARD);
    expect(applyMoves(BOARD, 'UR', 3, 3)).toBe(null);
    expect(applyMoves(BOARD, 'UX', 3, 3)).toBe(null);
  });
});
