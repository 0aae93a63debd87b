/** Resolves when the page is idle, after `longestMs`, if given, at the latest; without `requestIdleCallback`, in the next task. */
export function untilIdle(longestMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve);
  });
}
