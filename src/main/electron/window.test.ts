import type { Size } from 'electron';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notesOptions, windowOptions } from './window.ts';

const options = (over: { devTools?: boolean; dark?: boolean; room?: Size } = {}) =>
  windowOptions({
    preload: '/out/preload/index.cjs',
    devTools: false,
    dark: false,
    room: { width: 1920, height: 1040 },
    ...over,
  });

test('the window keeps the page in its sandbox', () => {
  expect(options().webPreferences).toEqual({
    preload: '/out/preload/index.cjs',
    devTools: false,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  });
  expect(options({ devTools: true }).webPreferences!.devTools).toBe(true);
});

test('the window of the notes is locked in the same way, and has no preload', () => {
  const { preload, ...locked } = options().webPreferences!;
  expect(preload).toBeDefined();
  expect(notesOptions({ devTools: false, dark: false }).webPreferences).toEqual(locked);
});

test('the window opens in the colour of the page, so that nothing flashes', () => {
  const tokens = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8');
  const pages = [...tokens.matchAll(/--page: (#\w+);/g)].map(([, colour]) => colour);
  expect(pages.slice(0, 2)).toEqual([options().backgroundColor, options({ dark: true }).backgroundColor]);
});

test.each([
  [1920, 1040, 1360, 860],
  [1366, 728, 1360, 728],
  [1000, 600, 1000, 600],
])('the first window was larger than a screen with room for %i × %i; there it has %i × %i', (...sizes) => {
  const [roomWidth, roomHeight, width, height] = sizes;
  const first = options({ room: { width: roomWidth, height: roomHeight } });
  expect(first).toMatchObject({ width, height });
  expect(first.minWidth).toBeLessThanOrEqual(width);
  expect(first.minHeight).toBeLessThanOrEqual(height);
});
