import type { MenuItemConstructorOptions } from 'electron';
import type { MenuItem, MenuName } from '../../shared/contract/windowMenu.ts';

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** Commands of the page, and who is told which one was chosen. */
export interface PageCommands {
  readonly items: readonly MenuItem[];
  readonly choose: (id: string) => void;
}

/** Whose menu bar it is. */
interface MenuBar {
  readonly isMac: boolean;
  readonly devTools: boolean;
  readonly commands: PageCommands;
}

type Items = MenuItemConstructorOptions[];

/**
 * The menu bar, in the order and the words of the platform: roles, which Electron names, translates and wires, and the commands that the
 * page has sent.
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

/** The command that says what the program is: a Mac has it in the menu of the program. */
const ABOUT = 'help.about';

function appMenu(bar: MenuBar): MenuItemConstructorOptions {
  const about = bar.commands.items.filter(({ id }) => id === ABOUT).map((item) => commandItem(item, bar));
  const hiding: Items = [{ role: 'hide' }, { role: 'hideOthers' }, { role: 'unhide' }];
  return { role: 'appMenu', submenu: joined([about, [{ role: 'services' }], hiding, [{ role: 'quit' }]]) };
}

/** Only there while something can be searched. */
function searchMenu(bar: MenuBar): Items {
  const submenu = joined(sectionsOf('search', bar));
  return submenu.length > 0 ? [{ label: 'Search', submenu }] : [];
}

/** What fields of text know. Only a Mac needs the keys here: elsewhere they would be taken from the page, which has them itself. */
function editing({ isMac }: MenuBar): Items {
  const roles = [...(isMac ? (['undo', 'redo'] as const) : []), 'cut', 'copy', 'paste', 'selectAll'] as const;
  return roles.map((role) => ({ role, registerAccelerator: isMac }));
}

function viewing({ isMac, devTools }: MenuBar): Items[] {
  // F11 presents, which fills the screen as well.
  const full: MenuItemConstructorOptions = { role: 'togglefullscreen', ...(!isMac && { accelerator: 'Shift+F11' }) };
  return [
    [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }],
    [full],
    devTools ? [{ role: 'reload' }, { role: 'toggleDevTools' }] : [],
  ];
}

/** The commands of a menu, section by section; those of a submenu stand where its first one does. */
function sectionsOf(menu: MenuName, bar: MenuBar): Items[] {
  const items = bar.commands.items.filter((item) => item.menu === menu && !(bar.isMac && item.id === ABOUT));
  return grouped(items, ({ section }) => section).map((section) =>
    grouped(section, ({ id, submenu }) => submenu ?? `\n${id}`).map((row) => {
      const [{ submenu }] = row;
      if (submenu === undefined) return commandItem(row[0], bar);
      return { label: text(submenu), submenu: row.map((item) => commandItem(item, bar)) };
    }),
  );
}

/** Items with the same key together, where the first of them stands. */
function grouped(items: readonly MenuItem[], keyOf: (item: MenuItem) => string): [MenuItem, ...MenuItem[]][] {
  const groups = new Map<string, [MenuItem, ...MenuItem[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Sections with lines between them; empty ones are left out. */
function joined(sections: readonly Items[]): Items {
  return sections.filter(({ length }) => length > 0).flatMap((items, at) => (at === 0 ? items : [SEPARATOR, ...items]));
}

/** What the roles of the menu _Edit_ have on a Mac, for fields of text. */
const KEY_OF_ROLE = /^CommandOrControl\+(Shift\+)?[ZXCVA]$/;

/** A Mac cannot show a key without taking it: not shown are those that people type, and those of roles, which would never come to a field. */
function isShownOnMac(accelerator: string): boolean {
  return /^CommandOrControl|^F\d/.test(accelerator) && !KEY_OF_ROLE.test(accelerator);
}

/** Its key is only shown: the page listens for it, on a Mac before the menu bar does. */
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

/** An ampersand alone would underline the letter after it. */
function text(label: string): string {
  return label.replaceAll('&', '&&');
}
