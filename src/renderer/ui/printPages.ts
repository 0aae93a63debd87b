/**
 * Prints what stands in `OnPaper`. It is rendered before the browser is asked: Chromium pauses a page that prints itself, and
 * Svelte's Trusted Types policy, a callback of the page, then makes no markup.
 */
export function printPages(): void {
  window.dispatchEvent(new Event('beforeprint'));
  window.print();
}
