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
