/** The page in a window of its own: a browser of Chromium's family with a profile for this library alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installedBrowsers } from './installedBrowsers.mjs';

/** The size of the first window, in pixels. */
const FIRST_SIZE = '1360,860';

/** No prompts, no network, no background process after the window. */
const CALM = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-mode',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate',
  '--password-store=basic',
];

/**
 * Path of a browser that can show `--app=` windows; `undefined` for none. `SEARCHLIGHT_BROWSER` overrides it. None on
 * macOS: there every user can read the arguments of every program, and the owner of a connection is unknown.
 */
export function appBrowser(platform = process.platform, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (platform === 'darwin') return undefined;
  const named = env['SEARCHLIGHT_BROWSER'];
  const places = named ? [named] : installedBrowsers({ platform, env, home: homedir() });
  return places.find((path) => existsSync(path));
}

/**
 * The child process ends with its last window, or at once if a browser with this profile is running and opens the
 * window. Creates `profile`, the folder of the browser's own files, if it is missing.
 */
export function openAppWindow(browser: string, address: string, profile: string): ChildProcess {
  mkdirSync(profile, { recursive: true });
  const args = [`--app=${address}`, `--user-data-dir=${profile}`, '--class=searchlight', lastSize(profile), ...CALM];
  return spawn(browser, args, { stdio: 'ignore' });
}

/**
 * The switch for the size of the last window. The browser stores it under the parts of our address, but finds it only
 * for names without dots. If it stores it elsewhere, every window opens in the initial size.
 */
function lastSize(profile: string): string {
  try {
    const { browser } = JSON.parse(readFileSync(join(profile, 'Default', 'Preferences'), 'utf8'));
    const { left, right, top, bottom, maximized } = browser.app_window_placement['127']['0']['0']['1_/'];
    if (maximized === true) return '--start-maximized';
    const [width, height] = [right - left, bottom - top];
    return `--window-size=${width > 0 && height > 0 ? `${width},${height}` : FIRST_SIZE}`;
  } catch {
    return `--window-size=${FIRST_SIZE}`;
  }
}
