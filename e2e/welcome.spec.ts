/** A first start: what is shown of the program, how it is skipped, and where it is found again. */
import { expect, test } from './fixtures/host.ts';
import { expectStep, firstPage } from './fixtures/screen.ts';
import { TOUR } from '../src/renderer/help/tourStops.ts';

const STOPS = TOUR.length;

test.use({ isNew: true, keepsFirstPage: true });

test('a first start shows what can be done, sees what was tried, and is not offered again', async ({ page }) => {
  const tour = page.getByTestId('tour');
  const next = tour.getByRole('button', { name: 'Next' });
  await expect(firstPage(page).getByRole('button', { name: 'Show me' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstPage(page)).toHaveCount(0);
  await expect(tour).toContainText('A puzzle is a start and a goal');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('Take a step');
  await page.waitForTimeout(2000);
  await expect(tour).toContainText('Take a step'); // it waits
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await expect(tour).toContainText('Done');
  await expect(tour).toContainText('Read why'); // it goes on by itself
  await next.click();
  await next.click();
  await expect(tour).toContainText('Go anywhere in the run');
  await page.keyboard.press('End');
  await expect(tour).toContainText('Choose another search');
  await page.getByTestId('algorithm').selectOption('bfs');
  await expect(tour).toContainText('Compare two searches');
  await page.keyboard.press('F11');
  await expect(tour).toHaveCount(0); // it makes way, and is found again
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  for (let stop = 1; stop < 7; stop++) await tour.getByRole('button', { name: /^(Next|Skip)$/ }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(tour).toContainText('Start both');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('lane-expanded')).toHaveText(['1', '1']);
  await expect(tour).toContainText('Check your own search');
  await next.click();
  await expect(tour).toContainText('That is all you need');
  await tour.getByRole('button', { name: 'Finish' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await page.getByTestId('puzzle-title').waitFor();
  await expect(tour).toHaveCount(0);
  await expect(firstPage(page)).toHaveCount(0);
});

test('the tour is left with Escape, found again under Help, and cover nothing they point at', async ({ page }) => {
  const tour = page.getByTestId('tour');
  await firstPage(page).getByRole('button', { name: 'Show me' }).click();
  await expect(tour).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(tour).toContainText(`2 of ${STOPS}`);
  await page.keyboard.press('PageUp');
  await expect(tour).toContainText(`1 of ${STOPS}`);
  await page.keyboard.press('a');
  const question = page.getByRole('complementary', { name: 'Question to the class' });
  await expect(question).toBeVisible();
  await expect(tour).toHaveCount(0); // it makes way
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour).toContainText(`1 of ${STOPS}`);
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.reload();
  await expectStep(page, 1);
  await expect(tour).toHaveCount(0);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Welcome page' }).click();
  await firstPage(page).getByRole('button', { name: 'Teach with it' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Welcome page' }).click();
  await firstPage(page).getByRole('button', { name: 'Check your program' }).click();
  await expect(page.getByRole('heading', { name: 'Does your own search follow the rules?' })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(tour).toContainText(`1 of ${STOPS}`);
  await page.keyboard.press('l');
  await expect(tour).toHaveCount(0); // it would cover the list
  await page.keyboard.press('l');
  await expect(tour).toContainText(`1 of ${STOPS}`);
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    while (await tour.getByRole('button', { name: 'Back' }).isEnabled())
      await tour.getByRole('button', { name: 'Back' }).click();
    for (let stop = 1; stop <= STOPS; stop++) {
      await expect(tour).toContainText(`${stop} of ${STOPS}`);
      await page.waitForFunction(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
      );
      const [card, ring] = [await tour.boundingBox(), await page.getByTestId('tour-ring').boundingBox()];
      const apart =
        card!.x >= ring!.x + ring!.width ||
        ring!.x >= card!.x + card!.width ||
        card!.y >= ring!.y + ring!.height ||
        ring!.y >= card!.y + card!.height;
      expect([stop, apart]).toEqual([stop, true]);
      expect(card!.x >= 0 && card!.y >= 0 && card!.x + card!.width <= width && card!.y + card!.height <= height).toBe(
        true,
      );
      if (stop < STOPS) await page.keyboard.press('Enter');
    }
  }
});
