import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomBeyond } from './roomBeyond.ts';

test('a scale leaves room for what is hidden, and never much more than that', () => {
  expect([0, 5, 6, 7, 8, 100, 181_440].map(roomBeyond)).toEqual([8, 8, 8, 10, 10, 200, 400_000]);
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), (known) => {
      const end = roomBeyond(known);
      expect(end).toBeGreaterThanOrEqual(1.25 * known);
      expect(end).toBeLessThanOrEqual(Math.max(8, 2.5 * known));
    }),
  );
});
