/**
 * The commands in the menu bar of a window that has one. They travel beside the requests: the page sends them as they are now,
 * and hears which one was chosen.
 */
import * as v from 'valibot';

export const MAX_MENU_ITEMS = 200;
export const MAX_MENU_TEXT = 100;

/** As the system writes keys: `CommandOrControl+K`. */
const ACCELERATOR =
  /^(?:(?:CommandOrControl|Alt|Shift)\+)*(?:[A-Z0-9.,?=-]|F\d{1,2}|Plus|Left|Right|Up|Down|Space|Home|End|Enter|Escape)$/;

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly accelerator?: string | undefined;
  readonly isEnabled: boolean;
}

/** What the page sends, and what it hears. */
export interface MenuMessage {
  readonly menu: readonly MenuItem[];
}
export interface ChoiceMessage {
  readonly command: string;
}

/** What the page hears when a file waits that the user has opened with the program. */
export interface OpenedMessage {
  readonly opened: true;
}

const TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MENU_TEXT));

const MENU = v.object({
  menu: v.pipe(
    v.array(
      v.object({
        id: TEXT,
        title: TEXT,
        group: TEXT,
        accelerator: v.fallback(v.optional(v.pipe(v.string(), v.regex(ACCELERATOR))), undefined),
        isEnabled: v.boolean(),
      }),
    ),
    v.maxLength(MAX_MENU_ITEMS),
  ),
});

/** Whether a message is about the menu bar, and no request. */
export function isMenuMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'menu' in message;
}

/** The items of a message; `null` where it is no menu. An accelerator that no system knows is left out. */
export function parseMenu(message: unknown): readonly MenuItem[] | null {
  const parsed = v.safeParse(MENU, message);
  return parsed.success ? parsed.output.menu : null;
}
