import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactNumber, powersOfTen, thinned, ticksTo, ticksWithin } from './axis.ts';

test('ticks are round and whole', () => {
  expect(ticksTo(200, 4)).toEqual([0, 50, 100, 150, 200]);
  expect(ticksTo(1, 4)).toEqual([0, 1]);
});

test('there are never more ticks than have room', () => {
  expect(ticksTo(200_000, 6.5)).toHaveLength(11); // what is asked for is not what comes
  expect(ticksWithin(200_000, 7.5)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  expect(ticksWithin(200, 2)).toEqual([0, 200]);
  expect(ticksWithin(200, 0.4)).toEqual([0]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e7 }), fc.double({ min: 1, max: 30, noNaN: true }), (most, limit) => {
      const ticks = ticksWithin(most, limit);
      expect(ticks.length).toBeLessThanOrEqual(limit);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeLessThanOrEqual(most);
    }),
  );
});

test('powers of ten are every second one where there are many', () => {
  const powers = [1, 9, 10, 5_000, 24_000].map((most) => thinned(powersOfTen(most), 4));
  expect(powers).toEqual([[1], [1], [1, 10], [1, 10, 100, 1000], [1, 100, 10_000]]);
  expect(powersOfTen(2, 0.1)).toEqual([0.1, 1]);
});

test('numbers with little room have few characters', () => {
  expect([0, 50, 1_500, 50_000, 200_000].map(compactNumber)).toEqual(['0', '50', '1.5K', '50K', '200K']);
});
