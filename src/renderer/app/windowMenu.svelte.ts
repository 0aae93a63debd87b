import type { MenuItem, MenuName } from '../../shared/contract/windowMenu.ts';
import type { WindowMenu } from '../host/bridgePort.ts';
import type { Commands } from '../program/commands.svelte.ts';
import { capitalized } from '../ui/format.ts';
import { hasSomethingInFront } from '../ui/keys.ts';

/** Key names that differ from tinykeys. */
const NAMES: Readonly<Record<string, string>> = {
  $mod: 'CommandOrControl',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  '+': 'Plus',
};

/** Conventional place of a command. Commands of closed views are not in the menu bar. */
interface MenuPlace {
  readonly menu: MenuName;
  readonly section: string;
  readonly submenu?: string;
}

/** By prefix of a command's id; the first match counts. In the order of the menus. */
const PLACES: readonly (readonly [beginning: string, place: MenuPlace])[] = [
  ['puzzle.new', { menu: 'file', section: 'open' }],
  ['puzzle.choose', { menu: 'file', section: 'open' }],
  ['file.open', { menu: 'file', section: 'open' }],
  ['recent.', { menu: 'file', section: 'open', submenu: 'Open recent' }],
  ['run.openCode', { menu: 'file', section: 'open' }],
  ['file.export', { menu: 'file', section: 'keep' }],
  ['page.export', { menu: 'file', section: 'keep' }],
  ['run.keep', { menu: 'file', section: 'keep' }],
  ['compare.save', { menu: 'file', section: 'keep' }],
  ['run.print', { menu: 'file', section: 'print' }],
  ['paper.', { menu: 'file', section: 'print' }],
  ['board.undo', { menu: 'edit', section: 'undo' }],
  ['board.redo', { menu: 'edit', section: 'undo' }],
  ['library.undo', { menu: 'edit', section: 'undo' }],
  ['lesson.undo', { menu: 'edit', section: 'undo' }],
  ['puzzle.edit', { menu: 'edit', section: 'change' }],
  ['run.copy', { menu: 'edit', section: 'copy' }],
  ['link.', { menu: 'edit', section: 'copy' }],
  ['lesson.addMoment', { menu: 'edit', section: 'copy' }],
  ['help.report', { menu: 'help', section: 'about' }],
  ['help.newer', { menu: 'help', section: 'about' }],
  ['help.about', { menu: 'help', section: 'about' }],
  ['help.', { menu: 'help', section: 'help' }],
  ['theme.', { menu: 'view', section: 'look', submenu: 'Theme' }],
  ['tree.', { menu: 'view', section: 'look', submenu: 'Tree' }],
  ['compare.whole', { menu: 'view', section: 'look', submenu: 'Tree' }],
  ['compare.follow', { menu: 'view', section: 'look', submenu: 'Tree' }],
  ['compare.zoom', { menu: 'view', section: 'look', submenu: 'Tree' }],
  ['view.present', { menu: 'view', section: 'present' }],
  ['present.', { menu: 'view', section: 'present' }],
  ['notes.', { menu: 'view', section: 'present' }],
  ['view.', { menu: 'view', section: 'views' }],
  ['run.hide', { menu: 'view', section: 'look' }],
  ['run.charts', { menu: 'view', section: 'look' }],
  ['board.ways', { menu: 'view', section: 'look' }],
];

/** Commands without a row are in the Search menu, in a submenu for their group. */
function placeInMenu(id: string, group: string): MenuPlace {
  const row = PLACES.find(([beginning]) => id.startsWith(beginning));
  return row?.[1] ?? { menu: 'search', section: 'groups', submenu: group };
}

const SECTIONS: readonly string[] = [...new Set(PLACES.map(([, { section }]) => section)), 'groups'];

export function fillMenu(commands: Commands, menu: WindowMenu): void {
  let shown = '';
  menu.onChoice((id) => {
    if (!hasSomethingInFront()) commands.press(id);
  });
  $effect(() => {
    const items = menuItems(commands);
    const wanted = JSON.stringify(items);
    if (wanted !== shown) menu.show(items);
    shown = wanted;
  });
}

export function menuItems(commands: Commands): MenuItem[] {
  const items = commands.offered.map(({ id, title, group, keys, whyNot, isChecked }) => ({
    id,
    title: capitalized(title),
    ...placeInMenu(id, group),
    ...(keys.length > 0 && { accelerator: acceleratorOf(keys[0]!) }),
    ...(isChecked && { isChecked: isChecked() }),
    isEnabled: (whyNot?.() ?? null) === null,
  }));
  return items.toSorted((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
}

function acceleratorOf(key: string): string {
  const parts = key.split(/\b\+/).map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join('+');
}
