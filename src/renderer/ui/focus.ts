/**
 * Lets go of a control after the pointer has used it, so that the keys drive the run again. Whoever came to a control
 * with the keyboard stays on it; Escape lets go of a list of choices.
 */

import { tick } from 'svelte';

/** Controls that a click leaves focused although nothing more is to be typed there. */
const CLICKED = 'button, summary, select, input[data-scrubber]';
/** Controls at which everything is said with a choice. In a field and on a slider, keys go on where the pointer has begun. */
const CHOSEN = 'select, input[type="radio"], input[type="checkbox"], input[data-scrubber]';
/** Parts that keep the focus to themselves. */
const KEEPS_FOCUS = 'dialog, [popover]';

/**
 * Moves the focus on where a control goes away with its own click: to what `next` finds when the page has changed. Whoever
 * clicked with the pointer had no focus there (`detail` counts the clicks of a pointer).
 */
export async function moveFocusOn({ detail }: MouseEvent, next: () => HTMLElement | null | undefined): Promise<void> {
  if (detail > 0) return;
  await tick();
  next()?.focus();
}

/** Listens on the document. Returns a function that stops. */
export function releaseFocusAfterPointer(): () => void {
  let usedPointer = false;
  const pointer = (): void => void (usedPointer = true);
  const keyboard = ({ key, target }: KeyboardEvent): void => {
    usedPointer = false;
    if (key === 'Escape' && target instanceof HTMLSelectElement && !target.closest(KEEPS_FOCUS)) target.blur();
  };
  const release = ({ target }: Event): void => {
    if (!usedPointer || !(target instanceof HTMLElement)) return;
    const control = target.closest<HTMLElement>(CLICKED);
    const opensList = control instanceof HTMLSelectElement;
    if (control && !control.closest(KEEPS_FOCUS) && !opensList) control.blur();
  };
  const releaseChosen = ({ target }: Event): void => {
    if (!usedPointer || !(target instanceof HTMLElement)) return;
    if (target.matches(CHOSEN) && !target.closest(KEEPS_FOCUS)) target.blur();
  };
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('pointerdown', pointer, options);
  document.addEventListener('keydown', keyboard, options);
  document.addEventListener('click', release, { signal: stop.signal });
  document.addEventListener('change', releaseChosen, { signal: stop.signal });
  return () => stop.abort();
}
