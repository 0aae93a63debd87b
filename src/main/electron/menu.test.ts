import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { menuTemplate } from './menu.ts';

/** The roles of a menu as an outline. */
function outline(items: MenuItemConstructorOptions[]): unknown[] {
  return items.map(({ role, type, submenu }) =>
    Array.isArray(submenu) ? [role, ...outline(submenu)] : (role ?? type),
  );
}

describe('the menu', () => {
  test('follows Windows and Linux', () => {
    const expected = [
      ['fileMenu', 'quit'],
      'editMenu',
      ['viewMenu', 'resetZoom', 'zoomIn', 'zoomOut', 'separator', 'togglefullscreen'],
      'windowMenu',
      ['help', 'about'],
    ];
    expect(outline(menuTemplate('win32', false))).toEqual(expected);
    expect(outline(menuTemplate('linux', false))).toEqual(expected);
  });

  test('follows macOS, where the program has a menu of its own', () => {
    const [first, file, , , , help] = outline(menuTemplate('darwin', false));
    expect([first, file, help]).toEqual(['appMenu', ['fileMenu', 'close'], ['help']]);
  });

  test('offers the developer tools only where there are any', () => {
    expect(JSON.stringify(menuTemplate('linux', true))).toContain('toggleDevTools');
    expect(JSON.stringify(menuTemplate('linux', false))).not.toContain('toggleDevTools');
  });
});
