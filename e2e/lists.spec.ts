/** The frontier and the explored nodes beside the tree: in their order, a page at a time, as the container that they are. */
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { naiveSteps, ORDERS } from './fixtures/naiveSearch.ts';
import { choose, expectStep } from './fixtures/screen.ts';

const CASE_1 = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Frontier and explored' });

/** The boards of the page that is shown. */
function boards(page: Page): Promise<string[]> {
  return panel(page)
    .locator('[data-cells]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.cells!));
}

/** The boards of all pages, from the first one on. */
async function allBoards(page: Page): Promise<string[]> {
  await panel(page).hover(); // its pages are turned where one points
  const next = panel(page).getByRole('button', { name: 'Next page' });
  const all = await boards(page);
  while (await next.isEnabled()) {
    await next.click();
    await expect(page.getByTestId('places')).toContainText(new RegExp(`\\b${all.length + 1}\\b`));
    all.push(...(await boards(page)));
  }
  return all;
}

test('the frontier and the explored nodes are listed as a naive search has them, in their containers', async ({
  page,
}) => {
  await test.step('the explored nodes are listed, the newest first, and one that is chosen is on the board', async () => {
    await expectStep(page, 0);
    await panel(page).getByRole('button', { name: 'Explored' }).click();
    await expect(page.getByTestId('places')).toHaveText('empty');
    const steps = naiveSteps(CASE_1, ORDERS.astar);
    for (let step = 1; step <= 4; step++) await page.keyboard.press('ArrowRight');
    await expectStep(page, 4);
    const explored = steps.slice(1, 5).map(({ board }) => board);
    await expect.poll(() => boards(page)).toEqual(explored.toReversed());
    await panel(page).locator('[data-cells]').last().click();
    await expect(page.locator('.state [data-cells]').first()).toHaveAttribute('data-cells', explored[0]);
    await page.keyboard.press('End');
    await expectStep(page, 9);
    await expect(page.getByTestId('places')).toHaveText('1–5 of 8'); // the goal ends the search before it is explored
  });
  await panel(page).getByRole('button', { name: 'Frontier', exact: true }).click();
  await test.step('the pages of a queue hold the frontier of a naive search, and its ends are a click away', async () => {
    await page.keyboard.press('1');
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
    const steps = naiveSteps(CASE_1, ORDERS.bfs);
    await page.getByRole('slider', { name: 'Step' }).fill('20');
    await expectStep(page, 20);
    const { frontier } = steps[20];
    expect(frontier.length).toBeGreaterThan(10);
    expect(await allBoards(page)).toEqual(frontier);
    await panel(page).getByRole('button', { name: '← out' }).click();
    const { length: room } = await boards(page);
    expect([5, 10]).toContain(room); // one row of five, or two where there is room
    await expect.poll(() => boards(page)).toEqual(frontier.slice(0, room));
    await panel(page).getByRole('button', { name: 'in ←' }).click();
    await expect.poll(async () => (await boards(page)).at(-1)).toBe(frontier.at(-1));
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 21);
    await expect(page.getByTestId('places')).toContainText(`of ${steps[21].frontier.length}`);
  });
  await test.step('the frontier is drawn as the container that it is', async () => {
    for (const [algorithm, shape] of [
      ['Breadth-first search', 'open'],
      ['Depth-first search', 'closed'],
      ['Uniform-cost search', 'bins'],
    ]) {
      await choose(page, 'algorithm', algorithm);
      await expectStep(page, 0); // of the new search: the one before was not at its start
      await expect(panel(page).locator(`ol.${shape}`)).toBeVisible();
      await page.getByRole('button', { name: 'Step forward' }).click();
      await expectStep(page, 1);
      await expect.poll(async () => (await boards(page)).length).toBe(2);
    }
  });
});
