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
});

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
