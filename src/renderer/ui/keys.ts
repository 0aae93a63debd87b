/**
 * Hears the keys. They belong to the part that has the focus, and to what is in front; where neither wants them, they are
 * the program's.
 */
import { tinykeys } from 'tinykeys';

const ARROW_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const PRESSES = ['Enter', ' '];
/**
 * The keys that a control uses itself, so that they stay with it while it has the focus: all, or those that are named. The first
 * row counts that fits it or what it stands in.
 */
const CONTROLS: readonly { readonly fits: string; readonly keys: 'all' | readonly string[] }[] = [
  { fits: 'dialog, [popover]', keys: 'all' },
  { fits: 'input[data-scrubber]', keys: [] }, // its keys are those of the run that it shows
  { fits: 'input[type="range"]', keys: [...ARROW_KEYS, 'Home', 'End', 'PageUp', 'PageDown', 'Enter'] },
  { fits: 'input[type="radio"]', keys: [...ARROW_KEYS, ...PRESSES] },
  { fits: 'input[type="checkbox"], input[type="file"], button, a, summary', keys: PRESSES },
  { fits: 'input, select, textarea', keys: 'all' },
];
/** What had the focus in it seems to have it until the next frame. */
const CLOSED = 'dialog:not([open]), [popover]:not(:popover-open)';
/** What is in front has the keys, also where what had the focus in it is gone. */
const OPEN_MENU = '[popover="auto"]:popover-open';
const OPEN_DIALOG = 'dialog:modal';
/** Where text is typed: what edits it stays there too. */
const TAKES_TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea';
const EDITING_KEYS = ['z', 'y', 'x', 'c', 'v', 'a'];
/** No control uses them. */
const FUNCTION_KEY = /^F\d+$/;

/** What each key does, in the notation of tinykeys. */
export type KeyBindings = Readonly<Record<string, () => void>>;

/**
 * Listens on a window, that of the page where none is named. `overFront` are the bindings that are heard over menus and dialogs
 * as well. Returns a function that stops.
 */
export function listen(bindings: KeyBindings, overFront: KeyBindings, view: Window = window): () => void {
  const stops = [
    tinykeys(view, presses(bindings), { ignore: belongsElsewhere }),
    tinykeys(view, presses(overFront), { ignore: (event) => isTaken(event) || !hasSomethingInFront() }),
  ];
  return () => stops.forEach((stop) => stop());
}

function presses(bindings: KeyBindings): Record<string, (event: KeyboardEvent) => void> {
  return Object.fromEntries(Object.entries(bindings).map(([key, run]) => [key, press(run)]));
}

function press(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    event.preventDefault();
    run();
  };
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target;
  if (isTaken(event) || hasSomethingInFront()) return true;
  if (!(target instanceof Element) || target.closest(CLOSED)) return false;
  if (editsText(target) && EDITING_KEYS.includes(event.key.toLowerCase())) return true;
  if (event.key === 'Escape' && !editsText(target)) return false; // only a text keeps Escape to itself
  return usesKey(target, event);
}

/** Whether the control that has the focus uses a key itself. */
function usesKey(target: Element, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const keys = CONTROLS.find(({ fits }) => target.closest(fits))?.keys ?? [];
  if (keys !== 'all') return keys.includes(key);
  return !(ctrlKey || metaKey || FUNCTION_KEY.test(key));
}

function isTaken({ defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return defaultPrevented || isComposing;
}

/** Closes the menus that are open; the focus goes back to where it was. */
export function closeMenus(): void {
  document.querySelectorAll<HTMLElement>(OPEN_MENU).forEach((menu) => menu.hidePopover());
}

/** Whether a dialog lies before the view. */
export function hasDialogInFront(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

/** Whether a dialog or a menu lies before the view. */
export function hasSomethingInFront(): boolean {
  return document.querySelector(`${OPEN_MENU}, ${OPEN_DIALOG}`) !== null;
}

/** Whether text is typed where an event comes from. */
export function editsText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_TEXT) !== null;
}
