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

/** Conventional place of commands. Commands of closed views are not in the menu bar. */
interface MenuPlace {
  readonly menu: MenuName;
  readonly section: string;
  readonly submenu?: string;
}

const LOOK: MenuPlace = { menu: 'view', section: 'look' };

/** With the beginnings of the ids of their commands; the first match counts. In the order of the menus. */
const PLACES: readonly (readonly [place: MenuPlace, ...beginnings: string[]])[] = [
  [{ menu: 'file', section: 'open' }, 'puzzle.new', 'puzzle.choose', 'file.open', 'run.openCode'],
  [{ menu: 'file', section: 'open', submenu: 'Open recent' }, 'recent.'],
  [{ menu: 'file', section: 'keep' }, 'file.export', 'page.export', 'run.keep', 'compare.save'],
  [{ menu: 'file', section: 'print' }, 'run.print', 'lesson.print', 'paper.'],
  [{ menu: 'edit', section: 'undo' }, 'board.undo', 'board.redo', 'library.undo', 'pen.undo'],
  [{ menu: 'edit', section: 'change' }, 'puzzle.edit', 'puzzle.costs'],
  [{ menu: 'edit', section: 'copy' }, 'run.copy', 'link.', 'lesson.addMoment'],
  [{ menu: 'help', section: 'about' }, 'help.report', 'help.newer', 'help.about'],
  [{ menu: 'help', section: 'help' }, 'help.'],
  [{ ...LOOK, submenu: 'Theme' }, 'theme.'],
  [{ ...LOOK, submenu: 'Tree' }, 'tree.', 'compare.whole', 'compare.follow', 'compare.zoom', 'compare.rings'],
  [{ menu: 'view', section: 'present' }, 'view.present', 'present.', 'notes.', 'pen.'],
  [{ menu: 'view', section: 'views' }, 'view.'],
  [LOOK, 'run.hide', 'run.charts', 'run.nodes', 'board.ways'],
];

/** Commands without a row are in the Search menu, in a submenu for their group. */
function placeInMenu(id: string, group: string): MenuPlace {
  const row = PLACES.find(([, ...beginnings]) => beginnings.some((beginning) => id.startsWith(beginning)));
  return row?.[0] ?? { menu: 'search', section: 'groups', submenu: group };
}

const SECTIONS: readonly string[] = [...new Set(PLACES.map(([{ section }]) => section)), 'groups'];

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
