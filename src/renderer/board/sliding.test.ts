import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slideTo } from '../../shared/puzzle/slide.ts';
import { middleOf } from './boardPoint.ts';
import { Sliding } from './sliding.svelte.ts';

const BOARD = { cells: [1, 2, 3, 4, 5, 6, 7, 8, 0], rows: 3, cols: 3 };

function open(board = BOARD) {
  const pushed: number[] = [];
  const sliding = new Sliding(
    () => board,
    (cell) => pushed.push(cell),
  );
  /** Presses in the middle of a cell, moves, and leaves the pointer down. */
  const drag = (cell: number, right: number, down: number) => {
    const { x, y } = middleOf(cell, board);
    sliding.press(1, { x, y });
    const to = { x: x + right, y: y + down };
    sliding.move(1, to);
    return to;
  };
  return { sliding, pushed, drag };
}

describe('a tile that is dragged', () => {
  test('towards the blank takes along those between, as far as the pointer goes and no farther than a cell', () => {
    const { sliding, drag } = open();
    drag(2, 0.4, 0.25); // the column of the blank: only what goes down counts
    expect(sliding.held).toEqual(
      new Map([
        [3, [0, 0.25]],
        [6, [0, 0.25]],
      ]),
    );
    sliding.move(1, { x: 2.5, y: 9 });
    expect(sliding.held!.get(3)).toEqual([0, 1]);
  });

  test.each([
    ['far enough', 0.36, [7]],
    ['not far enough', 0.34, []],
    ['not at all: a click', 0, [7]],
    ['by a hand that is not quite still', 0.05, [7]],
    ['away from the blank', -0.5, []],
  ])('%s', (_, right, expected) => {
    const { sliding, pushed, drag } = open();
    sliding.release(1, drag(7, right, 0));
    expect(pushed).toEqual(expected);
    expect(sliding).toMatchObject({ isHolding: false });
    expect(sliding.held).toBeUndefined();
  });

  test('goes back where the drag is broken off', () => {
    const { sliding, pushed, drag } = open();
    drag(7, 0.9, 0);
    sliding.cancel(1);
    sliding.release(1, { x: 2.5, y: 2.5 });
    expect([pushed, sliding.held, sliding.isHolding]).toEqual([[], undefined, false]);
  });

  test('is that of one pointer: others do nothing meanwhile', () => {
    const { sliding, pushed, drag } = open();
    drag(7, 0.2, 0);
    expect(sliding.press(2, middleOf(5, BOARD))).toBe(false);
    sliding.move(2, { x: 9, y: 9 });
    sliding.release(2, { x: 9, y: 9 });
    sliding.cancel(2);
    expect(sliding.held!.get(8)).toEqual([expect.closeTo(0.2, 9), 0]);
    expect(pushed).toEqual([]);
  });
});

test('every tile in line with the blank can be pushed, and slides towards it; no other is held', () => {
  const arrangement = fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 });
  fc.assert(
    fc.property(arrangement, fc.nat(11), (cells, cell) => {
      const board = { cells, rows: 3, cols: 4 };
      const { sliding, pushed, drag } = open(board);
      const blank = middleOf(cells.indexOf(0), board);
      const from = middleOf(cell, board);
      const to = drag(cell, Math.sign(blank.x - from.x), Math.sign(blank.y - from.y));
      const tiles = slideTo(cells, cell, 4).length;
      expect(sliding.isHolding).toBe(tiles > 0);
      expect(sliding.held?.size ?? 0).toBe(tiles);
      expect(sliding.held?.has(0) ?? false).toBe(false);
      sliding.release(1, to);
      expect(pushed).toEqual(tiles > 0 ? [cell] : []);
    }),
  );
});
