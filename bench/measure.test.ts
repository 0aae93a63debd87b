import { expect, test } from 'vitest';
import { median, race } from './measure.ts';

test('the median is the middle, or between the two in the middle', () => {
  expect(median([10, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 10])).toBe(3);
});

test('contenders take turns, and the first round is not counted', () => {
  const turns: string[] = [];
  const run = (name: string) => () => turns.push(name);
  const { a, b } = race({ a: run('a'), b: run('b') }, 2);
  expect(turns.join('')).toBe('ababab');
  expect([a.work, b.work]).toEqual([5, 6]);
});
