import { describe, expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { browserCandidates, faultOfNamedBrowser, type Surroundings } from './browser.mjs';
import { inProject } from './project.mjs';

const CHROME_FOR_TESTING = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

const linux: Surroundings = {
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  home: '/home/ada',
  list: () => [],
};

describe('a browser is looked for', () => {
  test('only where SEARCHLIGHT_BROWSER says, if it says anything', () => {
    const env = { ...linux.env, SEARCHLIGHT_BROWSER: '/opt/my/chrome' };
    expect(browserCandidates({ ...linux, env })).toEqual(['/opt/my/chrome']);
  });

  test('on the path, on Linux', () => {
    const found = browserCandidates(linux);
    expect(found[0]).toBe('/usr/local/bin/chromium');
    expect(found).toContain('/usr/bin/google-chrome');
    expect(found).toContain('/usr/bin/microsoft-edge');
  });

  test('without a window for the tests, where Debian has installed it', () => {
    expect(browserCandidates(linux, false).slice(0, 3)).toEqual([
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium',
    ]);
    expect(browserCandidates(linux).join()).not.toContain('headless');
    expect(browserCandidates({ ...linux, platform: 'darwin' }, false).join()).not.toContain('headless');
  });

  test('among the applications of the machine and of the user, on macOS', () => {
    const found = browserCandidates({ ...linux, platform: 'darwin', home: '/Users/ada' });
    expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(found).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  test('in the program folders that exist, on Windows', () => {
    const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' };
    expect(browserCandidates({ ...linux, platform: 'win32', env })).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Users\\ada\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });

  test("last among Playwright's downloads, but not in its shells without a window", () => {
    const list = (folder: string) =>
      folder === '/home/ada/.cache/ms-playwright'
        ? ['chromium-1234', 'chromium_headless_shell-1234', 'ffmpeg-1011']
        : [];
    const found = browserCandidates({ ...linux, list });
    expect(found).toContain('/home/ada/.cache/ms-playwright/chromium-1234/chrome-linux64/chrome');
    expect(found.join()).not.toContain('headless_shell');
  });

  // Folders and names as in the table EXECUTABLE_PATHS of playwright-core 1.65.
  test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string, string]>([
    ['linux', {}, '/home/ada/.cache/ms-playwright', 'chrome-linux64/chrome'],
    ['linux', { XDG_CACHE_HOME: '/cache' }, '/cache/ms-playwright', 'chrome-linux-arm64/chrome'],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/ms-playwright', 'chrome-win64/chrome.exe'],
    ['win32', {}, '/home/ada/AppData/Local/ms-playwright', 'chrome-win64/chrome.exe'],
    ['darwin', {}, '/home/ada/Library/Caches/ms-playwright', `chrome-mac-arm64/${CHROME_FOR_TESTING}`],
    ['darwin', {}, '/home/ada/Library/Caches/ms-playwright', `chrome-mac-x64/${CHROME_FOR_TESTING}`],
    ['darwin', { PLAYWRIGHT_BROWSERS_PATH: '/b' }, '/b', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
  ])("where Playwright's own download puts it on %s, %j", (platform, env, folder, executable) => {
    const list = (name: string) => (name === folder ? ['chromium-1234'] : []);
    expect(browserCandidates({ ...linux, platform, env, list })).toContain(`${folder}/chromium-1234/${executable}`);
  });
});

describe('a SEARCHLIGHT_BROWSER that names no file', () => {
  test('is a fault whose sentence has its path', () => {
    expect(faultOfNamedBrowser({ SEARCHLIGHT_BROWSER: '/wrong' })).toMatch(
      /^SEARCHLIGHT_BROWSER names "\/wrong", .*\.$/,
    );
    expect(faultOfNamedBrowser({ SEARCHLIGHT_BROWSER: inProject('src') })).toMatch(/which is not a file/);
  });

  test('is no fault where it names a file, or nothing', () => {
    expect(faultOfNamedBrowser({ SEARCHLIGHT_BROWSER: process.execPath })).toBeUndefined();
    expect(faultOfNamedBrowser({ SEARCHLIGHT_BROWSER: '' })).toBeUndefined();
    expect(faultOfNamedBrowser({})).toBeUndefined();
  });

  test('made npm test install Chromium, and ends it at once now', () => {
    const env = { ...process.env, SEARCHLIGHT_BROWSER: '/wrong' };
    const args = [inProject('scripts', 'test.mjs'), 'e2e'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${faultOfNamedBrowser(env)}\n` });
  });
});
