import { describe, expect, test } from 'vitest';
import type { TileCosts } from '../../shared/puzzle/tileCosts.ts';
import { goalArrows } from '../board/goalArrows.ts';
import type { Palette } from '../ui/pen/palette.ts';
import { SvgPen } from '../ui/pen/svgPen.ts';
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

test('a tile shows its cost unless it is 1', () => {
  const numbersWith = (costs: TileCosts | undefined): number[] => {
    const look = { cells: [1, 2, 3, 0], rows: 2, cols: 2, costs, moved: 0, contribution: null };
    const picture = boardPicture(look, 'a board');
    const pen = new SvgPen(picture.width, picture.height);
    picture.paint(pen, 1, palette);
    return [...pen.file('white').matchAll(/>(\d+)<\/text>/g)].map(([, text]) => Number(text));
  };
  expect(numbersWith([1, 1, 1])).toEqual([1, 2, 3]);
  expect(numbersWith([7, 1, 12])).toEqual([1, 7, 2, 3, 12]);
});

test('the way of a tile to its goal cell is an arrow on a ground', () => {
  const look = { cells: [2, 1, 0, 3], rows: 2, cols: 2, moved: 0, contribution: null };
  const ways = goalArrows(look.cells, [1, 2, 3, 0], 2);
  const picture = boardPicture({ ...look, ways }, 'a board');
  const pen = new SvgPen(picture.width, picture.height);
  picture.paint(pen, 1, palette);
  const file = pen.file('white');
  expect(file.match(/stroke="ink-tile"/g)).toHaveLength(3);
  expect(file.match(/stroke="ink-goal"/g)).toHaveLength(3);
});

test('a tile on its way stands between the cell where the blank is now and its own', () => {
  const leftOf = (share?: number): number => {
    const picture = boardPicture({ cells: [1, 0, 2, 3], rows: 2, cols: 2, moved: 1, share, contribution: null }, '');
    const pen = new SvgPen(picture.width, picture.height);
    picture.paint(pen, 1, palette);
    return Number(/<text x="([-\d.]+)"[^>]*>1<\/text>/.exec(pen.file('white'))![1]);
  };
  expect(leftOf()).toBe(leftOf(1));
  expect(leftOf(0) - leftOf(1)).toBeCloseTo((600 - 32) / 2, 1); // a whole tile
  expect(leftOf(0.25) - leftOf(1)).toBeCloseTo(0.75 * (leftOf(0) - leftOf(1)), 1);
});

describe('a picture on the tiles', () => {
  const image = { src: 'cat.png' } as HTMLImageElement;
  const goal = [1, 2, 3, 4, 5, 0];
  const fileOf = (cells: number[], numbers: boolean): string => {
    const tiles = { image, ratio: 1.5, numbers, goal };
    const picture = boardPicture({ cells, rows: 2, cols: 3, moved: 0, contribution: null, picture: tiles }, 'a board');
    const pen = new SvgPen(picture.width, picture.height);
    picture.paint(pen, 1, palette);
    return pen.file('white');
  };
  const numbersIn = (file: string): string[] => [...file.matchAll(/>(\d+)<\/text>/g)].map(([, text]) => text);

  test('is in the file once, and each tile cuts its part out of it', () => {
    const file = fileOf([1, 2, 3, 4, 0, 5], false);
    expect(file.match(/<image /g)).toHaveLength(1);
    expect(file).toContain('href="cat.png"');
    expect(file.match(/<use href="#image-1"/g)).toHaveLength(5);
    expect(new Set(file.match(/clip-path="[^"]+"/g)).size).toBe(5);
    expect(file.match(/<g[ >]/g)!.length).toBe(file.match(/<\/g>/g)!.length);
    expect(numbersIn(file)).toEqual([]);
  });

  test('has the numbers over it where they are wanted', () => {
    expect(numbersIn(fileOf([1, 2, 3, 4, 0, 5], true))).toEqual(['1', '2', '3', '4', '5']);
  });

  test('is whole on the goal: the part of the blank is hinted at', () => {
    const file = fileOf(goal, false);
    expect(file.match(/<use /g)).toHaveLength(6);
    expect(file.match(/<use [^>]*opacity="0.3"/g)).toHaveLength(1);
  });

  test('lies in one piece behind the tiles of the goal', () => {
    const lefts = [...fileOf(goal, false).matchAll(/<use href="#image-1" x="([-\d.]+)"/g)].map(([, x]) => Number(x));
    const [first, second, third] = lefts;
    expect(second - first).toBeCloseTo(third - second, 1); // the gap between two tiles
  });
});
