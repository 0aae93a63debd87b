import type { MenuItemConstructorOptions } from 'electron';
import type { MenuItem } from '../../shared/contract/windowMenu.ts';

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** Commands of the page, and who is told which one was chosen. */
export interface PageCommands {
  readonly items: readonly MenuItem[];
  readonly choose: (id: string) => void;
}

/**
 * The menu bar: roles, which Electron names, translates and wires for each platform, and the commands that the page has sent.
 */
export function menuTemplate(
  platform: NodeJS.Platform,
  devTools: boolean,
  commands?: PageCommands,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu', submenu: [{ role: isMac ? 'close' : 'quit' }] },
    { role: 'editMenu' },
    {
      role: 'viewMenu',
      submenu: [...zoomItems(), SEPARATOR, { role: 'togglefullscreen' }, ...devToolsItems(devTools)],
    },
    ...(commands && commands.items.length > 0 ? [commandMenu(commands, isMac)] : []),
    { role: 'windowMenu' },
    { role: 'help', submenu: isMac ? [] : [{ role: 'about' }] },
  ];
}

/** A menu for each group, in the order in which the page has sent them. */
function commandMenu({ items, choose }: PageCommands, isMac: boolean): MenuItemConstructorOptions {
  const groups = [...new Set(items.map(({ group }) => group))].map((group) => ({
    label: text(group),
    submenu: items.filter((item) => item.group === group).map((item) => commandItem(item, choose, isMac)),
  }));
  return { label: 'Commands', submenu: groups };
}

/**
 * Its key is only shown: the page listens for it. A Mac cannot show a key without taking it, so typed letters would be
 * lost.
 */
function commandItem(
  { id, title, accelerator, isEnabled }: MenuItem,
  choose: (id: string) => void,
  isMac: boolean,
): MenuItemConstructorOptions {
  const isShown = accelerator !== undefined && (!isMac || /^CommandOrControl|^F\d/.test(accelerator));
  return {
    label: text(title),
    enabled: isEnabled,
    click: () => choose(id),
    ...(isShown && { accelerator, registerAccelerator: false }),
  };
}

/** An ampersand alone would underline the letter after it. */
function text(label: string): string {
  return label.replaceAll('&', '&&');
}

function zoomItems(): MenuItemConstructorOptions[] {
  return [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }];
}

function devToolsItems(devTools: boolean): MenuItemConstructorOptions[] {
  return devTools ? [SEPARATOR, { role: 'reload' }, { role: 'toggleDevTools' }] : [];
}
