import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { arrangementFault } from '../../shared/puzzle/arrangement.ts';
import { swap } from '../../shared/puzzle/board.ts';
import { Arranging } from './arranging.svelte.ts';
import { middleOf } from './boardPoint.ts';

const GOAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** A board that keeps every arrangement it had. */
function open(cells: readonly number[] = GOAL, cols = 4) {
  const boards = [cells];
  const rows = cells.length / cols;
  const board = () => ({ cells: boards.at(-1)!, rows, cols });
  const exchange = (cell: number, other: number) => void boards.push(swap(board().cells, cell, other));
  const takeBack = () => void boards.pop();
  const arranging = new Arranging(board, { exchange, takeBack });
  const keys = (...pressed: string[]) => pressed.map((key) => arranging.answer(key));
  return { arranging, board, boards, keys, takeBack };
}

describe('the keys', () => {
  test('lead from cell to cell, and stop at the edge', () => {
    const { arranging, keys } = open();
    keys('ArrowUp', 'ArrowLeft');
    expect(arranging.cursor).toBe(0);
    keys('ArrowRight', 'ArrowDown', 'ArrowDown');
    expect(arranging.cursor).toBe(9);
    expect(arranging.said).toBe('Row 3, column 2: tile 10');
  });

  test('say the cost of a tile, and none of the blank', () => {
    const weighed = { cells: [1, 0, 2, 3], rows: 2, cols: 2, costs: [5, 1, 1] };
    const arranging = new Arranging(() => weighed, { exchange: vi.fn(), takeBack: vi.fn() });
    expect(arranging.said).toBe('Row 1, column 1: tile 1, cost 5');
    arranging.answer('ArrowRight');
    expect(arranging.said).toBe('Row 1, column 2: blank');
  });

  test.each([
    ['a number puts its tile there', ['5'], [5, 2, 3, 4, 1]],
    ['two digits are one number', ['1', '2'], [12, 2, 3, 4, 5]],
    ['where it is none of this board, the second digit is a number of its own', ['1', '7'], [7, 2, 3, 4, 5]],
    ['the tile that is there stays', ['1'], [1, 2, 3, 4, 5]],
    ['and is typed on', ['1', '0'], [10, 2, 3, 4, 5]],
    ['the blank', ['Delete'], [0, 2, 3, 4, 5]],
    ['in another cell the next number begins', ['1', 'ArrowRight', '2'], [1, 2, 3, 4, 5]],
    ['so it does after the blank', ['1', 'Backspace', '2'], [2, 0, 3, 4, 5]],
    ['Shift is no act', ['1', 'Shift', '2'], [12, 2, 3, 4, 5]],
  ])('%s', (_, pressed, expected) => {
    const { board, keys } = open();
    keys(...pressed);
    expect(board().cells.slice(0, 5)).toEqual(expected);
  });

  test('a number that took two digits is one change', () => {
    const { boards, keys } = open();
    keys('4', '1', '4');
    expect(boards).toHaveLength(3); // 4, then 14 in place of 1
  });

  test('after a while, the next number begins', () => {
    const { board, keys } = open();
    keys('1');
    vi.advanceTimersByTime(2000);
    keys('2');
    expect(board().cells[0]).toBe(2);
  });

  test('a digit goes on with no number that was undone meanwhile', () => {
    const { board, boards, keys, takeBack } = open();
    keys('3', 'Delete', '1'); // three changes
    takeBack();
    keys('2');
    expect(board().cells[0]).toBe(2);
    expect(boards).toHaveLength(4);
  });

  test.each([' ', 'Enter'])('%j lifts a tile, and exchanges it with another one', (key) => {
    const { arranging, board, keys } = open();
    keys(key);
    expect(arranging.said).toBe('Row 1, column 1: tile 1, lifted');
    keys('ArrowRight');
    expect(arranging.said).toBe('Exchange Row 1, column 1: tile 1 with Row 1, column 2: tile 2');
    keys(key);
    expect(board().cells.slice(0, 2)).toEqual([2, 1]);
    expect(arranging.lifted).toBeNull();
  });

  test('a tile that is lifted is put down by Escape, where it was, or by leaving the board', () => {
    const { arranging, boards, keys } = open();
    expect(keys('Escape', ' ', 'Escape')).toEqual([false, true, true]);
    keys(' ', ' ', ' ');
    arranging.leave();
    expect(arranging.lifted).toBeNull();
    expect(boards).toHaveLength(1);
  });

  test('are those of the board alone', () => {
    expect(open().keys('a', 'F1', 'Tab', 'PageDown', 'Shift', '10')).toEqual(new Array(6).fill(false));
  });

  test('are about a cell of the board also after it became smaller', () => {
    let board = { cells: GOAL, rows: 4, cols: 4 };
    const arranging = new Arranging(() => board, { exchange: () => {}, takeBack: () => {} });
    for (let times = 0; times < 3; times++) arranging.answer('ArrowDown');
    board = { cells: [1, 2, 3, 0], rows: 2, cols: 2 };
    expect(arranging.said).toBe('Row 1, column 1: tile 1');
  });
});

describe('the pointer', () => {
  test('drags a tile onto another one, and they change places', () => {
    const { arranging, board } = open();
    const size = board();
    expect(arranging.press(1, { x: 0.2, y: 0.2 })).toBe(true);
    expect(arranging.held).toEqual(new Map([[1, [0, 0]]]));
    arranging.move(1, middleOf(6, size));
    expect(arranging.held).toEqual(new Map([[1, [2, 1]]]));
    expect(arranging.over).toBe(6);
    arranging.release(1);
    expect(board().cells).toEqual(swap(GOAL, 0, 6));
    expect(arranging).toMatchObject({ cursor: 6, over: null, isDragging: false });
    expect(arranging.held).toBeUndefined();
  });

  test.each([
    ['beside the board', { x: -1, y: 2 }],
    ['where it was', { x: 0.9, y: 0.9 }],
  ])('leaves a tile that is let go %s', (_, to) => {
    const { arranging, boards } = open();
    arranging.press(1, { x: 0.5, y: 0.5 });
    arranging.move(1, to);
    arranging.release(1);
    expect(boards).toHaveLength(1);
    expect(arranging).toMatchObject({ cursor: 0, isDragging: false });
  });

  test('puts down what the keys have lifted, and leaves other pointers out', () => {
    const { arranging, boards, keys } = open();
    keys(' ');
    arranging.press(1, { x: 1.5, y: 0.5 });
    expect(arranging.lifted).toBeNull();
    expect(arranging.press(2, { x: 2.5, y: 0.5 })).toBe(false);
    arranging.move(2, { x: 3.5, y: 3.5 });
    arranging.release(2);
    expect(arranging.over).toBe(1);
    arranging.cancel();
    arranging.release(1);
    expect(boards).toHaveLength(1);
  });

  test('takes nothing beside the board', () => {
    expect(open().arranging.press(1, { x: 4, y: 1 })).toBe(false);
  });
});

test('whatever is pressed and dragged, every tile stays on the board once, and only own changes are taken back', () => {
  const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Delete', ' ', 'Escape', ...'0123456789'];
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...KEYS).map((key) => [key]) },
    { weight: 1, arbitrary: fc.tuple(fc.double({ min: -1, max: 5 }), fc.double({ min: -1, max: 5 })) },
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const { arranging, board, boards, keys } = open();
      for (const [first, second] of acts) {
        if (typeof first === 'string') keys(first);
        else {
          arranging.press(1, { x: first, y: second as number });
          arranging.move(1, { x: second as number, y: first });
          arranging.release(1);
        }
        expect(boards.length).toBeGreaterThan(0);
        expect(boards[0]).toBe(GOAL);
        expect(arrangementFault(board().cells, 4, 4)).toBeNull();
        expect(GOAL[arranging.cursor]).toBeDefined();
      }
    }),
  );
});
