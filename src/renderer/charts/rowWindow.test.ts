import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_HEIGHT, scrollTo, windowOf } from './rowWindow.ts';

const anyList = fc.record({
  rows: fc.integer({ min: 1, max: 1_000_000 }),
  rowHeight: fc.integer({ min: 20, max: 70 }),
  viewHeight: fc.integer({ min: 100, max: 1500 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('the rows drawn fill the view wherever the list is scrolled to, and are few', () => {
  fc.assert(
    fc.property(anyList, ({ rows, rowHeight, viewHeight, share }) => {
      const height = Math.min(rows * rowHeight, MAX_HEIGHT);
      const scrollTop = Math.max(0, height - viewHeight) * share;
      const window = windowOf(scrollTop, viewHeight, rowHeight, rows);
      const bottom = window.top + (window.end - window.first) * rowHeight;
      expect(window.top).toBeLessThanOrEqual(scrollTop + 1e-6);
      expect(bottom).toBeGreaterThanOrEqual(Math.min(scrollTop + viewHeight, scrollTop + rows * rowHeight) - 1);
      expect(window.end - window.first).toBeLessThanOrEqual(viewHeight / rowHeight + 15);
      expect(window.height).toBe(height);
    }),
  );
});

test('the last row is reached at the end of the bar, however long the list is', () => {
  for (const rows of [5, 181_440, 1_000_000]) {
    const height = Math.min(rows * 68, MAX_HEIGHT);
    expect(windowOf(Math.max(0, height - 600), 600, 68, rows).end).toBe(rows);
  }
});

test('a row that is scrolled to is in view', () => {
  fc.assert(
    fc.property(anyList, ({ rows, rowHeight, viewHeight, share }) => {
      const row = Math.floor(share * (rows - 1));
      const { first, end } = windowOf(scrollTo(row, viewHeight, rowHeight, rows), viewHeight, rowHeight, rows);
      expect(first).toBeLessThanOrEqual(row);
      expect(end).toBeGreaterThan(row);
    }),
  );
});
