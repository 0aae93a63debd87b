/** The drawing: what is under the pointer, and who moves the camera. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep, readScreen } from './fixtures/screen.ts';

const START = '1 2 3 7 4 5 6 8 0';

/** The root stands in the middle of the drawing, a little below its upper edge, while nothing else is there. */
async function pointAtRoot(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.getByRole('application').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + 70 };
}

test('a node of the frontier shows its state on the board, until it is let go of', async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const taken = (await readScreen(page)).board;
  expect(taken).not.toBe(START);
  const waiting = page.locator('[aria-labelledby="frontier-title"] [data-cells]').nth(1);
  const other = (await waiting.getAttribute('data-cells'))!;
  await waiting.click();
  expect((await readScreen(page)).board).toBe(other);
  await page.keyboard.press('Escape');
  expect((await readScreen(page)).board).toBe(taken);
});

test('the camera follows until the user takes it, and follows again when asked', async ({ page }) => {
  await expectStep(page, 0);
  const tree = page.locator('[data-camera]');
  await expect(tree).toHaveAttribute('data-camera', 'follow');
  const { x, y } = await pointAtRoot(page);
  await page.mouse.move(x, y + 100);
  await page.mouse.wheel(0, -200);
  await expect(tree).toHaveAttribute('data-camera', 'free');
  await page.keyboard.press('0');
  await expect(tree).toHaveAttribute('data-camera', 'whole');
  await page.keyboard.press('f');
  await expect(tree).toHaveAttribute('data-camera', 'follow');
});

test('the root can be clicked where it is drawn', async ({ page }) => {
  await expectStep(page, 0);
  await page.waitForTimeout(500);
  const { x, y } = await pointAtRoot(page);
  await page.mouse.move(x, y);
  await expect(page.locator('canvas.pointing')).toBeVisible();
  await page.mouse.move(x + 200, y + 200);
  await expect(page.locator('canvas.pointing')).toBeHidden();
});
