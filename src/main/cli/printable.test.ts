import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['a line that is erased', 'wrong\u001b[2K\rright', 'wrong�[2K�right'],
  ['a sequence in one character', '\u009b2Kright', '�2Kright'],
  ['a letter taken back, a bell, an end', 'a\bb\u0007c\u0000', 'a�b�c�'],
  ['a forced direction', 'abc\u202efdp.exe\u202c', 'abcfdp.exe'],
])('a terminal does not obey %s', (_what, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('tabs, line ends and all letters stay', () => {
  const text = 'a\tb\r\nc\n“Zoë”, 日本, 🧩, \u2068שלום\u2069\n';
  expect(printable(text)).toBe(text);
});
