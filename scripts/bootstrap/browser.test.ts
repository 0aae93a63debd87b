import { describe, expect, test } from 'vitest';
import { browserCandidates, type Surroundings } from './browser.mjs';

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
});
