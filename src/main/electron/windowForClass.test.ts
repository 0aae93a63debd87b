import { EventEmitter } from 'node:events';
import type { BrowserWindow, Rectangle } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { WindowForClass } from './windowForClass.ts';

const LAPTOP = { id: 1, workArea: { x: 0, y: 0, width: 1440, height: 900 } };
const PROJECTOR = { id: 2, workArea: { x: 1440, y: 0, width: 1280, height: 720 } };

const electron = vi.hoisted(() => ({ screen: null as unknown }));
vi.mock('electron', () => electron);

let screens = [LAPTOP, PROJECTOR];
const screen = Object.assign(new EventEmitter(), {
  getAllDisplays: () => screens,
  getDisplayMatching: ({ x }: Rectangle) => screens.find(({ workArea }) => x < workArea.x + workArea.width) ?? LAPTOP,
});
electron.screen = screen;

beforeEach(() => {
  screens = [LAPTOP, PROJECTOR];
  screen.removeAllListeners();
});

/** A window on the laptop, which reacts at once. */
function setUp(notesAt: Rectangle | null = null, isMaximized = false) {
  const window = Object.assign(new EventEmitter(), {
    bounds: { x: 100, y: 60, width: 1200, height: 800 },
    isFull: false,
    isGone: false,
    isDestroyed: () => window.isGone,
    isLarge: isMaximized,
    getBounds: () => window.bounds,
    getNormalBounds: () => window.bounds,
    setBounds: (bounds: Rectangle) => void (window.bounds = bounds),
    isMaximized: () => window.isLarge,
    maximize: () => void (window.isLarge = true),
    unmaximize: () => void (window.isLarge = false),
    isFullScreen: () => window.isFull,
    setFullScreen(isFull: boolean) {
      const leaves = window.isFull && !isFull;
      window.isFull = isFull;
      if (leaves) window.emit('leave-full-screen');
    },
  });
  const notes = notesAt && ({ getBounds: () => notesAt } as unknown as BrowserWindow);
  const onLeft = vi.fn();
  const stage = new WindowForClass(window as unknown as BrowserWindow, () => notes ?? undefined, onLeft);
  return { window, stage, onLeft, home: window.bounds };
}

test.each([false, true])(
  'the window fills the other screen, and comes back as it was; maximized: %s',
  (isMaximized) => {
    const { window, stage, onLeft, home } = setUp(null, isMaximized);
    stage.fill();
    expect(window.bounds).toEqual({ x: 1440, y: 0, width: 1200, height: 720 });
    expect([window.isFull, window.isLarge]).toEqual([true, false]);
    stage.leave();
    expect([window.bounds, window.isFull, window.isLarge]).toEqual([home, false, isMaximized]);
    expect(onLeft).toHaveBeenCalledOnce();
  },
);

test('the screen of the notes is never filled: where the window is beside them, it stays on its own', () => {
  const { window, stage } = setUp({ x: 1500, y: 0, width: 600, height: 700 });
  stage.fill();
  expect([window.bounds.x, window.isFull]).toEqual([100, true]);
});

test('a computer with one screen fills that', () => {
  screens = [LAPTOP];
  const { window, stage, home } = setUp();
  stage.fill();
  expect([window.bounds, window.isFull]).toEqual([home, true]);
});

test('the window comes back when its screen is taken away, and not for another one', () => {
  const { window, stage, onLeft, home } = setUp();
  stage.fill();
  screen.emit('display-removed', {}, { id: 3 });
  expect(window.isFull).toBe(true);
  screens = [LAPTOP];
  screen.emit('display-removed', {}, PROJECTOR);
  expect([window.bounds, window.isFull]).toEqual([home, false]);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('the page hears when somebody leaves the full screen by the menu, and not of one that it did not ask for', () => {
  const { window, stage, onLeft } = setUp();
  window.setFullScreen(true);
  window.setFullScreen(false);
  expect(onLeft).not.toHaveBeenCalled();
  stage.fill();
  window.setFullScreen(false);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('a window that closes while it is presented opens on the teacher’s screen the next time', () => {
  const { window, stage, home } = setUp();
  stage.fill();
  window.emit('close', { defaultPrevented: true }); // unfinished work prevents it
  expect(window.bounds).not.toEqual(home);
  window.emit('close', { defaultPrevented: false });
  expect(window.bounds).toEqual(home);
});

test('a window that is gone was asked whether it fills the screen, when its page ended', () => {
  const { window, stage } = setUp();
  window.isGone = true;
  window.isFullScreen = () => {
    throw new TypeError('Object has been destroyed');
  };
  expect(() => stage.leave()).not.toThrow();
});
