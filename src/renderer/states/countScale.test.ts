import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countScale } from './countScale.ts';

describe('a linear scale', () => {
  test('begins at 0 and ends at a round number', () => {
    const { height, ticks } = countScale('linear', 24_047);
    expect(ticks).toEqual([0, 5_000, 10_000, 15_000, 20_000, 25_000]);
    expect([height(0), height(12_500), height(25_000)]).toEqual([0, 0.5, 1]);
  });

  test('has whole numbers only, because states are counted', () => {
    expect(countScale('linear', 2).ticks).toEqual([0, 1, 2]);
    expect(countScale('linear', 1).ticks).toEqual([0, 1]);
  });
});

describe('a logarithmic scale', () => {
  test('shows a single state, and none as nothing', () => {
    const { height, ticks } = countScale('log', 24_047);
    expect(ticks).toEqual([1, 10, 100, 1_000, 10_000]);
    expect(height(0)).toBe(0);
    expect(height(1)).toBeGreaterThan(0.03);
    expect(height(24_047)).toBe(1);
  });

  test('has each power of ten that is reached', () => {
    expect(countScale('log', 1000).ticks).toEqual([1, 10, 100, 1000]);
    expect(countScale('log', 1).ticks).toEqual([1]);
  });
});

test.each(['linear', 'log'] as const)(
  'on a %s scale more states are never lower, and every tick is in the chart',
  (kind) => {
    const count = fc.integer({ min: 1, max: 2 ** 40 });
    fc.assert(
      fc.property(count, fc.double({ min: 0, max: 1, noNaN: true }), (greatest, share) => {
        const { height, ticks } = countScale(kind, greatest);
        const some = Math.floor(greatest * share);
        expect(height(0)).toBe(0);
        expect(height(some)).toBeLessThanOrEqual(height(some + 1));
        expect(height(some)).toBeLessThan(height(2 * some + 1));
        expect(height(greatest)).toBeGreaterThan(0.7);
        expect(height(greatest)).toBeLessThanOrEqual(1);
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
        for (const tick of ticks)
          expect([Number.isInteger(tick), height(tick) >= 0, height(tick) <= 1]).not.toContain(false);
      }),
    );
  },
);
