import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../store/temporaryFolder.fixture.ts';
import { saveDialog } from './saveDialog.ts';

const showSaveDialog = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ app: { getPath: () => '/documents' }, dialog: { showSaveDialog } }));

const WINDOW = {} as BrowserWindow;

beforeEach(() => void showSaveDialog.mockReset());

test('a file goes where the user says, with the end that its type has', async () => {
  const folder = temporaryFolder(onTestFinished);
  showSaveDialog.mockResolvedValue({ canceled: false, filePath: join(folder, 'mine') });
  const file = await saveDialog(() => WINDOW).create({ name: 'A/B', type: 'csv' });
  await file!.write(new TextEncoder().encode('x'));
  expect(await file!.finish()).toEqual({ name: 'mine.csv', bytes: 1, url: null });
  expect(readFileSync(join(folder, 'mine.csv'), 'utf8')).toBe('x');
  expect(showSaveDialog).toHaveBeenCalledExactlyOnceWith(WINDOW, {
    defaultPath: join('/documents', 'A B.csv'),
    filters: [{ name: 'Table (CSV)', extensions: ['csv'] }],
  });
});

test('a user who cancels gets no file', async () => {
  showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' });
  expect(await saveDialog(() => WINDOW).create({ name: 'a', type: 'png' })).toBeNull();
});

test('a file that is given up leaves nothing', async () => {
  const folder = temporaryFolder(onTestFinished);
  showSaveDialog.mockResolvedValue({ canceled: false, filePath: join(folder, 'a.gif') });
  const file = await saveDialog(() => WINDOW).create({ name: 'a', type: 'gif' });
  await file!.write(new Uint8Array(10));
  await file!.discard();
  expect(readdirSync(folder)).toEqual([]);
});
