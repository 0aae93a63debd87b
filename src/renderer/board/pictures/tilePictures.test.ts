import { describe, expect, test, vi } from 'vitest';
import { parse } from '../../../shared/contract/parse.ts';
import { BUILT_IN_PICTURES, TILE_PICTURE, type TilePicture } from '../../../shared/contract/pictures.ts';
import { Notices } from '../../program/notices.svelte.ts';
import type { Program } from '../../program/program.ts';
import { altFrom, BUILT_INS, TilePictures } from './tilePictures.svelte.ts';

test('every picture of the program can be kept with a puzzle', () => {
  expect(BUILT_INS.map(({ pictureId }) => pictureId)).toEqual(Object.keys(BUILT_IN_PICTURES));
  for (const picture of BUILT_INS) expect(parse(TILE_PICTURE, picture)).toEqual(picture);
});

test.each([
  ['blue_ball.svg', 'blue ball'],
  ['IMG 2041.JPG', 'IMG 2041'],
  ['a.b.png', 'a.b'],
  ['image.png', 'image'],
  ['.png', 'Your own picture'],
  ['', 'Your own picture'],
  ['line\nend\ud800.png', 'line end'],
  [`${'𝄞'.repeat(300)}.png`, '𝄞'.repeat(200)],
])('a file called %j is described as %j until the user does it better', (name, alt) => {
  expect(altFrom(name)).toBe(alt);
  expect(parse(TILE_PICTURE, { pictureId: 'cat', alt: altFrom(name) }).alt).toBe(alt);
});

test('a missing built-in picture was reported as damaged', async () => {
  class Missing {
    src = '';
    decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  }
  vi.stubGlobal('Image', Missing);
  const notices = new Notices();
  const pictures = new TilePictures({ notices, current: { shown: null } } as unknown as Program);
  await pictures.load('cat');
  expect(notices.shown?.text).toMatch(/^A part of Searchlight could not be loaded/);
  vi.unstubAllGlobals();
});

describe('the pictures to choose from', () => {
  const own = { pictureId: 'a'.repeat(64), alt: 'A ball' };
  const other = { pictureId: 'b'.repeat(64), alt: 'A bear', puzzleCount: 2 };

  function withPicture(picture?: TilePicture) {
    const puzzle = { rows: 2, cols: 2, start: [1, 2, 3, 0], goal: [1, 2, 3, 0] };
    const current = { shown: { puzzle, title: 'Case', puzzleId: null, picture } };
    return new TilePictures({ current } as unknown as Program);
  }

  test.each([
    ['those of the program', undefined, [], []],
    ['one of the program on the tiles once', BUILT_INS[0], [], []],
    ['those of the library', undefined, [other], [other]],
    ['the one on the tiles, before a puzzle of the library shows it', own, [other], [other, own]],
    ['the one on the tiles once, when a puzzle shows it', own, [{ ...other, ...own }], [{ ...other, ...own }]],
  ])('are %s', (_, picture, kept, more) => {
    const pictures = withPicture(picture);
    pictures.own = kept;
    expect(pictures.choices).toEqual([...BUILT_INS, ...more]);
    expect(pictures.ownShown).toEqual(picture === own ? own : null);
  });

  test('keep their description where it is emptied, and the field gets it back', () => {
    const pictures = withPicture(own);
    expect(pictures.describe('  ')).toBe('A ball');
    expect(pictures.ownShown).toEqual(own);
    expect(pictures.describe(' A red ball ')).toBe('A red ball');
  });

  test('say how many puzzles of the library show each', () => {
    const pictures = withPicture();
    pictures.own = [other];
    expect([pictures.puzzlesWith(other.pictureId), pictures.puzzlesWith(own.pictureId)]).toEqual([2, 0]);
  });
});
