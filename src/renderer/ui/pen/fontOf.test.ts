import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontOf } from './fontOf.ts';

const sizeOf = (size: number): number => parseFloat(/ (\S+)px /.exec(fontOf(500, size, 'Sans'))![1]);
const anySize = fc.double({ min: 0.5, max: 4000, noNaN: true });

test('a font has the notation of a canvas', () => {
  expect(fontOf(700, 13.5, 'Sans')).toBe('700 13.5px Sans');
});

test('letters are as large as asked for, to the eye', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      expect(Math.abs(sizeOf(size) - size)).toBeLessThan(0.01);
    }),
  );
});

test('two sizes that agree to the hundredth, for which a browser has one font, are the same size', () => {
  const hundredths = (size: number): number => Math.trunc(Math.fround(Math.fround(size) * 100));
  const anyPair = fc.tuple(anySize, fc.double({ min: -0.03, max: 0.03, noNaN: true }));
  fc.assert(
    fc.property(anyPair, ([size, more]) => {
      const [one, other] = [sizeOf(size), sizeOf(size + more)];
      if (hundredths(one) === hundredths(other)) expect(one).toBe(other);
    }),
  );
});
