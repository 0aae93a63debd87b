import { expect, test } from 'vitest';
import { ariaKey, capsOf, writtenKeys } from './keyNames.ts';

test.each([
  ['ArrowRight', 'ArrowRight', ['→']],
  ['Alt+ArrowLeft', 'Alt+ArrowLeft', ['Alt', '←']],
  ['$mod+k', 'Control+K', ['Ctrl', 'K']],
  ['$mod+Shift+z', 'Control+Shift+Z', ['Ctrl', 'Shift', 'Z']],
  ['Shift+Digit2', 'Shift+2', ['Shift', '2']],
  ['Space', 'Space', ['Space']],
  ['+', 'Plus', ['+']],
  ['-', 'Minus', ['−']],
  ['?', '?', ['?']],
  ['0', '0', ['0']],
  ['F11', 'F11', ['F11']],
  ['Shift+PageDown', 'Shift+PageDown', ['Shift', 'Page\u00a0↓']],
])('%s is %s for a screen reader, and is written as %j', (key, aria, written) => {
  expect(ariaKey(key, false)).toBe(aria);
  expect(writtenKeys(aria)).toEqual(written);
});

test('on a Mac the modifier is ⌘', () => {
  expect(writtenKeys(ariaKey('$mod+k', true))).toEqual(['⌘', 'K']);
});

test.each([
  ['Ctrl Shift Z', ['Ctrl', 'Shift', 'Z'], []],
  ['Page\u00a0↓ Page\u00a0↑', ['Page\u00a0↓', 'Page\u00a0↑'], []],
  ['B or .', ['B', '.'], ['or']],
  ['0 … 9', ['0', '9'], ['…']],
  ['Z held', ['Z'], ['held']],
  ['', [], []],
])('“%s” has the keys %j and the words %j', (shown, keys, words) => {
  const textsOf = (wanted: boolean) => capsOf(shown).flatMap(({ text, isKey }) => (isKey === wanted ? [text] : []));
  expect([textsOf(true), textsOf(false)]).toEqual([keys, words]);
});

test('no shortcut has no keys', () => {
  expect(writtenKeys('')).toEqual([]);
});
