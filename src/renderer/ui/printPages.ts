/**
 * Prints what stands in `OnPaper`. It is rendered before the browser is asked: Chromium pauses a page that prints itself, and
 * Svelte's Trusted Types policy, a callback of the page, then makes no markup.
 */
export function printPages(): void {
  dispatchEvent(new Event('beforeprint'));
  print();
  dispatchEvent(new Event('afterprint')); // a page in a sandbox may not print, and is not told so
}
