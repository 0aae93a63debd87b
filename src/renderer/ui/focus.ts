/**
 * Releases the focus of a control after the pointer has used it, so that keys control the run again. Keyboard users
 * keep the focus; Escape releases a select.
 */

import { tick } from 'svelte';

/** Controls that stay focused after a click although nothing is typed there. */
const CLICKED = 'button, summary, select, input[data-scrubber]';
/** Controls that are done after a choice. In fields and sliders, keys may continue what the pointer began. */
const CHOSEN = 'select, input[type="radio"], input[type="checkbox"], input[data-scrubber]';
/** Parts that keep the focus to themselves. */
const KEEPS_FOCUS = 'dialog, [popover]';

/**
 * When a control removes itself by its click, focuses what `next` finds after the update. Only for keyboard clicks
 * (`detail` 0): a pointer left no focus there.
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
    if (!usedPointer || !(target instanceof Element)) return; // also the icon of a button
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
