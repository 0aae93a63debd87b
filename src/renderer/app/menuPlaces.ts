/** Where the commands stand in the menu bar, as people expect them there. Those of a view that is not open are not in it. */
import type { MenuName } from '../../shared/contract/windowMenu.ts';

interface MenuPlace {
  readonly menu: MenuName;
  /** Items with the same section stand together, between lines. */
  readonly section: string;
  /** The menu in that menu, where there is one. */
  readonly submenu?: string;
}

/** By the beginning of a command's name; the first row that fits holds, in the order of the menus. */
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

/** The place of a command with this name, of this group. All that is not in the table drives what is on show. */
export function placeInMenu(id: string, group: string): MenuPlace {
  const row = PLACES.find(([beginning]) => id.startsWith(beginning));
  return row?.[1] ?? { menu: 'search', section: 'groups', submenu: group };
}

/** The sections of all menus, in the order in which they stand. */
export const SECTIONS: readonly string[] = [...new Set(PLACES.map(([, { section }]) => section)), 'groups'];
