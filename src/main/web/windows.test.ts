import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMING_MS, LEAVING_MS, RELOAD_MS, Windows } from './windows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ADDRESS = 'http://127.0.0.1:1/#ticket=x';

function setUp(hasBrowser = true) {
  const [leave, openTab] = [vi.fn(), vi.fn()];
  const browsers: (EventEmitter & { kill: () => void })[] = [];
  const openWindow = () => {
    browsers.push(Object.assign(new EventEmitter(), { kill: vi.fn() }));
    return browsers.at(-1)!;
  };
  const windows = new Windows({ openWindow: hasBrowser ? openWindow : null, openTab, leave });
  return { windows, leave, openTab, browsers };
}

/** A page opens and leaves again. */
function visit(windows: Windows): void {
  windows.onPages(1);
  windows.onPages(0);
}

describe('a host without a browser for windows', () => {
  test('opens a tab, and leaves a while after the last page, unless one comes back', () => {
    const { windows, leave, openTab } = setUp(false);
    windows.open(ADDRESS);
    expect(openTab).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    for (const pages of [1, 2, 1, 0]) windows.onPages(pages);
    vi.advanceTimersByTime(LEAVING_MS - 1);
    windows.onPages(1);
    vi.advanceTimersByTime(2 * LEAVING_MS);
    expect(leave).not.toHaveBeenCalled();
    windows.onPages(0);
    vi.advanceTimersByTime(LEAVING_MS);
    expect(leave).toHaveBeenCalledOnce();
  });

  test('waits for its first page as long as that takes', () => {
    const { windows, leave } = setUp(false);
    windows.open(ADDRESS);
    vi.advanceTimersByTime(10 * LEAVING_MS);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('a window of its own', () => {
  test('ends the host when it ends, whether the page or its browser is gone first', () => {
    for (const order of ['page', 'browser']) {
      const { windows, leave, browsers } = setUp();
      windows.open(ADDRESS);
      windows.onPages(1);
      if (order === 'page') windows.onPages(0);
      browsers[0]!.emit('exit', 0);
      if (order === 'browser') windows.onPages(0);
      vi.advanceTimersByTime(order === 'page' ? 0 : RELOAD_MS);
      expect(leave, order).toHaveBeenCalledOnce();
    }
  });

  test('that is closed leaves the others open', () => {
    const { windows, leave, browsers } = setUp();
    windows.open(ADDRESS);
    windows.onPages(1);
    windows.open(ADDRESS);
    windows.onPages(2);
    windows.onPages(1);
    browsers[0]!.emit('exit', 0);
    vi.advanceTimersByTime(10 * LEAVING_MS);
    expect(leave).not.toHaveBeenCalled();
  });

  test('that another process of the same browser shows is waited for', () => {
    const { windows, leave, openTab, browsers } = setUp();
    windows.open(ADDRESS);
    browsers[0]!.emit('exit', 0);
    vi.advanceTimersByTime(COMING_MS - 1);
    windows.onPages(1);
    vi.advanceTimersByTime(10 * LEAVING_MS);
    expect(leave).not.toHaveBeenCalled();
    expect(openTab).not.toHaveBeenCalled();
  });

  test('that nobody ever saw, because it was closed at once, ends the host', () => {
    const { windows, leave, browsers } = setUp();
    windows.open(ADDRESS);
    browsers[0]!.emit('exit', 0);
    vi.advanceTimersByTime(COMING_MS);
    expect(leave).toHaveBeenCalledOnce();
  });

  test.each([
    ['exit', 1],
    ['exit', null],
    ['error', new Error('ENOENT')],
  ])('that cannot be shown (%s %s) becomes a tab', (event, reason) => {
    const { windows, leave, openTab, browsers } = setUp();
    windows.open(ADDRESS);
    browsers[0]!.emit(event, reason);
    expect(openTab).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    vi.advanceTimersByTime(10 * LEAVING_MS);
    expect(leave).not.toHaveBeenCalled();
  });

  test('that cannot even be tried becomes a tab', () => {
    const [openTab, leave] = [vi.fn(), vi.fn()];
    new Windows({ openWindow: () => null, openTab, leave }).open(ADDRESS);
    expect(openTab).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    vi.advanceTimersByTime(10 * LEAVING_MS);
    expect(leave).not.toHaveBeenCalled();
  });

  test('whose browser crashes after the page was there opens no tab, and ends the host', () => {
    const { windows, leave, openTab, browsers } = setUp();
    windows.open(ADDRESS);
    visit(windows);
    browsers[0]!.emit('exit', null);
    vi.advanceTimersByTime(0);
    expect(openTab).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledOnce();
  });

  test('is closed with the host, which then opens nothing more', () => {
    const { windows, openTab, browsers } = setUp();
    windows.open(ADDRESS);
    windows.close();
    expect(browsers[0]!.kill).toHaveBeenCalledOnce();
    browsers[0]!.emit('exit', null);
    expect(openTab).not.toHaveBeenCalled();
  });
});
