/** How a file leaves the page. */

/** The address of what was saved is kept this long: the browser may read it after the click. */
const KEPT_MS = 60_000;

/** Saves `blob` under `name`, where the browser or the user puts it. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
