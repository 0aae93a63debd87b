import { expect, test } from 'vitest';
import { tipOf, type Told } from './tip.ts';

function control(text: string, attributes: Readonly<Record<string, string>> = {}): Told {
  return { textContent: text, getAttribute: (name) => attributes[name] ?? null };
}

test('a control without visible text shows its name', () => {
  expect(tipOf(control(' \n', { 'aria-label': 'Zoom in' }))).toEqual({ name: 'Zoom in', description: '', keys: [] });
});

test('a control with visible text does not repeat it', () => {
  expect(tipOf(control('Hint', { 'aria-label': 'Hint' }))).toBeNull();
  expect(tipOf(control('Hint'))).toBeNull();
});

test('a description is shown with either', () => {
  const told = { 'aria-label': 'Pin', 'aria-description': 'Kept for good' };
  expect(tipOf(control('', told))).toEqual({ name: 'Pin', description: 'Kept for good', keys: [] });
  expect(tipOf(control('Keep', told))).toEqual({ name: '', description: 'Kept for good', keys: [] });
});

test.each([
  ['ArrowRight', ['→']],
  ['Control+Z', ['Ctrl', 'Z']],
  ['Plus', ['+']],
  ['Minus', ['−']],
  ['0', ['0']],
  ['Space', ['Space']],
  ['Control+Y Control+Shift+Z', ['Ctrl', 'Y']],
])('the shortcut %s is written as on the sheet of keys', (shortcut, keys) => {
  expect(tipOf(control('Go', { 'aria-keyshortcuts': shortcut }))?.keys).toEqual(keys);
});
