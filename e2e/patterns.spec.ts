/** The 6-6-3 pattern database: built while the class can see how far it is, kept, and searched with. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures/host.ts';
import { choose, expectStep, typePuzzle } from './fixtures/screen.ts';

const START = '1 2 3 4/5 6 7 8/9 10 _ 11/13 14 15 12';
const GOAL = '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 _';

/** The files of databases on the disk, which get other inodes when they are built again. */
function filesIn(dataFolder: string): [name: string, inode: number][] {
  const folder = join(dataFolder, 'tables');
  return readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino]);
}

test('a 15-puzzle is searched by pattern databases, which the next start finds on the disk', async ({
  page,
  host,
  hostKind,
}) => {
  await expectStep(page, 0);
  await typePuzzle(page, START, GOAL);
  await choose(page, 'heuristic', 'Pattern database');
  await expect(page.getByRole('progressbar', { name: 'Pattern database' })).toBeVisible();
  await expect(page.getByTestId('h')).toHaveText('h = 2', { timeout: 180_000 }); // the tables take seconds, and minutes on a busy machine
  await page.keyboard.press('End');
  await expect(page.getByTestId('sentence')).toContainText('is the goal: the solution has 2 moves.');

  const files = hostKind === 'page' ? [] : filesIn(host.dataFolder);
  if (hostKind !== 'page') expect(files.length).toBeGreaterThan(0);
  const again = await host.restart();
  await typePuzzle(again, START, GOAL);
  await expect(again.getByTestId('h')).toHaveText('h = 2');
  if (hostKind !== 'page') expect(filesIn(host.dataFolder)).toEqual(files);
});

test('without waiting for pattern databases, the user can go on with another heuristic', async ({ page }) => {
  await expectStep(page, 0);
  await typePuzzle(page, START, GOAL);
  await choose(page, 'heuristic', 'Pattern database');
  await page.getByRole('button', { name: 'Cancel, and search with linear conflict' }).click();
  await expect(page.getByTestId('h')).toHaveText('h = 2');
  await expect(page.getByTestId('heuristic')).toHaveValue('linear-conflict');
});
