export interface Waker {
  keep(isAwake: boolean): void;
}

/** Keeps the screen awake while `isOn`. Call while a component is set up. */
export function stayAwake(waker: Waker, isOn: () => boolean): void {
  $effect(() => {
    if (!isOn()) return undefined;
    waker.keep(true);
    return () => waker.keep(false);
  });
}

/** Browsers release a lock when the page is hidden, so it is requested again. Without support, the screen may sleep. */
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
