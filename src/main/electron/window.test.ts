import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notesOptions, windowOptions } from './window.ts';

const options = (over: { devTools?: boolean; dark?: boolean } = {}) =>
  windowOptions({ preload: '/out/preload/index.cjs', devTools: false, dark: false, ...over });

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
