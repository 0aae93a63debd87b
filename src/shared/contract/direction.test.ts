import { describe, expect, test } from 'vitest';
import { forcesDirection, isolated, withoutForcedDirection } from './direction.ts';

describe('text from right to left', () => {
  test('loses what forces a direction upon other letters, and nothing else', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      const forces = code >= 0x202a && code <= 0x202e;
      expect(forcesDirection(text)).toBe(forces);
      expect(withoutForcedDirection(text)).toBe(forces ? 'ab' : text);
    }
  });

  test.each(['חידה', 'لغز', '\u2067abc', '\u{10900}'])('%j is isolated', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });

  test.each(['Case 1', 'Äußerst schwer', '八数码', '', '1 → 2'])('%j stays as it is', (text) => {
    expect(isolated(text)).toBe(text);
  });
});
