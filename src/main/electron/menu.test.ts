import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import type { MenuItem } from '../../shared/contract/windowMenu.ts';
import { menuTemplate } from './menu.ts';

const item = (id: string, menu: MenuItem['menu'], more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  title: `${id}…`,
  menu,
  section: 'one',
  isEnabled: true,
  ...more,
});

const ITEMS = [
  item('new', 'file'),
  item('first', 'file', { submenu: 'Open recent' }),
  item('print', 'file', { section: 'two' }),
  item('second', 'file', { submenu: 'Open recent' }),
  item('undo', 'edit'),
  item('step', 'search', { submenu: 'Steps & stops' }),
  item('present', 'view', { isChecked: true }),
  item('help.keys', 'help'),
  item('help.about', 'help', { section: 'two' }),
];

/** Menus as an outline: roles, names, and lines. */
function outline(items: MenuItemConstructorOptions[]): unknown[] {
  return items.map(({ role, label, type, submenu }) => {
    const name = role ?? label ?? type;
    return Array.isArray(submenu) ? [name, ...outline(submenu)] : name;
  });
}

const menusOn = (platform: NodeJS.Platform, items = ITEMS, choose = vi.fn()): MenuItemConstructorOptions[] =>
  menuTemplate(platform, false, { items, choose });

/** The item with an id, wherever it stands. */
function find(items: MenuItemConstructorOptions[], id: string): MenuItemConstructorOptions | undefined {
  const below = items.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return items.find((each) => each.id === id) ?? (below.length > 0 ? find(below, id) : undefined);
}

describe('the menu bar', () => {
  test.each(['win32', 'linux'] as const)('has the order and the words of %s', (platform) => {
    expect(outline(menusOn(platform))).toEqual([
      ['File', 'new…', ['Open recent', 'first…', 'second…'], 'separator', 'print…', 'separator', 'quit'],
      ['Edit', 'undo…', 'separator', 'cut', 'copy', 'paste', 'selectAll'],
      ['Search', ['Steps && stops', 'step…']],
      ['View', 'present…', 'separator', 'resetZoom', 'zoomIn', 'zoomOut', 'separator', 'togglefullscreen'],
      'windowMenu',
      ['help', 'help.keys…', 'separator', 'help.about…'],
    ]);
  });

  test('has the menu of the program on a Mac, and what it is about in that', () => {
    const [app, file, edit, , , , help] = outline(menusOn('darwin')) as string[][];
    expect(app).toEqual([
      'appMenu',
      'help.about…',
      'separator',
      'services',
      'separator',
      'hide',
      'hideOthers',
      'unhide',
      'separator',
      'quit',
    ]);
    expect(file!.at(-1)).toBe('close');
    expect(edit).toEqual(expect.arrayContaining(['undo', 'redo']));
    expect(help).toEqual(['help', 'help.keys…']);
  });

  test('is there before the page has sent a command', () => {
    const bar = menuTemplate('linux', false).map(({ label, role, submenu }) => [
      label ?? role,
      Array.isArray(submenu) ? submenu.length : null,
    ]);
    expect(bar).toEqual([
      ['File', 1],
      ['Edit', 4],
      ['View', 5],
      ['windowMenu', null],
      ['help', 0],
    ]);
  });

  test('offers the developer tools only where there are any', () => {
    expect(JSON.stringify(menuTemplate('linux', true))).toContain('toggleDevTools');
    expect(JSON.stringify(menuTemplate('linux', false))).not.toContain('toggleDevTools');
  });

  test('takes no key from the page where that has it itself', () => {
    const keys = JSON.stringify(menusOn('linux'));
    expect(keys).not.toContain('"registerAccelerator":true');
    expect(keys).not.toContain('"F11"');
  });
});

describe('a command of the page', () => {
  const keyed = [
    item('a', 'search', { accelerator: 'CommandOrControl+K' }),
    item('b', 'search', { accelerator: 'S', isEnabled: false }),
  ];

  test('tells the page that it was chosen', () => {
    const choose = vi.fn();
    (find(menusOn('linux', keyed, choose), 'a')!.click as () => void)();
    expect(choose).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('shows its key, whether it is possible, and whether it is on', () => {
    const menus = menusOn('linux', [...ITEMS, ...keyed]);
    expect(find(menus, 'b')).toMatchObject({ enabled: false, accelerator: 'S', registerAccelerator: false });
    expect(find(menus, 'present')).toMatchObject({ type: 'checkbox', checked: true });
  });

  test('shows no key without a modifier on a Mac, which would take it from whoever types', () => {
    const menus = menusOn('darwin', keyed);
    expect(['a', 'b'].map((id) => find(menus, id)!.accelerator)).toEqual(['CommandOrControl+K', undefined]);
  });

  test('took ⌘Z from a field of text on a Mac, and undid a move of the board', () => {
    const undo = item('board.undo', 'edit', { accelerator: 'CommandOrControl+Z' });
    const redo = item('board.redo', 'edit', { accelerator: 'CommandOrControl+Shift+Z' });
    const menus = menusOn('darwin', [undo, redo]);
    expect([undo, redo].map(({ id }) => find(menus, id)!.accelerator)).toEqual([undefined, undefined]);
    expect(find(menusOn('linux', [undo]), 'board.undo')!.accelerator).toBe('CommandOrControl+Z');
  });
});
