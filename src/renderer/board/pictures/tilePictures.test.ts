import { expect, test } from 'vitest';
import { parse } from '../../../shared/contract/parse.ts';
import { BUILT_IN_PICTURES, TILE_PICTURE } from '../../../shared/contract/pictures.ts';
import { altFrom, BUILT_INS } from './tilePictures.svelte.ts';

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
