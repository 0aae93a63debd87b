import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { lockContents, lockSession } from './lock.ts';

const RELEASES = 'https://example.org/releases';
const openExternal = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ shell: { openExternal } }));

type Handler = (...args: unknown[]) => unknown;

/** An object on which any handler can be set, and then asked. */
function handlersOf(...names: string[]) {
  const set: Record<string, Handler> = {};
  const setters = names.map((name) => [name, (handler: Handler) => (set[name] = handler)]);
  return { set, setters: Object.fromEntries(setters) as Record<string, Handler> };
}

describe('contents', () => {
  const { set, setters } = handlersOf('setWindowOpenHandler');
  const contents = Object.assign(new EventEmitter(), setters);
  lockContents(contents as unknown as WebContents, RELEASES);

  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview'])(
    'may not: %s',
    (event) => {
      const preventDefault = vi.fn();
      contents.emit(event, { preventDefault, url: 'app://bundle/' });
      expect(preventDefault).toHaveBeenCalledOnce();
    },
  );

  test('may not open windows', () => {
    expect(set['setWindowOpenHandler']!({ url: 'app://bundle/' })).toEqual({ action: 'deny' });
    expect(openExternal).not.toHaveBeenCalled();
  });

  test('may show the page of the releases in the browser, and no other one', () => {
    for (const url of [RELEASES, `${RELEASES}?x`, 'https://example.org'])
      expect(set['setWindowOpenHandler']!({ url })).toEqual({ action: 'deny' });
    expect(openExternal).toHaveBeenCalledExactlyOnceWith(RELEASES);
  });
});

describe('a session', () => {
  const { set, setters } = handlersOf(
    'setPermissionRequestHandler',
    'setPermissionCheckHandler',
    'setDevicePermissionHandler',
    'setDisplayMediaRequestHandler',
    'onBeforeRequest',
  );
  lockSession({ ...setters, webRequest: setters } as unknown as Session, false);

  test('asks for every permission twice, and both answers agree', () => {
    const page = { isMainFrame: true, requestingUrl: 'app://bundle/' };
    for (const [permission, granted] of [
      ['fullscreen', true],
      ['media', false],
    ] as const) {
      const decide = vi.fn();
      set['setPermissionRequestHandler']!({}, permission, decide, page);
      expect(decide).toHaveBeenCalledExactlyOnceWith(granted);
      expect(set['setPermissionCheckHandler']!({}, permission, 'app://bundle/', page)).toBe(granted);
    }
  });

  test('gives away no device and no screen', () => {
    const decide = vi.fn();
    expect(set['setDevicePermissionHandler']!({ deviceType: 'usb' })).toBe(false);
    set['setDisplayMediaRequestHandler']!({}, decide);
    expect(decide).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('lets nothing out', () => {
    for (const [url, cancel] of [
      ['app://bundle/', false],
      ['https://example.com/', true],
    ] as const) {
      const decide = vi.fn();
      set['onBeforeRequest']!({ url }, decide);
      expect(decide).toHaveBeenCalledExactlyOnceWith({ cancel });
    }
  });
});
