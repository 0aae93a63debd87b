import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { horizonOf } from './layout.ts';

const run = fc
  .tuple(fc.nat({ max: 200_000 }), fc.nat({ max: 200_000 }))
  .map(([a, b]) => ({ step: Math.min(a, b), steps: Math.max(a, b) }));

describe('the horizon of a layout', () => {
  test('is never behind the step, and never beyond the run', () => {
    fc.assert(
      fc.property(run, ({ step, steps }) => {
        const horizon = horizonOf(step, steps);
        expect(horizon).toBeGreaterThanOrEqual(step);
        expect(horizon).toBeLessThanOrEqual(Math.max(steps, 8));
      }),
    );
  });

  test('changes sixteen times at the most in a run of 181,440 steps', () => {
    const horizons = new Set(Array.from({ length: 181_441 }, (_, step) => horizonOf(step, 181_440)));
    expect(horizons.size).toBeLessThanOrEqual(16);
  });

  test('of a short run is its end from the first step on', () => {
    expect(horizonOf(0, 9)).toBe(9);
    expect(horizonOf(0, 15)).toBe(15);
  });
});
