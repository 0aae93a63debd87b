/**
 * The keys, once: the listener and the sheet are made from this table. Keys belong to the part that has the focus;
 * where none has it, they drive the run.
 */
import { tinykeys } from 'tinykeys';

export interface Command {
  /** In the notation of tinykeys. */
  readonly keys: readonly string[];
  /** How the sheet writes them. */
  readonly shown: string;
  readonly does: string;
  readonly run: () => void;
}

/** Commands that the sheet shows together. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** The same on the sheet, which only names them. */
export interface SheetGroup {
  readonly title: string;
  readonly commands: readonly Pick<Command, 'shown' | 'does'>[];
}

/** Controls that use keys themselves: letters and arrows stay with them. The scrubber's keys are those of the run. */
const TAKES_KEYS = 'input:not([type="range"]), select, textarea, dialog, [popover]';
/** What is in front has the keys, also where what had the focus in it is gone. */
const IN_FRONT = '[popover="auto"]:popover-open, dialog:modal';
/** Where text is typed: what edits it stays there too. */
const TAKES_TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea';
const EDITING_KEYS = ['z', 'y', 'x', 'c', 'v', 'a'];
/** Space and Enter press a button that has the focus. */
const TAKES_PRESSES = 'button, a, summary';

/**
 * Listens on the window. Keys of a view (`first`) go before those of the whole program. Returns a function
 * that stops. Throws where two commands have one key.
 */
export function listen(commands: readonly Command[], { first = false } = {}): () => void {
  const bindings = commands.flatMap(({ keys, run }) => keys.map((key) => [key, press(run)] as const));
  requireUnique(bindings.map(([key]) => key));
  return tinykeys(window, Object.fromEntries(bindings), { ignore: belongsElsewhere, capture: first });
}

function requireUnique(keys: readonly string[]): void {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`Two commands have the key ${twice}.`);
}

function press(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    event.preventDefault();
    run();
  };
}

function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target;
  if (event.defaultPrevented || event.isComposing || hasSomethingInFront()) return true;
  if (!(target instanceof Element)) return false;
  if (editsText(target) && EDITING_KEYS.includes(event.key.toLowerCase())) return true;
  if (event.key === 'Escape' && !editsText(target)) return false; // only a text keeps Escape to itself
  if (target.closest(TAKES_KEYS)) return !(event.ctrlKey || event.metaKey);
  return (event.key === ' ' || event.key === 'Enter') && target.closest(TAKES_PRESSES) !== null;
}

/** Whether a dialog or a menu lies before the view. */
export function hasSomethingInFront(): boolean {
  return document.querySelector(IN_FRONT) !== null;
}

/** Whether text is typed where an event comes from. */
export function editsText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_TEXT) !== null;
}
