import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const spawn = vi.hoisted(() => vi.fn());
vi.mock('node:child_process', () => ({ spawn }));
beforeEach(() => void spawn.mockReset());

// Bug: tests share their modules, and an earlier one could have loaded this with the real `spawn`, or a later one with this mock.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { appBrowser, openAppWindow } = await import('./appWindow.ts');

const ADDRESS = 'http://127.0.0.1:1/#ticket=x';

describe('a browser for windows', () => {
  test('is the one that SEARCHLIGHT_BROWSER names, if it is there', () => {
    expect(appBrowser('linux', { SEARCHLIGHT_BROWSER: process.execPath })).toBe(process.execPath);
    expect(appBrowser('linux', { SEARCHLIGHT_BROWSER: '/nowhere', PATH: '/usr/bin' })).toBeUndefined();
  });

  test('is none where there is none', () => {
    expect(appBrowser('linux', { PATH: '/nowhere' })).toBeUndefined();
    expect(appBrowser('win32', {})).toBeUndefined();
  });

  test('is none on macOS, where the address would stand in the list of processes, which every user reads', () => {
    expect(appBrowser('darwin', { SEARCHLIGHT_BROWSER: process.execPath })).toBeUndefined();
  });
});

describe('a window', () => {
  /** The browser's arguments for a profile with these preferences. */
  function argsFor(preferences?: string): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'searchlight-window-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    if (preferences !== undefined) {
      mkdirSync(join(folder, 'Default'));
      writeFileSync(join(folder, 'Default', 'Preferences'), preferences);
    }
    openAppWindow('/usr/bin/chromium', ADDRESS, folder);
    expect(spawn.mock.lastCall![1]).toContain(`--user-data-dir=${folder}`);
    return spawn.mock.lastCall![1];
  }

  /** As Chromium 15x writes them. */
  const placed = (placement: object): string =>
    JSON.stringify({ browser: { app_window_placement: { 127: { 0: { 0: { '1_/': placement } } } } } });

  test('shows the address alone, in a profile of its own', () => {
    expect(argsFor()).toContain(`--app=${ADDRESS}`);
    expect(existsSync(spawn.mock.lastCall![1][1].replace('--user-data-dir=', ''))).toBe(true);
  });

  test('has the size that the last one had', () => {
    const placement = { left: 30, right: 1430, top: 40, bottom: 840, maximized: false };
    expect(argsFor(placed(placement))).toContain('--window-size=1400,800');
    expect(argsFor(placed({ ...placement, maximized: true }))).toContain('--start-maximized');
  });

  test.each([undefined, '', '{}', placed({}), placed({ left: 1, right: 1, top: 2, bottom: 2 })])(
    'has the first size where the browser has noted %j',
    (preferences) => expect(argsFor(preferences)).toContain('--window-size=1360,860'),
  );
});
