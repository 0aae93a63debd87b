/** Resolves when the page has nothing to do, after `longestMs` at the latest. A browser that cannot tell says so in its next task. */
export function untilIdle(longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve);
  });
}
