import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
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

describe('commands of the page', () => {
  const choose = vi.fn();
  const item = { title: 'Search & find', group: 'Steps', isEnabled: true };
  const items = [
    { ...item, id: 'a', accelerator: 'CommandOrControl+K' },
    { ...item, id: 'b', accelerator: 'S', isEnabled: false },
    { ...item, id: 'c', group: 'Tree' },
  ];
  const groupsOn = (platform: NodeJS.Platform): MenuItemConstructorOptions[] => {
    const menu = menuTemplate(platform, false, { items, choose }).find(({ label }) => label === 'Commands');
    return menu!.submenu as MenuItemConstructorOptions[];
  };

  test('have a menu for each group, and the page is told which one was chosen', () => {
    const [steps, tree] = groupsOn('linux');
    expect([steps!.label, tree!.label]).toEqual(['Steps', 'Tree']);
    const [first, second] = steps!.submenu as MenuItemConstructorOptions[];
    expect(first).toMatchObject({ label: 'Search && find', enabled: true, accelerator: 'CommandOrControl+K' });
    expect(second).toMatchObject({ enabled: false, accelerator: 'S', registerAccelerator: false });
    (first!.click as () => void)();
    expect(choose).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('show no key without a modifier on a Mac, which would take it from whoever types', () => {
    const [first, second] = groupsOn('darwin')[0]!.submenu as MenuItemConstructorOptions[];
    expect([first!.accelerator, second!.accelerator]).toEqual(['CommandOrControl+K', undefined]);
  });
});
