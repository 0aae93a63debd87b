import { expect, test } from 'vitest';
import { TITLE, parse } from './parse.ts';
import { isSeen } from './seen.ts';

test.each(['\u200b', '\u2060\u00ad', '\u3164', '\u2800\u2800', '\ufeff', '\u200e', '\u180b', '\u{e0041}', ' \u00a0'])(
  'a name of characters that show nothing was a name: %j',
  (text) => {
    expect(isSeen(text)).toBe(false);
    expect(() => parse(TITLE, text)).toThrow();
  },
);

test.each(['A', '١', '🧩', 'क', '\u200bא', '–', '１'])(
  'a name with a character that shows something is one: %j',
  (text) => {
    expect(parse(TITLE, text)).toBe(text);
  },
);
