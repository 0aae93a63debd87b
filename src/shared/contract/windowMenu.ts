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

/** The menus that hold commands of the page; the host adds its own to them, and menus beside them. */
export const MENU_NAMES = ['file', 'edit', 'search', 'view', 'help'] as const;
export type MenuName = (typeof MENU_NAMES)[number];

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly menu: MenuName;
  /** Items of a menu that follow each other with the same section have no line between them. */
  readonly section: string;
  /** The menu in that menu that it stands in. */
  readonly submenu?: string | undefined;
  /** Whether it is switched on, of a command that can be. */
  readonly isChecked?: boolean | undefined;
  readonly accelerator?: string | undefined;
  readonly isEnabled: boolean;
}

/** What the page sends, and what it hears. */
export interface MenuMessage {
  readonly menu: readonly MenuItem[];
}
/** Whether a class looks at the page: then the screen stays awake. */
export interface PresentingMessage {
  readonly presenting: boolean;
}

/** The name of the window with the teacher's notes: the only one that the page may open. */
export const NOTES_FRAME = 'searchlight-notes';

/** From the page: whether its window is to fill the screen that the class sees. To the page, with `false`: it does so no more. */
export interface ClassScreenMessage {
  readonly classScreen: boolean;
}
export interface ChoiceMessage {
  readonly command: string;
}

/** What the page hears when a file waits that the user has opened with the program. */
export interface OpenedMessage {
  readonly opened: true;
}

/** What the page hears before the program ends: what that takes seconds for. */
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

/** Whether a message is about the menu bar, and no request. */
export function isMenuMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'menu' in message;
}

/** Whether a message says whether a class looks at the page, and is no request. */
export function isPresentingMessage(message: unknown): message is PresentingMessage {
  return typeof (message as PresentingMessage | null)?.presenting === 'boolean';
}

/** Whether a message is about the screen of the class, and no request. */
export function isClassScreenMessage(message: unknown): message is ClassScreenMessage {
  return typeof (message as ClassScreenMessage | null)?.classScreen === 'boolean';
}

/** The items of a message; `null` where it is no menu. An accelerator that no system knows is left out. */
export function parseMenu(message: unknown): readonly MenuItem[] | null {
  const parsed = v.safeParse(MENU, message);
  return parsed.success ? parsed.output.menu : null;
}
