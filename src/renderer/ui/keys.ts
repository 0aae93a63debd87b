/**
 * Hears the keys. They belong to the part that has the focus, and to what is in front; where neither wants them, they are
 * the program's.
 */
import { tinykeys } from 'tinykeys';

/** Controls that use keys themselves: letters and arrows stay with them. The scrubber's keys are those of the run. */
const TAKES_KEYS = 'input:not([type="range"]), select, textarea, dialog, [popover]';
/** What is in front has the keys, also where what had the focus in it is gone. */
const IN_FRONT = '[popover="auto"]:popover-open, dialog:modal';
/** Where text is typed: what edits it stays there too. */
const TAKES_TEXT = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea';
const EDITING_KEYS = ['z', 'y', 'x', 'c', 'v', 'a'];
/** Space and Enter press a button that has the focus. */
const TAKES_PRESSES = 'button, a, summary';

/** Listens on the window: what each key does, in the notation of tinykeys. Returns a function that stops. */
export function listen(bindings: Readonly<Record<string, () => void>>): () => void {
  const presses = Object.entries(bindings).map(([key, run]) => [key, press(run)] as const);
  return tinykeys(window, Object.fromEntries(presses), { ignore: belongsElsewhere });
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
