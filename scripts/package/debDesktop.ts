/**
 * The Debian package as used without a terminal: its menu entry opens a file on a screen of Xvfb, as an
 * ordinary user; the file is imported in the window that came, and the program ends with that window.
 */
import { chromium, expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installedBrowsers } from '../../src/main/web/installedBrowsers.mjs';
import { libraryFile, requireThat, until } from './drive.ts';

const XVFB = '/usr/bin/Xvfb';
/** How long the program may take to show its window. */
const START_MS = 60_000;
/** A display number that is free here. */
const DISPLAY = ':97';

/** A browser that can show a window, where one is installed and there is a screen for it. */
export function windowBrowser(): string | undefined {
  if (process.platform !== 'linux' || !existsSync(XVFB)) return undefined;
  return installedBrowsers({ platform: process.platform, env: process.env, home: '' }).find((path) => existsSync(path));
}

/** Opens a file by the menu entry of the package that is installed in `root`. `user`: who starts it. */
export async function openByMenuEntry(root: string, browser: string, user: number): Promise<string> {
  const home = join(root, 'home', 'reader');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'Monday.searchlight');
  writeFileSync(file, libraryFile('Monday'));
  for (const path of [home, file]) chownSync(path, user, user);
  const screen = spawn(XVFB, [DISPLAY, '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  try {
    await driven(start(root, home, file, browser, user), home);
    return 'its menu entry opened a file in a window on Xvfb, as an ordinary user; it was imported, and the program ended with its window';
  } finally {
    screen.kill();
  }
}

/** Runs what the entry names, as a desktop does: no terminal, `%f` is the file. */
function start(root: string, home: string, file: string, browser: string, user: number): ChildProcess {
  const entry = readFileSync(join(root, 'usr/share/applications/searchlight.desktop'), 'utf8');
  const [, line] = /^Exec=(.*)$/m.exec(entry)!;
  const [command, ...args] = line!.split(' ').map((word) => (word === '%f' ? file : word));
  const env = {
    // Whatever else lies in that root is made for another system than this one.
    PATH: `/usr/bin:/bin:${join(root, 'usr/bin')}`,
    HOME: home,
    DISPLAY,
    XDG_RUNTIME_DIR: home,
    SEARCHLIGHT_BROWSER: drivenBrowser(home, browser),
  };
  // The command is looked for in the PATH of that user, which only env does.
  return spawn('/usr/bin/env', [command!, ...args], { cwd: home, env, stdio: 'ignore', uid: user, gid: user });
}

/** The browser, which also listens to whoever drives it. A container has no user namespaces for its sandbox. */
function drivenBrowser(home: string, browser: string): string {
  const path = join(home, 'browser');
  writeFileSync(path, `#!/bin/sh\nexec "${browser}" --remote-debugging-port=0 --no-sandbox --disable-gpu "$@"\n`);
  chmodSync(path, 0o755);
  return path;
}

async function driven(program: ChildProcess, home: string): Promise<void> {
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve));
  const address = `http://127.0.0.1:${await portIn(home)}`;
  const browser = await chromium.connectOverCDP(address, { timeout: START_MS });
  const [page] = browser.contexts()[0]!.pages();
  await page!
    .getByRole('dialog', { name: /Monday/ })
    .getByRole('button', { name: 'Import', exact: true })
    .click();
  await expect(page!.getByText(/^Imported 1 puzzle/)).toBeVisible();
  await page!.close();
  const status = await Promise.race([ended, setTimeout(START_MS, 'late' as const)]);
  if (status !== 0) program.kill('SIGKILL');
  requireThat(status === 0, `The program did not end with its window (${status})`);
}

/** The port at which the browser listens: it notes it in its profile. */
function portIn(home: string): Promise<string> {
  const look = (): string | undefined => {
    const [note] = globSync('.cache/Searchlight/*/window/DevToolsActivePort', { cwd: home });
    return note && (readFileSync(join(home, note), 'utf8').split('\n')[0] || undefined);
  };
  return until(look, START_MS, () => 'The menu entry has shown no window');
}
