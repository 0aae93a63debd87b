/** While a class looks, the screen does not go to sleep. */

/** What keeps a screen awake: the host of a window, or the browser. */
export interface Waker {
  /** From now on the screen stays awake, or may sleep again. */
  keep(isAwake: boolean): void;
}

/** Keeps the screen awake as long as `isOn` says so. To be called while a component is being set up. */
export function stayAwake(waker: Waker, isOn: () => boolean): void {
  $effect(() => {
    if (!isOn()) return undefined;
    waker.keep(true);
    return () => waker.keep(false);
  });
}

/** The browser's own: it lets go by itself while the page is hidden, so it is asked again. A browser without it lets the screen sleep. */
export function browserWaker(page: Document, lock: Pick<WakeLock, 'request'> | undefined): Waker {
  let isWanted = false;
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = (): void => {
    if (isWanted && page.visibilityState === 'visible') held = lock?.request('screen').catch(() => undefined);
  };
  page.addEventListener('visibilitychange', ask);
  return {
    keep(isAwake) {
      isWanted = isAwake;
      if (isAwake) return ask();
      void held?.then((sentinel) => sentinel?.release());
      held = undefined;
    },
  };
}
