import { expect, test, vi } from 'vitest';
import { Latest } from './latest.ts';

test('what was not used for longest gives way', () => {
  const latest = new Latest<number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.has(key))).toEqual([true, false, true]);
  latest.set('c', 4);
  expect([latest.get('a'), latest.get('c')]).toEqual([1, 4]);
});

test('what is kept is not made again', () => {
  const latest = new Latest<number>(1);
  const make = vi.fn(() => 7);
  expect([latest.getOrMake('a', make), latest.getOrMake('a', make)]).toEqual([7, 7]);
  expect(make).toHaveBeenCalledOnce();
  latest.clear();
  latest.getOrMake('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
