/** The commands in the menu bar of the window. */
import type { MenuItem } from '../../shared/contract/windowMenu.ts';
import type { WindowMenu } from '../host/bridgePort.ts';
import type { Commands } from '../program/commands.svelte.ts';
import { capitalized } from '../ui/format.ts';
import { hasSomethingInFront } from '../ui/keys.ts';
import { placeInMenu, SECTIONS } from './menuPlaces.ts';

/** Keys that a menu bar names otherwise than tinykeys. */
const NAMES: Readonly<Record<string, string>> = {
  $mod: 'CommandOrControl',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  '+': 'Plus',
};

/** Keeps the menu bar as the table is. To be called while a component is being set up. */
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

/** What the menu bar shows of the table now, section by section. */
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
