import { expect, test } from 'vitest';
import { isMenuMessage, isPresentingMessage, MAX_MENU_ITEMS, MAX_MENU_TEXT, parseMenu } from './windowMenu.ts';

const ITEM = { id: 'a', title: 'Step forward', menu: 'search', section: 'steps', isEnabled: true };

test.each(['CommandOrControl+K', 'Right', 'Shift+Left', 'F11', 'Plus', '?'])('%s is a key of the menu bar', (key) => {
  expect(parseMenu({ menu: [{ ...ITEM, accelerator: key }] })?.[0]?.accelerator).toBe(key);
});

test.each(['Ctrl+Nothing', 'k', 'A+B', '', 7, 'x'.repeat(1000)])('an item with the key %j has none', (key) => {
  expect(parseMenu({ menu: [{ ...ITEM, accelerator: key }] })).toEqual([{ ...ITEM, accelerator: undefined }]);
});

test.each([
  ['too many items', Array.from({ length: MAX_MENU_ITEMS + 1 }, () => ITEM)],
  ['a title that is too long', [{ ...ITEM, title: 'x'.repeat(MAX_MENU_TEXT + 1) }]],
  ['no title', [{ ...ITEM, title: '' }]],
  ['a menu that no bar has', [{ ...ITEM, menu: 'Commands' }]],
  ['no list', 'menu'],
  ['something else', [null]],
])('a menu with %s is refused as a whole', (_, menu) => {
  expect(parseMenu({ menu })).toBeNull();
});

test('a request is not a menu', () => {
  expect([{ id: 1, method: 'app.describe' }, null, 'menu', 7].map(isMenuMessage)).toEqual([false, false, false, false]);
  expect(isMenuMessage({ menu: 1 })).toBe(true);
});

test('what says whether a class looks is no request, and says nothing else', () => {
  const said = [{ presenting: true }, { presenting: false }, { presenting: 1 }, { id: 1 }, null];
  expect(said.map(isPresentingMessage)).toEqual([true, true, false, false, false]);
});
