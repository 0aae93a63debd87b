/** What the page may do, as pure functions: the shell asks them and obeys. */

/** The page's scheme and host. Together they are its origin. */
export const SCHEME = 'app';
export const HOST = 'bundle';
export const PAGE_URL = `${SCHEME}://${HOST}/`;

/** Whether `url` belongs to the page. By its parts: Node gives schemes of our own no origin. */
export function isOurs(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === `${SCHEME}:` && parsed.host === HOST;
}

/** A frame as Electron describes it. */
export interface Frame {
  readonly frameTreeNodeId: number;
  readonly url: string;
}

/** Whether a message comes from the page itself: the main frame of our window, showing our page. */
export function isTrustedSender(sender: Frame | null, main: Frame): boolean {
  return sender !== null && sender.frameTreeNodeId === main.frameTreeNodeId && isOurs(sender.url);
}

const PERMISSIONS = ['fullscreen', 'clipboard-sanitized-write'];

/** Whether the page at `url` gets a permission of the browser. */
export function isPermitted(permission: string, url: string, isMainFrame: boolean): boolean {
  return PERMISSIONS.includes(permission) && isMainFrame && isOurs(url);
}

/** Things that the page makes itself, and that never leave the computer. */
const LOCAL_PROTOCOLS = ['blob:', 'data:'];

/** Whether anything may be loaded from `url`. */
export function isLoadable(url: string, devTools: boolean): boolean {
  const protocol = URL.parse(url)?.protocol ?? '';
  return isOurs(url) || LOCAL_PROTOCOLS.includes(protocol) || (devTools && protocol === 'devtools:');
}

/** What to do when the page's process has ended; `before`: how often that has happened. */
export function afterCrash(reason: string, before: number): 'reload' | 'give up' | 'nothing' {
  if (reason === 'clean-exit') return 'nothing';
  return before === 0 ? 'reload' : 'give up';
}
