import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../disk/temporaryFolder.fixture.ts';
import { saveDialog } from './saveDialog.ts';

const showSaveDialog = vi.hoisted(() => vi.fn());
const showMessageBox = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ app: { getPath: () => '/documents' }, dialog: { showSaveDialog, showMessageBox } }));

const WINDOW = {} as BrowserWindow;

beforeEach(() => [showSaveDialog, showMessageBox].forEach((mock) => mock.mockReset()));

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
    properties: ['showOverwriteConfirmation', 'createDirectory'], // Linux asks only then
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

test.each([
  ['“foo” replaced “foo.searchlight” unasked; now the user is asked, and keeps it', 0, 'old'],
  ['a user who wants it has “foo.searchlight” replaced', 1, 'new'],
])('%s', async (_, response, content) => {
  const folder = temporaryFolder(onTestFinished);
  const path = join(folder, 'foo.searchlight');
  writeFileSync(path, 'old');
  showSaveDialog.mockResolvedValue({ canceled: false, filePath: join(folder, 'foo') });
  showMessageBox.mockResolvedValue({ response });
  const file = await saveDialog(() => WINDOW).create({ name: 'a', type: 'searchlight' });
  await file?.write(new TextEncoder().encode('new'));
  await file?.finish();
  expect(readFileSync(path, 'utf8')).toBe(content);
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(WINDOW, {
    type: 'question',
    message: '“foo.searchlight” exists already. Replace it?',
    buttons: ['Cancel', 'Replace'],
    defaultId: 0,
    cancelId: 0,
  });
});

test('a name that the dialog has asked about is not asked about again', async () => {
  const folder = temporaryFolder(onTestFinished);
  writeFileSync(join(folder, 'foo.JSON'), 'old');
  showSaveDialog.mockResolvedValue({ canceled: false, filePath: join(folder, 'foo.JSON') });
  await (await saveDialog(() => WINDOW).create({ name: 'a', type: 'searchlight' }))!.discard();
  expect(showMessageBox).not.toHaveBeenCalled();
});
