import type { MenuItemConstructorOptions } from 'electron';
import type { MenuItem, MenuName } from '../../shared/contract/windowMenu.ts';

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

export interface PageCommands {
  readonly items: readonly MenuItem[];
  readonly choose: (id: string) => void;
}

interface MenuBar {
  readonly isMac: boolean;
  readonly devTools: boolean;
  readonly commands: PageCommands;
}

type Items = MenuItemConstructorOptions[];

/**
 * The menu bar in the platform's order and words: roles, which Electron names, translates and wires, and the commands
 * of the page.
 */
export function menuTemplate(
  platform: NodeJS.Platform,
  devTools: boolean,
  commands: PageCommands = { items: [], choose: () => {} },
): MenuItemConstructorOptions[] {
  const bar: MenuBar = { isMac: platform === 'darwin', devTools, commands };
  return [
    ...(bar.isMac ? [appMenu(bar)] : []),
    { label: 'File', submenu: joined([...sectionsOf('file', bar), [{ role: bar.isMac ? 'close' : 'quit' }]]) },
    { label: 'Edit', submenu: joined([...sectionsOf('edit', bar), editing(bar)]) },
    ...searchMenu(bar),
    { label: 'View', submenu: joined([...sectionsOf('view', bar), ...viewing(bar)]) },
    { role: 'windowMenu' },
    { role: 'help', submenu: joined(sectionsOf('help', bar)) },
  ];
}

/** “About”: a Mac has it in the menu of the program. */
const ABOUT = 'help.about';

function appMenu(bar: MenuBar): MenuItemConstructorOptions {
  const about = bar.commands.items.filter(({ id }) => id === ABOUT).map((item) => commandItem(item, bar));
  const hiding: Items = [{ role: 'hide' }, { role: 'hideOthers' }, { role: 'unhide' }];
  return { role: 'appMenu', submenu: joined([about, [{ role: 'services' }], hiding, [{ role: 'quit' }]]) };
}

/** Present only where something can be searched. */
function searchMenu(bar: MenuBar): Items {
  const submenu = joined(sectionsOf('search', bar));
  return submenu.length > 0 ? [{ label: 'Search', submenu }] : [];
}

/** For text fields. Only a Mac needs the keys here: elsewhere the page handles them itself. */
function editing({ isMac }: MenuBar): Items {
  const roles = [...(isMac ? (['undo', 'redo'] as const) : []), 'cut', 'copy', 'paste', 'selectAll'] as const;
  return roles.map((role) => ({ role, registerAccelerator: isMac }));
}

function viewing({ isMac, devTools }: MenuBar): Items[] {
  // F11 presents, which also fills the screen.
  const full: MenuItemConstructorOptions = { role: 'togglefullscreen', ...(!isMac && { accelerator: 'Shift+F11' }) };
  return [
    [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }],
    [full],
    devTools ? [{ role: 'reload' }, { role: 'toggleDevTools' }] : [],
  ];
}

/** The commands of a menu by section; a submenu takes the place of its first one. */
function sectionsOf(menu: MenuName, bar: MenuBar): Items[] {
  const items = bar.commands.items.filter((item) => item.menu === menu && !(bar.isMac && item.id === ABOUT));
  return Array.from(Map.groupBy(items, ({ section }) => section).values(), (section) => {
    const rows = Map.groupBy(section, ({ id, submenu }) => submenu ?? `\n${id}`);
    return Array.from(rows.values(), (row) => {
      const [{ submenu }] = row as [MenuItem];
      const commands = row.map((item) => commandItem(item, bar));
      return submenu === undefined ? commands[0]! : { label: text(submenu), submenu: commands };
    });
  });
}

/** Separates sections by lines; drops empty ones. */
function joined(sections: readonly Items[]): Items {
  return sections.filter(({ length }) => length > 0).flatMap((items, at) => (at === 0 ? items : [SEPARATOR, ...items]));
}

/** The roles of the Mac's Edit menu, for text fields. */
const KEY_OF_ROLE = /^CommandOrControl\+(Shift\+)?[ZXCVA]$/;

/**
 * A Mac cannot show a key without capturing it: keys that people type and those of roles are not shown, since they
 * would never reach a field.
 */
function isShownOnMac(accelerator: string): boolean {
  return /^CommandOrControl|^F\d/.test(accelerator) && !KEY_OF_ROLE.test(accelerator);
}

/** Only shown: the page handles the key itself, on a Mac before the menu bar does. */
function commandItem({ id, title, accelerator, isEnabled, isChecked }: MenuItem, { isMac, commands }: MenuBar) {
  const isShown = accelerator !== undefined && (!isMac || isShownOnMac(accelerator));
  return {
    id,
    label: text(title),
    enabled: isEnabled,
    click: () => commands.choose(id),
    ...(isChecked !== undefined && { type: 'checkbox', checked: isChecked }),
    ...(isShown && { accelerator, registerAccelerator: false }),
  } satisfies MenuItemConstructorOptions;
}

/** A single ampersand would underline the next letter. */
function text(label: string): string {
  return label.replaceAll('&', '&&');
}
