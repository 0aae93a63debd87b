import { describe, expect, test } from 'vitest';
import { capacityFor, grown, SpareColumns, trimmed } from './columns.ts';

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

  test.each([
    [0, 1, 512],
    [512, 513, 2048],
    [2048, 2049, 8192],
    [16_383, 16_384, 65_532],
    [16_384, 16_385, 24_576],
    [20_000, 20_001, 30_000],
    [20_000, 40_000, 40_000],
    [20_000, 20_000, 20_000],
  ])('of %i entries that must hold %i has %i: fourfold while it is small, then by half', (capacity, length, grows) => {
    expect(capacityFor(capacity, length)).toBe(grows);
  });

  test('grows by half at least, so that many small steps stay cheap', () => {
    expect(grown(new Int8Array(1000), 1001).length).toBeGreaterThanOrEqual(1500);
    expect(grown(new Int8Array(1000), 5000).length).toBe(5000);
  });
});

describe('spare columns', () => {
  test('serve a short column, and come back when it grows beyond them or is trimmed', () => {
    const spare = new SpareColumns();
    const short = grown(new Int32Array(0), 1, spare);
    const other = grown(new Int32Array(0), 1, spare);
    expect(other).not.toBe(short);
    short.set([7, 8, 9]);
    const long = grown(short, short.length + 1, spare);
    expect(long.length).toBeGreaterThan(short.length);
    expect(long.subarray(0, 3)).toEqual(Int32Array.of(7, 8, 9));
    expect(grown(new Int32Array(0), 2, spare)).toBe(short);
    expect(trimmed(other, 0, spare)).toHaveLength(0);
    expect(spare.borrow(Int32Array)).toBe(other);
  });

  test('serve every column that fits', () => {
    const spare = new SpareColumns();
    const column = grown(new Int32Array(0), 16_384, spare);
    spare.giveBack(column);
    expect(spare.borrow(Int32Array)).toBe(column);
  });

  test('free a long column at once, as it cannot be lent', () => {
    const spare = new SpareColumns();
    const long = new Int32Array(100_000);
    grown(long, 100_001, spare);
    expect(long.buffer.byteLength).toBe(0);
  });

  test('are kept apart by type', () => {
    const spare = new SpareColumns();
    const bytes = spare.borrow(Uint8Array);
    spare.giveBack(bytes);
    expect(spare.borrow(Uint16Array)).toBeInstanceOf(Uint16Array);
    expect(spare.borrow(Uint8Array)).toBe(bytes);
  });

  test('are not made of columns of another length', () => {
    const spare = new SpareColumns();
    const own = new Uint8Array(5);
    spare.giveBack(own);
    expect(spare.borrow(Uint8Array)).not.toBe(own);
  });
});

describe('a trimmed column', () => {
  test('has its entries in memory of its own if it was borrowed', () => {
    const spare = new SpareColumns();
    const column = grown(new Uint8Array(0), 3, spare);
    column.set([1, 2, 3]);
    const copy = trimmed(column, 2, spare);
    spare.borrow(Uint8Array).fill(9);
    expect(copy).toEqual(Uint8Array.of(1, 2));
  });

  test('of a length that can be borrowed is kept without spare columns', () => {
    const column = new Int32Array(16_384);
    expect(trimmed(column, 3)).toBe(column);
    expect(trimmed(column, 3, new SpareColumns())).toHaveLength(3);
  });

  test('that was not borrowed is kept if it is full, with any spare columns', () => {
    const column = new Int32Array(20_000);
    expect(trimmed(column, 20_000, new SpareColumns())).toBe(column);
  });

  test('is copied only if that frees much memory', () => {
    const [small, large, full] = [new Int32Array(2048), new Int32Array(20_000), new Int32Array(20_000)];
    expect(trimmed(small, 3)).toBe(small);
    expect(trimmed(large, 3)).toHaveLength(3);
    expect(trimmed(full, 20_000)).toBe(full);
  });
});
