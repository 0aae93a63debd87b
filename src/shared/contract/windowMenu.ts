/**
 * The commands in a window's menu bar. They travel beside the requests: the page sends their current state, and
 * receives the chosen one.
 */
import * as v from 'valibot';

export const MAX_MENU_ITEMS = 200;
export const MAX_MENU_TEXT = 100;

/** As the system writes keys: `CommandOrControl+K`. */
const ACCELERATOR =
  /^(?:(?:CommandOrControl|Alt|Shift)\+)*(?:[A-Z0-9.,?=-]|F\d{1,2}|Plus|Left|Right|Up|Down|Space|Home|End|Enter|Escape)$/;

/** The menus with commands of the page; the host adds its own commands and menus. */
export const MENU_NAMES = ['file', 'edit', 'search', 'view', 'help'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly menu: MenuName;
  /** Lines separate different sections. */
  readonly section: string;
  readonly submenu?: string | undefined;
  readonly isChecked?: boolean | undefined;
  readonly accelerator?: string | undefined;
  readonly isEnabled: boolean;
}

export interface MenuMessage {
  readonly menu: readonly MenuItem[];
}
/** Whether a class looks at the page: then the screen stays awake. */
export interface PresentingMessage {
  readonly presenting: boolean;
}

/** The window with the teacher's notes: the only one that the page may open. */
export const NOTES_FRAME = 'searchlight-notes';

/**
 * From the page: whether its window should fill the screen that the class sees. To the page, with `false`: it no longer
 * does.
 */
export interface ClassScreenMessage {
  readonly classScreen: boolean;
}
export interface ChoiceMessage {
  readonly command: string;
}

/** To the page: the user has opened a file with the program, and it waits. */
export interface OpenedMessage {
  readonly opened: true;
}

/** To the page before the program ends: why that takes seconds. */
export interface EndingMessage {
  readonly ending: string;
}

const TEXT = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MENU_TEXT));

const MENU = v.object({
  menu: v.pipe(
    v.array(
      v.object({
        id: TEXT,
        title: TEXT,
        menu: v.picklist(MENU_NAMES),
        section: TEXT,
        submenu: v.optional(TEXT),
        isChecked: v.optional(v.boolean()),
        accelerator: v.fallback(v.optional(v.pipe(v.string(), v.regex(ACCELERATOR))), undefined),
        isEnabled: v.boolean(),
      }),
    ),
    v.maxLength(MAX_MENU_ITEMS),
  ),
});

export function isMenuMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'menu' in message;
}

export function isPresentingMessage(message: unknown): message is PresentingMessage {
  return typeof (message as PresentingMessage | null)?.presenting === 'boolean';
}

export function isClassScreenMessage(message: unknown): message is ClassScreenMessage {
  return typeof (message as ClassScreenMessage | null)?.classScreen === 'boolean';
}

/** `null` if it is not a menu. Drops unknown accelerators. */
export function parseMenu(message: unknown): readonly MenuItem[] | null {
  const parsed = v.safeParse(MENU, message);
  return parsed.success ? parsed.output.menu : null;
}
