import { describe, expect, test } from 'vitest';
import { readFilter } from './nodeFilter.ts';

const COLUMNS = ['order', 'g', 'f', 'linear-conflict'];

/** The values from 0 to 9 of which the only condition in `text` is true. */
function heldBy(text: string): number[] {
  const [condition] = readFilter(text, COLUMNS).conditions!;
  return Array.from({ length: 10 }, (_, value) => value).filter(condition.holds);
}

describe('a filter', () => {
  test('compares in every spelling', () => {
    expect(heldBy('g = 3')).toEqual([3]);
    expect(heldBy('g==3')).toEqual([3]);
    expect(heldBy('G <= 2')).toEqual([0, 1, 2]);
    expect(heldBy('g ≤ 2')).toEqual([0, 1, 2]);
    expect(heldBy('g>7')).toEqual([8, 9]);
    expect(heldBy('g >= 8.5')).toEqual([9]);
    expect(heldBy('g != 0')).toHaveLength(9);
  });

  test('is as many conditions as there are commas and ands', () => {
    const filter = readFilter('g > 2, linear-conflict = 4 and f<9,', COLUMNS);
    expect(filter.conditions!.map(({ column }) => column)).toEqual(['g', 'linear-conflict', 'f']);
    expect(readFilter('  ', COLUMNS).conditions).toEqual([]);
  });

  test('says what is wrong with it', () => {
    expect(readFilter('g = 3, g is 4', COLUMNS).wrong).toBe('“g is 4” is not a condition such as g = 5.');
    expect(readFilter('q = 4', COLUMNS).wrong).toContain('no column “q”');
  });
});
