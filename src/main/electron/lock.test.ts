import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, Session, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { NOTES_FRAME } from '../../shared/contract/windowMenu.ts';
import { lockContents, lockSession } from './lock.ts';

const RELEASES = 'https://example.org/releases';
const openExternal = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ shell: { openExternal } }));

type Handler = (...args: unknown[]) => unknown;

/** An object that records the handlers set on it. */
function handlersOf(...names: string[]) {
  const set: Record<string, Handler> = {};
  const setters = names.map((name) => [name, (handler: Handler) => (set[name] = handler)]);
  return { set, setters: Object.fromEntries(setters) as Record<string, Handler> };
}

describe('contents', () => {
  const { set, setters } = handlersOf('setWindowOpenHandler');
  const contents = Object.assign(new EventEmitter(), setters);
  let url = 'app://bundle/';
  let options: BrowserWindowConstructorOptions | null = { title: 'Notes' };
  const ways = { outside: RELEASES, notesWindow: () => options };
  lockContents(Object.assign(contents, { getURL: () => url }) as unknown as WebContents, ways);

  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate', 'will-attach-webview'])(
    'may not: %s',
    (event) => {
      const preventDefault = vi.fn();
      contents.emit(event, { preventDefault, url: 'app://bundle/' });
      expect(preventDefault).toHaveBeenCalledOnce();
    },
  );

  test('may not open windows', () => {
    const wanted = { url: 'app://bundle/', frameName: '' };
    expect(set['setWindowOpenHandler']!(wanted)).toEqual({ action: 'deny' });
    expect(openExternal).not.toHaveBeenCalled();
  });

  test('may open the window of the notes, empty and once, while they show the page', () => {
    const open = (url: string, frameName: string) => set['setWindowOpenHandler']!({ url, frameName });
    const allowed = { action: 'allow', overrideBrowserWindowOptions: options };
    for (const empty of ['', 'about:blank']) expect(open(empty, NOTES_FRAME)).toEqual(allowed);
    for (const other of ['app://bundle/', 'https://example.org/', 'about:srcdoc', 'javascript:0'])
      expect(open(other, NOTES_FRAME), other).toEqual({ action: 'deny' });
    for (const name of ['', '_blank', `${NOTES_FRAME}2`]) expect(open('', name), name).toEqual({ action: 'deny' });
    url = 'about:blank'; // that of the notes itself
    expect(open('', NOTES_FRAME)).toEqual({ action: 'deny' });
    url = 'app://bundle/';
    options = null; // it is open
    expect(open('', NOTES_FRAME)).toEqual({ action: 'deny' });
  });

  test('may show the page of the releases in the browser, and no other one', () => {
    for (const url of [RELEASES, `${RELEASES}?x`, 'https://example.org'])
      expect(set['setWindowOpenHandler']!({ url, frameName: '' })).toEqual({ action: 'deny' });
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
