import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase85, toBase85 } from './base85.ts';

test('bytes come back from their text, whatever they are, and the text needs no escapes in HTML', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = toBase85(bytes);
      expect(text).toMatch(/^[#-;=-x]*$/);
      expect(text).toHaveLength(Math.ceil(bytes.length * 1.25));
      expect(fromBase85(text)).toEqual(bytes);
    }),
  );
});

test('the ends of what four bytes can be', () => {
  expect(toBase85(new Uint8Array(4))).toBe('#####');
  for (const length of [1, 2, 3, 4, 5, 7]) {
    const bytes = new Uint8Array(length).fill(255);
    expect(fromBase85(toBase85(bytes))).toEqual(bytes);
  }
});
