import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steadied, type TimeLeft } from './counting.svelte.ts';
import { leftInWords } from './progressWords.ts';

test('between noisy estimates the time left varies less than they do', () => {
  const noises = fc.array(fc.double({ min: 0.6, max: 1.6, noNaN: true }), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(noises, (noises) => {
      const truthAt = (index: number): number => 600 - index;
      let shown: TimeLeft | null = null;
      for (const [index, noise] of noises.entries()) {
        const before: TimeLeft | null = shown;
        const estimate = truthAt(index) * noise;
        shown = steadied(before, estimate, index * 1000);
        if (before === null) continue;
        const step = Math.abs(shown.seconds - (before.seconds - 1));
        expect(step).toBeLessThanOrEqual(0.301 * Math.abs(estimate - (before.seconds - 1)));
      }
    }),
  );
});

test('an estimate that was far off is replaced at once', () => {
  expect(steadied({ seconds: 5, atMs: 0 }, 90, 1000)).toEqual({ seconds: 90, atMs: 1000 });
  expect(steadied({ seconds: 90, atMs: 0 }, 5, 1000)).toEqual({ seconds: 5, atMs: 1000 });
});

test('the time left is said as exactly as it is known', () => {
  expect(leftInWords(null)).toBe('Estimating the time left');
  expect(leftInWords(1.2)).toBe('a few seconds left');
  expect(leftInWords(23)).toBe('about 20 s left');
  expect(leftInWords(58)).toBe('about 1 min left');
  expect(leftInWords(170)).toBe('about 3 min left');
  expect(leftInWords(5400)).toBe('about 2 h left');
});

test('a lower bound was shown as seconds although minutes were to come', () => {
  expect(leftInWords(2, true)).toBe('Estimating the time left');
  expect(leftInWords(300, true)).toBe('at least 5 min left');
});
