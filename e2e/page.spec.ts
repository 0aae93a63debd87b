/** The page without a host: served by a plain server under a path of its own, or opened from the disk as one file. */
import type { Page } from '@playwright/test';
import { copyFile, readFile, stat } from 'node:fs/promises';
import { inProject } from '../scripts/bootstrap/project.mjs';
import { expect, test } from './fixtures/host.ts';
import { expectStep, leaveFirstPage } from './fixtures/screen.ts';

const MOST_BYTES = 2_500_000;
const FILE = inProject('dist', 'searchlight.html');

const isReady = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('parts-loaded').length > 0);

async function addSet(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByRole('textbox', { name: 'Title of the set' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').filter({ hasText: title })).toBeVisible();
}

/** Exports what is chosen in the library; returns where the file lies. */
async function exported(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Export…' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return (await download).path();
}

test('a site keeps its library, has it in one tab, and is there without its server', async ({
  page,
  host,
  context,
}) => {
  await addSet(page, 'Kept here');
  await expect(page.getByText('This browser keeps the library, without backups')).toBeVisible();

  const second = await context.newPage();
  await second.goto(host.url);
  await expect(second.getByRole('alert')).toContainText('Searchlight is open in another tab of this browser.');
  await second.close();

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await isReady(page);
  await expect(page.getByRole('option').filter({ hasText: 'Kept here' })).toBeVisible();
  await context.setOffline(false);

  await test.step('a library that was overwritten was lost without a word: it is kept aside, and read', async () => {
    await page.goto(`${host.url}icon.svg`);
    await page.evaluate(overwriteHeaders);
    await page.goto(host.url);
    await expect(page.getByRole('dialog')).toContainText('The library in this browser was damaged');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option').filter({ hasText: 'Kept here' })).toBeVisible();
  });
});

/** In the page: takes their names from the files of SQLite's pool. */
async function overwriteHeaders(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const pool = await (await root.getDirectoryHandle('searchlight-library')).getDirectoryHandle('.opaque');
  for await (const handle of pool.values()) {
    const writable = await (handle as FileSystemFileHandle).createWritable({ keepExistingData: true });
    await writable.write(new Uint8Array(1000).fill(7));
    await writable.close();
  }
}

test('one file opens from the disk, searches, asks no network, and gives the library out, as a page too', async ({
  context,
}, testInfo) => {
  expect((await stat(FILE)).size).toBeLessThan(MOST_BYTES);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`file://${FILE}`);
  await expect(page.getByText('This page was opened as a file, so it keeps nothing')).toBeVisible();
  await leaveFirstPage(page);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await addSet(page, 'Mine');
  const saved = await exported(page, /^Export \d/);
  const { sets } = JSON.parse(await readFile(saved, 'utf8')) as { sets: { title: string }[] };
  expect(sets.map(({ title }) => title)).toContain('Mine');

  await page.getByRole('option').filter({ hasText: 'First steps' }).click();
  const homework = testInfo.outputPath('homework.html');
  await copyFile(await exported(page, 'Export as a page'), homework);
  await page.goto(`file://${homework}`);
  await isReady(page);
  await expect(page.getByTestId('puzzle-title')).toHaveText('One move');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('option').filter({ hasText: 'Worked cases' })).toHaveCount(0);

  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe('from the program', () => {
  test.use({ hostKind: 'web' });

  test('a lesson leaves as a page, is done without a network, and its answers come back under a name', async ({
    page,
    context,
  }, testInfo) => {
    await page.keyboard.press('u');
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: 'A* by hand' }).click();
    const leaves = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the lesson as a page' }).click();
    const homework = testInfo.outputPath('homework.html');
    await copyFile(await (await leaves).path(), homework);

    const alone = await context.newPage();
    const asked: string[] = [];
    alone.on('request', (request) => asked.push(request.url()));
    await alone.goto(`file://${homework}`);
    await expect(alone).toHaveTitle('A* by hand – Searchlight');
    await expect(alone.getByTestId('lesson-place')).toHaveText(/^Stop 1 of /);
    await expect(alone.getByTestId('question')).toBeVisible();
    await alone.keyboard.press('PageDown');
    await expect(alone.getByText('Choose an answer first')).toBeVisible();
    await alone.keyboard.press('b');
    await alone.keyboard.press('a');
    await expect(alone.getByRole('button', { name: 'Answer A' })).toHaveAttribute('aria-pressed', 'true');
    await alone.keyboard.press('PageDown');
    await expect(alone.getByTestId('tally')).toContainText('is right.');
    await alone.getByRole('button', { name: 'Save your answers (1)…' }).click();
    await alone.getByLabel('Your name').fill('Ada');
    const answers = alone.waitForEvent('download');
    await alone.keyboard.press('Enter');
    const file = await answers;
    expect(file.suggestedFilename()).toBe('Ada, A by hand.searchlight');
    expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);

    await page.getByLabel('File with lessons to import').setInputFiles(await file.path());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Answers in the file' })).toHaveText(
      /^Ada 1 answer to “A\* by hand”, [01] right\. It asks \d+\.$/,
    );
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Questions', exact: true }).click();
    await expect(page.getByRole('table').getByText('Ada')).toBeVisible();
    await alone.close();
  });
});
