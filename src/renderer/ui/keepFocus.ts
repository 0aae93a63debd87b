/** What the keyboard can reach, also what only the arrow keys reach. */
const REACHED = 'button, a[href], input, select, textarea, [tabindex]';

/**
 * Keeps the keyboard's place in `list` where what has the focus is removed, as a row that is deleted: the focus goes to
 * what stands at its place then, else to the last before it, else to the list itself. What the pointer has used has no
 * focus (`releaseFocusAfterPointer`), and nothing gets one. An attachment: returns a function that stops.
 */
export function keepFocus(list: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let place = 0;

  const reached = (): HTMLElement[] => Array.from(list.querySelectorAll<HTMLElement>(REACHED));
  const isUsable = (one: HTMLElement): boolean => one.checkVisibility() && !one.matches(':disabled');
  const remember = ({ target }: FocusEvent): void => {
    focused = target as HTMLElement;
    place = reached().indexOf(focused);
  };
  /** Some browsers tell that the focus leaves what they remove: a moment later it is gone. */
  const forget = (): void => {
    const left = focused;
    setTimeout(() => left === focused && left?.isConnected && (focused = null));
  };
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    focusAt(reached(), place);
  });

  function focusAt(controls: readonly HTMLElement[], at: number): void {
    const next = controls.slice(at).find(isUsable) ?? controls.slice(0, at).findLast(isUsable) ?? list;
    if (next === list) list.tabIndex = -1;
    next.focus();
  }

  list.addEventListener('focusin', remember);
  list.addEventListener('focusout', forget);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    list.removeEventListener('focusin', remember);
    list.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
