import { expect, test } from 'vitest';
import { textOf } from '../../ui/parts.ts';
import { worthOf } from './stepSentence.ts';

test('the goal of a search that may lose the shortest path says what is possible, as far as it is known', () => {
  expect(textOf(worthOf(8, 6))).toBe(' The shortest path is lost: 8 moves; 6 are possible.');
  expect(textOf(worthOf(3, 1))).toBe(' The shortest path is lost: 3 moves; 1 is possible.');
  expect(textOf(worthOf(6, 6))).toBe(' No shorter one exists.');
  expect(textOf(worthOf(6, null))).toBe(' There may be a shorter one.');
});
