/** Experiments in the view Lab: counted, looked at, taken away, and gone on with after the program has ended. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/host.ts';

test('an experiment is counted, a point leads to its puzzle, its table leaves, and it is there after a restart', async ({
  page,
  host,
}) => {
  await page.keyboard.press('o');
  await page.getByLabel('Most moves').fill('8');
  await page.getByLabel('Most moves').press('Enter');
  await expect(page.getByText('477 searches')).toBeVisible();
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText('Done')).toBeVisible({ timeout: 20_000 });
  const table = page.getByRole('table', { name: 'Means by distance' });
  await expect(table.getByRole('row', { name: /^4 16 65 12 12 / })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the experiment' }).click();
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('| 4 | 16 | 65 | 12 | 12 |');

  const chart = page.getByTestId('lab-chart');
  await chart.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('The hardest of d = 8')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('puzzle-title')).toHaveText(/^Puzzle \d+ of The textbook’s table$/);
  await expect(page.getByTestId('heuristic')).toHaveValue('manhattan');

  await host.kill('SIGKILL');
  const again = await host.restart();
  await again.getByRole('button', { name: 'Lab', exact: true }).click();
  await expect(again.getByRole('region', { name: 'Progress' }).getByText('477 of 477 searches')).toBeVisible();
});
