/** Dispatches keys: to the focused part, or what is in front; keys that neither uses go to the program. */
import { tinykeys } from 'tinykeys';

const ARROW_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const PRESSES = ['Enter', ' '];
/** The keys that a focused control uses itself. The first row that matches it or an ancestor counts. */
const CONTROLS: readonly { readonly fits: string; readonly keys: 'all' | readonly string[] }[] = [
  { fits: 'dialog, [popover]', keys: 'all' },
  { fits: 'input[data-scrubber]', keys: [] }, // its keys are those of the run
  { fits: 'input[type="range"]', keys: [...ARROW_KEYS, 'Home', 'End', 'PageUp', 'PageDown', 'Enter'] },
  { fits: '[role="listbox"], [role="tab"]', keys: [...ARROW_KEYS, 'Home', 'End', ...PRESSES] },
  { fits: 'input[type="radio"]', keys: [...ARROW_KEYS, ...PRESSES] },
  { fits: 'input[type="checkbox"], input[type="file"], button, a, summary', keys: PRESSES },
  { fits: 'input, select, textarea, [role="textbox"]', keys: 'all' },
];
/** After closing, their content seems to have the focus until the next frame. */
const CLOSED = 'dialog:not([open]), [popover]:not(:popover-open)';
/** What is in front has the keys, even if the focus in it is lost. */
const OPEN_MENU = '[popover="auto"]:popover-open';
const OPEN_DIALOG = 'dialog:modal';
/** Text fields keep editing keys too. */
const TAKES_TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, [role="textbox"]';
const EDITING_KEYS = ['z', 'y', 'x', 'c', 'v', 'a'];
/** No control uses them. */
const FUNCTION_KEY = /^F\d+$/;

/** By key, in the notation of tinykeys. */
export type KeyBindings = Readonly<Record<string, () => void>>;

/** Listens on a window. `overFront`: bindings that also work over menus and dialogs. Returns a function that stops. */
export function listen(bindings: KeyBindings, overFront: KeyBindings, view: Window = window): () => void {
  const stops = [
    tinykeys(view, presses(bindings, hasNothingInFront), { ignore: isElsewhere }),
    tinykeys(view, presses(overFront, hasSomethingInFront), { ignore: isTaken }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** `isMeant` is asked only of keys with a binding: what is in front is looked for in the whole page. */
function presses(bindings: KeyBindings, isMeant: () => boolean) {
  const press = (run: () => void) => (event: KeyboardEvent) => {
    if (!isMeant()) return;
    event.preventDefault();
    run();
  };
  return Object.fromEntries(Object.entries(bindings).map(([key, run]) => [key, press(run)]));
}

/** Asked before a key is compared with each of the bindings, so that typing is not slowed by them. */
function isElsewhere(event: KeyboardEvent): boolean {
  return isTaken(event) || belongsToTarget(event);
}

function belongsToTarget(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element) || target.closest(CLOSED)) return false;
  if (editsText(target) && EDITING_KEYS.includes(event.key.toLowerCase())) return true;
  if (event.key === 'Escape' && !editsText(target)) return false; // only text fields keep Escape
  return usesKey(target, event);
}

function usesKey(target: Element, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const keys = CONTROLS.find(({ fits }) => target.closest(fits))?.keys ?? [];
  const isModified = ctrlKey || metaKey;
  if (keys !== 'all') return keys.includes(key) && !(isModified && key === 'Enter');
  return !(isModified || FUNCTION_KEY.test(key));
}

function isTaken({ defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return defaultPrevented || isComposing;
}

/** Closes open menus; the focus returns to where it was. */
export function closeMenus(): void {
  document.querySelectorAll<HTMLElement>(OPEN_MENU).forEach((menu) => menu.hidePopover());
}

export function hasDialogInFront(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

export function hasSomethingInFront(): boolean {
  return document.querySelector(`${OPEN_MENU}, ${OPEN_DIALOG}`) !== null;
}

function hasNothingInFront(): boolean {
  return !hasSomethingInFront();
}

export function editsText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_TEXT) !== null;
}
