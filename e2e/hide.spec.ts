/** Hide later steps: a class can think before it sees. */
import { expect, test } from './fixtures/host.ts';
import { choose, expectStep, openRuns } from './fixtures/screen.ts';

/** What nobody may read before the end of breadth-first search on Case 1, which expands 191 states for a path of 8 moves. */
const TELLS_THE_END = /191|8 moves|shortest solution \d/;

test('later steps of a run and of a comparison are hidden', async ({ page }) => {
  await test.step('the timeline, the numbers and the lengths end at the step, also when the page is loaded again', async () => {
    await choose(page, 'algorithm', 'Breadth-first search');
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
    await expect(page.locator('body')).toContainText(TELLS_THE_END);
    await page.keyboard.press('v');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    const title = page.getByTestId('step-title');
    await expect(title).toHaveText('Step 4');
    await expect(page.locator('body')).not.toContainText(TELLS_THE_END);
    const slider = page.getByRole('slider', { name: 'Step' });
    await expect(slider).toHaveAttribute('max', '8');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Step 4');
    await expect(page.getByText('not yet', { exact: true })).toBeVisible();

    const box = (await slider.boundingBox())!;
    await page.mouse.click(box.x + 0.9 * box.width, box.y + box.height / 2);
    await expect(title).toHaveText('Step 4');
    await page.mouse.click(box.x + 0.25 * box.width, box.y + box.height / 2);
    await expect(title).toHaveText('Step 2');

    await page.keyboard.press('b');
    await expect(page.getByText('length hidden')).toBeVisible();
    await expect(page.getByTestId('optimum')).toHaveCount(0);
    await page.keyboard.press('t');
    await expect(page.getByText('Press V to show them')).toBeVisible();
    await expect(page.locator('.states').first()).not.toContainText('Your puzzle:');
    await page.keyboard.press('t');

    await page.keyboard.press('End');
    await expectStep(page, 191);
    await expect(page.locator('body')).toContainText('8 moves');

    await page.keyboard.press('l');
    const runs = (await openRuns(page)).filter({ hasText: 'BFS' });
    await expect(runs.first()).toContainText('hidden');
    await expect(page.getByRole('button', { name: 'Expanded', exact: true })).toBeDisabled(); // its order would tell
    await expect(page.getByRole('region', { name: 'Runs', exact: true })).not.toContainText(/191|524/);
    await page.keyboard.press('l');

    await page.keyboard.press('Home');
    await page.reload();
    await expect(title).toHaveText('Step 0');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Hide later steps' }).click();
    await expect(title).toHaveText('Step 0 of 191');
  });
  await test.step('a comparison hides it in every lane, and draws no picture of whole searches', async () => {
    await page.keyboard.press('v');
    await page.keyboard.press('c');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('lane-expanded')).toHaveText(['3', '3']);
    await expect(page.locator('main')).not.toContainText(TELLS_THE_END);
    await expect(page.getByRole('slider', { name: 'Where the searches stand' })).toHaveAttribute('max', '8');
    await page.getByRole('button', { name: 'In one picture' }).click();
    await expect(page.getByText('later steps are hidden')).toBeVisible();
    await page.keyboard.press('v');
    await expect(page.getByTestId('overlay').locator('canvas')).toBeVisible();
  });
});
