/** The 6-6-3 pattern database: built while the class can see how far it is, kept, and searched with. */
import { expect, test } from './fixtures/host.ts';
import { choose, expectStep, typePuzzle } from './fixtures/screen.ts';

const START = '1 2 3 4/5 6 7 8/9 10 _ 11/13 14 15 12';
const GOAL = '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 _';

test('a 15-puzzle is searched by pattern databases, which the next start finds on the disk', async ({ page, host }) => {
  test.setTimeout(240_000); // the tables take seconds, and longer on a busy machine
  await expectStep(page, 0);
  await typePuzzle(page, START, GOAL);
  await choose(page, 'heuristic', 'Pattern database');
  await expect(page.getByRole('progressbar', { name: 'Pattern database' })).toBeVisible();
  await expect(page.getByTestId('h')).toHaveText('h = 2', { timeout: 180_000 });
  await page.keyboard.press('End');
  await expect(page.getByTestId('sentence')).toContainText('is the goal: the solution has 2 moves.');

  const again = await host.restart();
  await typePuzzle(again, START, GOAL);
  await expect(again.getByTestId('h')).toHaveText('h = 2', { timeout: 10_000 });
});

test('who does not want to wait for pattern databases goes on with another heuristic', async ({ page }) => {
  await expectStep(page, 0);
  await typePuzzle(page, START, GOAL);
  await choose(page, 'heuristic', 'Pattern database');
  await page.getByRole('button', { name: 'Cancel, and search with linear conflict' }).click();
  await expect(page.getByTestId('h')).toHaveText('h = 2');
  await expect(page.getByTestId('heuristic')).toHaveValue('linear-conflict');
});
