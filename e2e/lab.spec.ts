/** Experiments in the view Lab: counted, looked at, taken away, and gone on with after the program has ended. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { collectMoments, collectStretched } from './fixtures/screen.ts';
import { watch } from './fixtures/watch.ts';

test('an experiment is planned, sketched and counted, a point leads to its puzzle, its table leaves, and it is there after a restart', async ({
  page,
  host,
}) => {
  const buttons = await collectMoments(page, '[aria-label="Duplicate the experiment"]');
  await page.keyboard.press('o');
  await page.getByLabel('Most moves').fill('300');
  await page.getByLabel('Most moves').press('Enter');
  await expect(page.getByText(/^Type a whole number from 0 to/)).toBeVisible();
  await expect(page.getByLabel('Most moves'), 'what is refused does not stay').not.toHaveValue('300');
  await page.getByLabel('Most moves').fill('8');
  const lefts = (await buttons()).map(({ left }) => left);
  expect(new Set(lefts).size, 'the buttons of the view have their places at once').toBe(1);
  await page.getByLabel('Most moves').press('Enter');
  await expect(page.getByText('477 searches')).toBeVisible();
  const theClass = (page: Page): Locator => page.getByRole('list', { name: 'Searches' }).getByText('the class');
  await test.step('a plan that nobody has saved and a sketch are there again after a reload', async () => {
    await page.getByRole('button', { name: 'Sketch the curve first' }).click();
    await page.getByTestId('lab-chart').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    const told = page.getByText(/^d = 4: [1-9]/);
    await expect(told).toBeAttached();
    const sketched = (await told.textContent())!;
    await page.reload();
    await expect(page.getByText('477 searches')).toBeVisible();
    await expect(theClass(page)).toBeVisible();
    await page.getByTestId('lab-chart').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(sketched)).toBeAttached();
    await page.getByRole('button', { name: 'Reveal the results' }).click();
  });
  const stretched = await collectStretched(page);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText('Done')).toBeVisible();
  expect(await stretched(), 'the chart makes room for the table, and is never stretched').toEqual([]);
  const table = page.getByRole('table', { name: 'Means by distance' });
  await expect(table.getByRole('row', { name: /^4 16 65 12 12 / })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the experiment' }).click();
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('| 4 | 16 | 65 | 12 | 12 |');

  await test.step('a column of the book is removed and comes back, and keeps nothing that it refuses', async () => {
    await page.getByRole('button', { name: 'Figures from a book' }).click();
    const figure = table.getByLabel(/, d = 4$/);
    await figure.fill('12');
    await figure.press('Enter');
    await figure.fill('twelve');
    await figure.press('Enter');
    await expect(page.getByText('“twelve” is not a number.')).toBeVisible();
    await expect(figure).toHaveValue('12');
    await table.getByRole('button', { name: /^Remove the column/ }).click();
    await expect(figure).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(figure).toHaveValue('12');
    await table.getByRole('button', { name: /^Remove the column/ }).click();
  });

  await test.step('the question says what is shown', async () => {
    await page.getByRole('button', { name: 'How much does a heuristic save?' }).press('Enter');
    const meaning = page.getByText('What a heuristic saves, and how much more a better one does.');
    await expect(meaning.filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(meaning.filter({ visible: true })).toHaveCount(0);
  });
  const chart = page.getByTestId('lab-chart');
  await chart.focus();
  await page.keyboard.press('End');
  const card = page.getByRole('region', { name: 'The chosen puzzle' });
  await test.step('the card of a point closes by Escape and by its button, and the chart has the keys', async () => {
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(chart).toBeFocused();
    await page.keyboard.press('End');
    await card.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(card).toHaveCount(0);
    await expect(chart).toBeFocused();
    await page.keyboard.press('End');
  });
  await test.step('the chart, its answer, and the table are in one view', async () => {
    await expect(page.getByTestId('lab-answer')).toHaveText(
      /^Generated, mean at d = 8: \d\d with A\*\sManhattan, \d{3} with BFS \(\d+ times\)\.$/,
    );
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(chart).toBeInViewport({ ratio: 1 });
      await expect(table.getByRole('row').last()).toBeInViewport({ ratio: 1 });
    }
  });
  await expect(page.getByText('The hardest puzzle at d = 8')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('puzzle-title')).toHaveText(/^Puzzle \d+ of The textbook’s table$/);
  await expect(page.getByTestId('heuristic')).toHaveValue('manhattan');

  await host.kill('SIGKILL');
  const again = await host.restart();
  const shown = await collectMoments(again, '[data-testid="lab-chart"]');
  const { exceptions } = watch(again);
  const pressed = await again.evaluateHandle(() => {
    const charts: Element[] = [];
    const press = (): void => {
      const chart = document.querySelector('[data-testid="lab-chart"]:not(:has(canvas))');
      if (!chart || charts.length > 0) return;
      charts.push(chart);
      chart.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    };
    new MutationObserver(press).observe(document.body, { subtree: true, childList: true });
    return charts;
  });
  await again.getByRole('button', { name: 'Lab', exact: true }).click();
  await expect(again.getByRole('region', { name: 'Progress' }).getByText('477 of 477 searches')).toBeVisible();
  await expect(theClass(again)).toBeVisible();
  await expect(again.getByRole('table', { name: 'Means by distance' })).toBeVisible();
  const said = (await shown()).flatMap(({ said, name }) => [said, name]);
  expect(said.length).toBeGreaterThan(0);
  expect(said.join(), 'results that have not come are not said to be none').not.toMatch(/no results yet/i);
  expect(await pressed.evaluate(({ length }) => length)).toBe(1);
  expect(exceptions, 'a press on a chart whose results have not come finds nothing').toEqual([]);
});

test('where tiles weigh, solutions have a cost beside their moves, and none where every move costs 1 again', async ({
  page,
}) => {
  await page.keyboard.press('o');
  await page.getByLabel('Most moves').fill('8');
  await page.getByLabel('Most moves').press('Enter');
  await page.getByLabel('A move costs').selectOption('The tile’s number');
  await page.getByLabel('Measure').selectOption('Solution cost');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Progress' }).getByText('Done')).toBeVisible();
  const table = page.getByRole('table', { name: 'Means by distance' });
  await expect(table.getByRole('columnheader', { name: 'Solution cost, mean' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^4 16 2\d 2\d 2\d / })).toBeVisible();
  await page.getByRole('button', { name: 'h against h*' }).click();
  await expect(page.getByTestId('lab-chart')).toHaveAccessibleName(/against cost of a cheapest solution: 3\d\d dots/);
  await page.getByLabel('A move costs').selectOption('1');
  await expect(page.getByLabel('Measure')).toHaveCount(0);
});

test('another search opens its options, upwards near the lower edge, and Escape leads back to its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('o');
  const panel = page.getByRole('complementary', { name: 'The experiment' });
  const add = panel.getByRole('button', { name: 'Search', exact: true });
  await add.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await add.click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Options of/ }) });
  const button = row.nth(3).getByRole('button', { name: /^Options of/ });
  const algorithm = row.nth(3).getByLabel('Algorithm');
  await expect(algorithm).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });

  const popup = (await page.locator(':popover-open').boundingBox())!;
  const from = (await button.boundingBox())!;
  expect(popup.y).toBeGreaterThanOrEqual(0);
  expect(popup.y + popup.height).toBeLessThanOrEqual(from.y);
  expect(popup.x).toBeGreaterThanOrEqual(0);
  expect(popup.x + popup.width).toBeLessThanOrEqual(1280);

  await page.keyboard.press('Escape');
  await expect(algorithm).toBeHidden();
  await expect(button).toBeFocused();
});
