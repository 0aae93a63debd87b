/** What only a window of its own has: the menu bar, and files that are opened with the program. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures/host.ts';

const LIBRARY = {
  format: 'searchlight-library',
  version: 1,
  sets: [{ title: 'Tuesday', puzzles: [{ title: 'A', rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] }] }],
};

test('the menu bar and a second start reach the page: what it is about, a file, and the same file again', async ({
  page,
  host,
}) => {
  test.skip(host.shell === undefined, 'only the stand-in of Electron can be told what was clicked');
  const shell = host.shell!;
  shell.say({ click: 'help.about' });
  const about = page.getByRole('dialog', { name: 'About Searchlight' });
  await expect(about.getByRole('region', { name: /licences/ })).toContainText('svelte');
  await page.keyboard.press('Escape');

  const file = join(host.dataFolder, 'Tuesday.searchlight');
  writeFileSync(file, JSON.stringify(LIBRARY));
  shell.say({ start: { file } });
  const preview = page.getByRole('dialog', { name: /Tuesday\.searchlight/ });
  await preview.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/^Imported 1 puzzle/)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Tuesday.searchlight again');
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();
});
