import { describe, expect, test } from 'vitest';
import { neighbour, NO_CELL } from './geometry.ts';
import { BESIDE, besides, firstCell, FRAME_BLANKS, frameOf } from './square.ts';

describe('the 4×4 board', () => {
  test('knows the cells beside each cell', () => {
    for (let cell = 0; cell < 16; cell++) {
      const cells = [0, 1, 2, 3].map((action) => neighbour(cell, action, 4, 4)).filter((other) => other !== NO_CELL);
      expect(BESIDE[cell]).toBe(cells.reduce((bits, other) => bits | (1 << other), 0));
    }
    expect(besides((1 << 0) | (1 << 15))).toBe(BESIDE[0] | BESIDE[15]);
    expect(firstCell((1 << 9) | (1 << 4))).toBe(4);
  });

  test('is looked at with the blank of the goal in a corner, on a side or in the centre', () => {
    const frames = Array.from({ length: 16 }, (_, cell) => frameOf(cell));
    expect(frames.map(({ blank }) => blank)).toEqual([0, 1, 1, 0, 1, 5, 5, 1, 1, 5, 5, 1, 0, 1, 1, 0]);
    expect(() => frameOf(16)).toThrow('Unexpected cell: 16');
    for (const [cell, { blank, cellMap }] of frames.entries()) {
      expect(cellMap[cell]).toBe(blank);
      expect(new Set(cellMap).size).toBe(16);
      for (let other = 0; other < 16; other++) {
        const image = cellMap[other];
        const beside = Array.from({ length: 16 }, (_, next) => next).filter((next) => (BESIDE[other] >> next) & 1);
        for (const next of beside) expect((BESIDE[image] >> cellMap[next]) & 1).toBe(1);
      }
    }
    expect(FRAME_BLANKS.map((cell) => frameOf(cell).cellMap.every((image, other) => image === other))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
