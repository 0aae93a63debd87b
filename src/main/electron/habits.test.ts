import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { askForFiles, AwakeScreens, closeInPeace, keepWindow, readWindow, rememberWindow } from './habits.ts';

const electron = vi.hoisted(() => ({
  dialog: { showMessageBox: vi.fn(), showOpenDialog: vi.fn() },
  powerSaveBlocker: { start: vi.fn(() => 7), stop: vi.fn() },
}));
vi.mock('electron', () => electron);
beforeEach(() => vi.clearAllMocks());

function newWindow() {
  let level = 0;
  const webContents = Object.assign(new EventEmitter(), {
    getZoomLevel: () => level,
    setZoomLevel: (to: number) => (level = to),
  });
  const setFullScreen = vi.fn();
  const close = vi.fn();
  const window = Object.assign(new EventEmitter(), { webContents, isFullScreen: () => true, setFullScreen, close });
  return { window: window as unknown as BrowserWindow, webContents, setFullScreen, close };
}

describe('the window', () => {
  test('has the zoom that it was left with', () => {
    const file = join(temporaryFolder(onTestFinished), 'not there yet', 'window.json');
    const first = newWindow();
    rememberWindow(first.window, file, () => false);
    first.webContents.emit('did-finish-load');
    first.webContents.setZoomLevel(2);
    first.window.emit('close');
    const next = newWindow();
    rememberWindow(next.window, file, () => false);
    next.webContents.emit('did-finish-load');
    expect(next.webContents.getZoomLevel()).toBe(2);
  });

  test('lost its zoom when the page was loaded again, as after a crash', () => {
    const { window, webContents } = newWindow();
    rememberWindow(window, join(temporaryFolder(onTestFinished), 'window.json'), () => false);
    webContents.emit('did-finish-load');
    webContents.setZoomLevel(2);
    webContents.emit('did-finish-load');
    expect(webContents.getZoomLevel()).toBe(2);
  });

  test.each([true, false])('fills the screen again unless that was for a class: %s', (wasPresented) => {
    const file = join(temporaryFolder(onTestFinished), 'window.json');
    writeFileSync(file, JSON.stringify({ zoomLevel: 0, isPresented: wasPresented }));
    const { window, setFullScreen } = newWindow();
    rememberWindow(window, file, () => false);
    window.emit('persisted-state-restored');
    expect(setFullScreen.mock.calls).toEqual(wasPresented ? [[false]] : []);
    window.emit('close');
    expect(readWindow(file).isPresented).toBe(false);
  });

  test('comes back as it was kept', () => {
    const file = join(temporaryFolder(onTestFinished), 'window.json');
    keepWindow(file, { zoomLevel: 1.5, isPresented: true });
    expect(readWindow(file)).toEqual({ zoomLevel: 1.5, isPresented: true });
  });

  test.each(['', 'null', '{"zoomLevel":"2"}', '{"zoomLevel":1e9}', '[]'])('is a new one after %j', (content) => {
    const file = join(temporaryFolder(onTestFinished), 'window.json');
    writeFileSync(file, content);
    expect(readWindow(file)).toEqual({ zoomLevel: 0, isPresented: false });
  });
});

describe('a window that closes over a file that is being written', () => {
  const [WAIT, END] = [0, 1];

  const tell = vi.fn();

  async function closing(response: number) {
    electron.dialog.showMessageBox.mockResolvedValue({ response });
    const { window, close } = newWindow();
    const busy = vi.fn<() => string | null>(() => 'A file is still being written.');
    closeInPeace(window, { busy, longEnd: () => null }, tell);
    const preventDefault = vi.fn();
    window.emit('close', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce());
    const [, { message }] = electron.dialog.showMessageBox.mock.calls[0] as [unknown, { message: string }];
    expect(message).toBe('A file is still being written.');
    return { window, close, busy };
  }

  test('says so, and waits for its end', async () => {
    const { close, busy } = await closing(WAIT);
    expect(close).not.toHaveBeenCalled();
    busy.mockReturnValue(null);
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  test('closes without it where that is wanted', async () => {
    const { window, close } = await closing(END);
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    const preventDefault = vi.fn();
    window.emit('close', { preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });

  test('asked once more for every close while the question stood there; now it stands there once', async () => {
    electron.dialog.showMessageBox.mockReturnValue(new Promise(() => {}));
    const { window } = newWindow();
    closeInPeace(window, { busy: () => 'A file is still being written.', longEnd: () => null }, tell);
    const preventDefault = vi.fn();
    for (let time = 0; time < 3; time++) window.emit('close', { preventDefault });
    expect([preventDefault.mock.calls.length, electron.dialog.showMessageBox.mock.calls.length]).toEqual([3, 1]);
  });

  test('that was waited for, and then ended without it, closed a window that was gone', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    electron.dialog.showMessageBox.mockResolvedValueOnce({ response: WAIT }).mockResolvedValueOnce({ response: END });
    const { window, close } = newWindow();
    const busy = vi.fn<() => string | null>(() => 'A file is still being written.');
    closeInPeace(window, { busy, longEnd: () => null }, tell);
    for (let time = 0; time < 2; time++) {
      window.emit('close', { preventDefault() {} });
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(close).toHaveBeenCalledOnce();
    window.emit('closed');
    busy.mockReturnValue(null);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('closes at once where nothing is under way', () => {
    const { window } = newWindow();
    closeInPeace(window, { busy: () => null, longEnd: () => null }, tell);
    const preventDefault = vi.fn();
    window.emit('close', { preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

test('a long backup is said first, and made while the window is still there', async () => {
  const { window, close } = newWindow();
  const calls: string[] = [];
  const end = { sentence: 'A backup is made.', work: () => void calls.push('work') };
  const longEnd = vi.fn(() => end);
  closeInPeace(window, { busy: () => null, longEnd }, (sentence) => calls.push(sentence));
  const preventDefault = vi.fn();
  window.emit('close', { preventDefault });
  expect([preventDefault.mock.calls.length, calls]).toEqual([1, ['A backup is made.']]);
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(calls).toEqual(['A backup is made.', 'work']);
  window.emit('close', { preventDefault });
  expect([preventDefault.mock.calls.length, longEnd.mock.calls.length]).toEqual([1, 1]);
});

describe('a long backup at the end', () => {
  function ending(work: () => void) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { window, close } = newWindow();
    closeInPeace(window, { busy: () => null, longEnd: () => ({ sentence: 'A backup is made.', work }) }, () => {});
    const preventDefault = vi.fn();
    const press = (): void => void window.emit('close', { preventDefault });
    return { press, close, preventDefault };
  }

  test('was left out where the window was closed a second time before it began', () => {
    const { press, close, preventDefault } = ending(() => {});
    press();
    press();
    expect(preventDefault).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(close).toHaveBeenCalledOnce();
    press();
    expect(preventDefault).toHaveBeenCalledTimes(2);
  });

  test('that fails keeps no window open', () => {
    const { press, close, preventDefault } = ending(() => {
      throw new Error('The disk is full.');
    });
    press();
    expect(() => vi.runAllTimers()).toThrow('The disk is full.');
    expect(close).toHaveBeenCalledOnce();
    press();
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});

test('the screens stay awake while something is presented, and one wish is enough', () => {
  const screens = new AwakeScreens();
  for (const isAwake of [true, true, false, false]) screens.keep(isAwake);
  expect(electron.powerSaveBlocker.start.mock.calls).toEqual([['prevent-display-sleep']]);
  expect(electron.powerSaveBlocker.stop.mock.calls).toEqual([[7]]);
  expect(screens.isAwake).toBe(false);
});

test.each([
  ['nothing', [], []],
  ['a class', ['/a.searchlight', '/b.searchlight'], [['/a.searchlight', '/b.searchlight']]],
])('files that are chosen together are opened together: %s', async (_what, filePaths, opened) => {
  electron.dialog.showOpenDialog.mockResolvedValue({ filePaths });
  const add = vi.fn();
  await askForFiles(newWindow().window, { add });
  expect(add.mock.calls).toEqual(opened);
  const [, options] = electron.dialog.showOpenDialog.mock.lastCall as unknown as [unknown, { properties: string[] }];
  expect(options.properties).toContain('multiSelections');
});
