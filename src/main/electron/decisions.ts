/** What the page may do, as pure functions for the shell. */
import type { Display, Rectangle } from 'electron';
import { NOTES_FRAME } from '../../shared/contract/windowMenu.ts';

/** The page's scheme and host, which are its origin. */
export const SCHEME = 'app';
const HOST = 'bundle';
export const PAGE_URL = `${SCHEME}://${HOST}/`;

/** Whether `url` belongs to the page. Compares parts: Node gives custom schemes no origin. */
export function isOwnAddress(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === `${SCHEME}:` && parsed.host === HOST;
}

export interface PageFrame {
  readonly frameTreeNodeId: number;
  readonly url: string;
}

/** Whether a message comes from the page: the main frame of our window, showing our page. */
export function isTrustedSender(sender: PageFrame | null, main: PageFrame): boolean {
  return sender !== null && sender.frameTreeNodeId === main.frameTreeNodeId && isOwnAddress(sender.url);
}

const PERMISSIONS = ['fullscreen', 'clipboard-sanitized-write'];

export function isPermitted(permission: string, url: string, isMainFrame: boolean): boolean {
  return PERMISSIONS.includes(permission) && isMainFrame && isOwnAddress(url);
}

/** Made by the page itself; they never leave the computer. */
const LOCAL_PROTOCOLS = ['blob:', 'data:'];

export function isLoadable(url: string, devTools: boolean): boolean {
  const protocol = URL.parse(url)?.protocol ?? '';
  return isOwnAddress(url) || LOCAL_PROTOCOLS.includes(protocol) || (devTools && protocol === 'devtools:');
}

/** Whether a window that the page opens is that of the notes: an empty one with its name. */
export function isNotes({ url, frameName }: { readonly url: string; readonly frameName: string }): boolean {
  return frameName === NOTES_FRAME && (url === '' || url === 'about:blank');
}

/** The screen for the class: another than the teacher's, which shows the notes or else the window; `null` for none. */
export function screenOfClass<S extends Pick<Display, 'id'>>(screens: readonly S[], teachers: S): S | null {
  return screens.find(({ id }) => id !== teachers.id) ?? null;
}

/** `bounds` moved and shrunk to fit into `area`. */
export function within(bounds: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  const x = Math.max(area.x, Math.min(bounds.x, area.x + area.width - width));
  const y = Math.max(area.y, Math.min(bounds.y, area.y + area.height - height));
  return { x, y, width, height };
}

/** A page that crashes again this soon after a reload would crash forever. */
export const CRASHES_APART_MS = 60_000;

/** What to do when the page's process has ended; `sinceLastMs`: time since the last such end, `null` for the first. */
export function afterCrash(reason: string, sinceLastMs: number | null): 'reload' | 'give up' | 'nothing' {
  if (reason === 'clean-exit') return 'nothing';
  return sinceLastMs === null || sinceLastMs >= CRASHES_APART_MS ? 'reload' : 'give up';
}

/** How a start that asked for Electron's single-instance lock continues. */
export type Start = 'go on' | 'go on beside' | 'leave' | 'complain';

/**
 * Electron's lock is a link in a folder, which outlives a crash on a network home, and which some file systems cannot
 * hold. So it does not decide: the library does, whose own lock goes with its owner. `isOnly`: whether this program
 * holds Electron's lock; `code`: why the library could not be opened, `null` where it was.
 */
export function howToStart(isOnly: boolean, code: string | null): Start {
  if (code === null) return isOnly ? 'go on' : 'go on beside';
  return !isOnly && code === 'store-in-use' ? 'leave' : 'complain';
}

/**
 * Where threads find the built file at `url`: installers put it beside the archive, which only Electron's own process is
 * sure to read.
 */
export function outsideArchive(url: URL): URL {
  return new URL(url.href.replace('/app.asar/', '/app.asar.unpacked/'));
}
