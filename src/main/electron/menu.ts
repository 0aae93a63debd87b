import type { MenuItemConstructorOptions } from 'electron';

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** The menu bar, of roles only: Electron names, translates and wires them for each platform. */
export function menuTemplate(platform: NodeJS.Platform, devTools: boolean): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu', submenu: [{ role: isMac ? 'close' : 'quit' }] },
    { role: 'editMenu' },
    {
      role: 'viewMenu',
      submenu: [...zoomItems(), SEPARATOR, { role: 'togglefullscreen' }, ...devToolsItems(devTools)],
    },
    { role: 'windowMenu' },
    { role: 'help', submenu: isMac ? [] : [{ role: 'about' }] },
  ];
}

function zoomItems(): MenuItemConstructorOptions[] {
  return [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }];
}

function devToolsItems(devTools: boolean): MenuItemConstructorOptions[] {
  return devTools ? [SEPARATOR, { role: 'reload' }, { role: 'toggleDevTools' }] : [];
}
