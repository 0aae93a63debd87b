import { expect, test } from 'vitest';
import { waysHome } from '../board/waysHome.ts';
import type { Palette } from '../tree/palette.ts';
import { SvgPen } from '../tree/svgPen.ts';
import { boardPicture } from './boardPicture.ts';

const palette = new Proxy({}, { get: (_, name) => `ink-${String(name)}` }) as Palette;

test('a board has a tile with its number for every cell but the blank, and what the heuristic counts for it', () => {
  const contribution = new Map([1, 2, 3, 4, 5].map((tile) => [tile, tile + 10]));
  const look = { cells: [1, 2, 3, 4, 0, 5], rows: 2, cols: 3, moved: 4, contribution };
  const picture = boardPicture(look, 'a board');
  const pen = new SvgPen(picture.width, picture.height);
  picture.paint(pen, 1, palette);
  const file = pen.file('white');
  expect([...file.matchAll(/>(\d+)<\/text>/g)].map(([, text]) => Number(text))).toEqual([
    1, 11, 2, 12, 3, 13, 4, 14, 5, 15,
  ]);
  expect(file.match(/stroke="ink-accent"/g)).toHaveLength(1);
  expect(picture.width).toBe(600);
  expect(picture.height).toBeLessThan(picture.width);
});

test('the way of a tile to its goal cell is an arrow on a ground', () => {
  const look = { cells: [2, 1, 0, 3], rows: 2, cols: 2, moved: 0, contribution: null };
  const ways = waysHome(look.cells, [1, 2, 3, 0], 2);
  const picture = boardPicture({ ...look, ways }, 'a board');
  const pen = new SvgPen(picture.width, picture.height);
  picture.paint(pen, 1, palette);
  const file = pen.file('white');
  expect(file.match(/stroke="ink-tile"/g)).toHaveLength(3);
  expect(file.match(/stroke="ink-goal"/g)).toHaveLength(3);
});
