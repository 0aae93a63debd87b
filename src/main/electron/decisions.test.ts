import { describe, expect, test } from 'vitest';
import {
  afterCrash,
  CRASHES_APART_MS,
  howToStart,
  isLoadable,
  isOwnAddress,
  isPermitted,
  isTrustedSender,
  outsideArchive,
  PAGE_URL,
  screenOfClass,
  within,
} from './decisions.ts';

const STRANGE_URLS = [
  '',
  'about:blank',
  'app:',
  'app://',
  'app:bundle/',
  'app://bundle.evil.example/',
  'app://evil.example/bundle/',
  'app://evil/#app://bundle/',
  'app://bundle:80/',
  'apps://bundle/',
  'https://bundle/',
  'file:///app://bundle/',
  'javascript:alert(1)',
  'not a url',
];

describe('the origin of the page', () => {
  test('is ours by scheme and host', () => {
    for (const url of [PAGE_URL, 'app://bundle/assets/index.js', 'app://bundle', 'app://bundle/?x#y']) {
      expect(isOwnAddress(url), url).toBe(true);
    }
  });

  test.each(STRANGE_URLS)('is not %j', (url) => expect(isOwnAddress(url)).toBe(false));
});

describe('a message', () => {
  const main = { frameTreeNodeId: 4, url: PAGE_URL };

  test('is heard from the main frame of our window while it shows our page', () => {
    expect(isTrustedSender({ ...main }, main)).toBe(true);
  });

  test('is not heard from a frame that is gone, from a sub-frame, or from another page', () => {
    expect(isTrustedSender(null, main)).toBe(false);
    expect(isTrustedSender({ frameTreeNodeId: 5, url: PAGE_URL }, main)).toBe(false);
    for (const url of STRANGE_URLS) expect(isTrustedSender({ ...main, url }, main), url).toBe(false);
  });
});

describe('a permission', () => {
  test('is granted for full screen and for copying, to the page itself', () => {
    expect(isPermitted('fullscreen', PAGE_URL, true)).toBe(true);
    expect(isPermitted('clipboard-sanitized-write', 'app://bundle', true)).toBe(true);
  });

  test('is denied to others, and for anything else', () => {
    expect(isPermitted('fullscreen', PAGE_URL, false)).toBe(false);
    expect(isPermitted('fullscreen', 'https://evil.example/', true)).toBe(false);
    const others = [
      'media',
      'geolocation',
      'clipboard-read',
      'notifications',
      'openExternal',
      'hid',
      'usb',
      'fileSystem',
    ];
    for (const permission of others) expect(isPermitted(permission, PAGE_URL, true), permission).toBe(false);
  });
});

describe('a request', () => {
  test('goes to our files and to what the page has made itself', () => {
    const local = ['app://bundle/assets/a.js', 'blob:app://bundle/5-6', 'data:image/png;base64,AA=='];
    for (const url of local) expect(isLoadable(url, false), url).toBe(true);
  });

  test('goes nowhere else', () => {
    const away = [
      'https://example.com/',
      'http://127.0.0.1/',
      'ws://127.0.0.1/',
      'wss://x/',
      'file:///etc/passwd',
      'ftp://x/',
      '',
    ];
    for (const url of away) expect(isLoadable(url, true), url).toBe(false);
  });

  test('goes to the developer tools where there are any', () => {
    expect(isLoadable('devtools://devtools/bundled/x.html', true)).toBe(true);
    expect(isLoadable('devtools://devtools/bundled/x.html', false)).toBe(false);
  });
});

test('the second crash of a week ended the program; now a page comes back unless it has crashed a moment ago', () => {
  expect(afterCrash('crashed', null)).toBe('reload');
  expect(afterCrash('oom', CRASHES_APART_MS)).toBe('reload');
  expect(afterCrash('oom', CRASHES_APART_MS - 1)).toBe('give up');
  expect(afterCrash('clean-exit', 0)).toBe('nothing');
});

describe('the screen of the class', () => {
  test('is another one than the teacher’s, where there is one', () => {
    const [laptop, projector] = [{ id: 1 }, { id: 2 }];
    expect(screenOfClass([laptop, projector], laptop)).toBe(projector);
    expect(screenOfClass([laptop, projector], projector)).toBe(laptop);
    expect(screenOfClass([laptop], laptop)).toBeNull();
  });

  const area = { x: 1920, y: 0, width: 1280, height: 720 };
  test.each([
    ['from the screen on the left', { x: 100, y: 50, width: 1000, height: 600 }, { x: 1920, y: 50 }],
    ['from below', { x: 2000, y: 900, width: 1000, height: 600 }, { x: 2000, y: 120 }],
    ['larger than the screen', { x: 0, y: 0, width: 1600, height: 900 }, { x: 1920, y: 0, width: 1280, height: 720 }],
    ['where it is there already', { x: 1950, y: 20, width: 1000, height: 600 }, {}],
  ])('has all of a window that comes %s', (_, bounds, moved) => {
    expect(within(bounds, area)).toEqual({ ...bounds, ...moved });
  });
});

describe('a start', () => {
  test.each([
    ['the only one', true, null, 'go on'],
    ['the second one, whose first has the library open', false, 'store-in-use', 'leave'],
    ['one with a lock that a crash has left: it ended without a word', false, null, 'go on beside'],
    ['the only one, while the web host has the library open', true, 'store-in-use', 'complain'],
    ['one whose library is another program’s', false, 'store-foreign', 'complain'],
  ] as const)('as %s', (_, isOnly, code, start) => expect(howToStart(isOnly, code)).toBe(start));
});

test.each([
  ['file:///opt/Searchlight/resources/app.asar/out/main/solver.js', 'app.asar.unpacked/out/main/solver.js'],
  ['file:///home/me/searchlight/out/main/solver.js', 'searchlight/out/main/solver.js'],
])('threads load %s from …/%s', (built, file) => {
  expect(outsideArchive(new URL(built)).pathname.endsWith(`/${file}`)).toBe(true);
});
