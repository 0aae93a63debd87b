import { shell, type BrowserWindowConstructorOptions, type Session, type WebContents } from 'electron';
import { isLoadable, isNotes, isOwnAddress, isPermitted } from './decisions.ts';

/** What contents may do beyond their own window. */
export interface Ways {
  /** The only address that opens in the browser; `null` for none. */
  readonly outside: string | null;
  /** The options of the window with the notes, the only one that the page may open; `null` if it is already open. */
  notesWindow(): BrowserWindowConstructorOptions | null;
}

/** Locks `contents`: no navigation, no webview, no window but that of the notes. */
export function lockContents(contents: WebContents, { outside, notesWindow }: Ways): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler((wanted) => {
    if (wanted.url === outside) void shell.openExternal(wanted.url);
    const options = isNotes(wanted) && isOwnAddress(contents.getURL()) ? notesWindow() : null;
    return options ? { action: 'allow', overrideBrowserWindowOptions: options } : { action: 'deny' };
  });
}

/** Denies the page of `session` every permission, device and request that it does not need. */
export function lockSession(session: Session, devTools: boolean): void {
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl, isMainFrame }) =>
    decide(isPermitted(permission, requestingUrl, isMainFrame)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin, { isMainFrame }) =>
    isPermitted(permission, origin, isMainFrame),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide(null));
  session.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !isLoadable(url, devTools) }));
}
