import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delaysOf, LAST_DELAY_MS, sample } from './animation.ts';

test('frames begin with step 0, end with the last one, are evenly apart, and no more than there may be', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 2, max: 500 }), (steps, most) => {
      const { stride, shown } = sample(steps, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect([shown[0], shown.at(-1)]).toEqual([0, steps]);
      for (const [index, step] of shown.slice(0, -1).entries()) expect(step).toBe(index * stride);
      expect(shown.at(-1)! - (shown.at(-2) ?? 0)).toBeLessThanOrEqual(stride);
    }),
  );
});

test('a run that fits is shown step by step', () => {
  expect(sample(5)).toEqual({ stride: 1, shown: [0, 1, 2, 3, 4, 5] });
  expect(sample(0)).toEqual({ stride: 1, shown: [0] });
});

test('a delay is a multiple of ten milliseconds, and the last frame stands longer', () => {
  expect([1, 3, 30, 1000].map((perSecond) => delaysOf(2, perSecond)(0))).toEqual([1000, 330, 30, 20]);
  expect(delaysOf(2, 5)(1)).toBe(LAST_DELAY_MS);
});
