import { describe, expect, test } from 'vitest';
import { grown } from './columns.ts';

describe('a grown column', () => {
  test('is the same one where there is room', () => {
    const column = Int32Array.of(1, 2, 3);
    expect(grown(column, 3)).toBe(column);
  });

  test('keeps its entries and its type, and gains more room than asked for', () => {
    const column = grown(Uint16Array.of(7, 8), 3);
    expect(column).toBeInstanceOf(Uint16Array);
    expect([...column.subarray(0, 3)]).toEqual([7, 8, 0]);
    expect(column.length).toBeGreaterThan(3);
  });

  test('grows by half at least, so that many small steps stay cheap', () => {
    expect(grown(new Int8Array(1000), 1001).length).toBeGreaterThanOrEqual(1500);
    expect(grown(new Int8Array(1000), 5000).length).toBe(5000);
  });
});
