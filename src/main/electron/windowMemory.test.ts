import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { keepWindow, readWindow } from './windowMemory.ts';

const file = (): string => join(temporaryFolder(onTestFinished), 'window.json');

test('what was kept comes back', () => {
  const path = file();
  keepWindow(path, { zoomLevel: 1.5, isPresented: true });
  expect(readWindow(path)).toEqual({ zoomLevel: 1.5, isPresented: true });
});

test.each(['', 'null', '{"zoomLevel":"2"}', '{"zoomLevel":1e9}', '[]'])('%j is a new window', (content) => {
  const path = file();
  writeFileSync(path, content);
  expect(readWindow(path)).toEqual({ zoomLevel: 0, isPresented: false });
});
