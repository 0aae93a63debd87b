import { shell, type Session, type WebContents } from 'electron';
import { isLoadable, isPermitted } from './decisions.ts';

/**
 * Keeps `contents`, whatever made them, where they are: no navigation, no window of their own, no webview. The one address `outside` opens
 * in the browser.
 */
export function lockContents(contents: WebContents, outside: string | null): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (url === outside) void shell.openExternal(url);
    return { action: 'deny' };
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
