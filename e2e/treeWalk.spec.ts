/** The drawing by keyboard: walking, folding, the steps of a node, and the other ways to draw the tree. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep, readScreen } from './fixtures/screen.ts';

function drawing(page: Page) {
  return page.getByRole('application', { name: /^Drawing of the tree/ });
}

/** Steps to the end of A* on the first puzzle and gives the drawing the focus, as Tab does. */
async function focusDrawing(page: Page): Promise<void> {
  await expectStep(page, 0);
  await page.keyboard.press('End');
  await expectStep(page, 9);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('Tab');
  await expect(drawing(page)).toBeFocused();
}

test('the drawing has its keys, and buttons for them', async ({ page }) => {
  await test.step('the arrow keys walk from the goal to its parent, and leave the step where it is', async () => {
    await focusDrawing(page);
    const goal = (await readScreen(page)).board;
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.card[aria-hidden]')).toContainText('8+0=8');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.card[aria-hidden]')).toContainText('7+1=8');
    await page.keyboard.press('Enter');
    expect((await readScreen(page)).board).not.toBe(goal);
    await expectStep(page, 9);
    await page.keyboard.press('Escape');
    expect((await readScreen(page)).board).toBe(goal);
  });
  await page.keyboard.press('Home');
  await test.step('the drawing is walked, folded and drawn in other ways by keys and buttons', async () => {
    await test.step('a node leads to the steps that generated and expanded it', async () => {
      await focusDrawing(page);
      for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowUp');
      await expect(page.locator('.card[aria-hidden]')).toContainText('expanded at step 7');
      await page.keyboard.press('g');
      await expectStep(page, 6);
      const bar = page.getByRole('toolbar', { name: 'Selected node' });
      await bar.getByRole('button', { name: 'Expanded: step 7' }).click();
      await expectStep(page, 7);
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await test.step('a folded subtree says how many nodes it hides, and unfolds again', async () => {
      await focusDrawing(page);
      for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('c');
      await expect(page.locator('.card[aria-hidden]')).toContainText('17 nodes folded below');
      await page.keyboard.press('Enter');
      const bar = page.getByRole('toolbar', { name: 'Selected node' });
      await bar.getByRole('button', { name: 'Unfold 17' }).click();
      await expect(bar.getByRole('button', { name: 'Fold', exact: true })).toBeVisible();
    });
    await test.step('the tree is drawn as rings, coloured and with moved tiles only, when asked', async () => {
      await page.getByRole('button', { name: 'Levels as rings' }).click();
      await expect(page.locator('[data-layout="radial"]')).toBeVisible();
      const menu = page.getByRole('button', { name: 'More', exact: true });
      for (const choice of ['Order of expansion', 'The moved tile only']) {
        const radio = page.getByRole('radio', { name: choice });
        await menu.press('Enter');
        await radio.press(' ');
        await radio.press('Enter');
        await expect(radio).toBeHidden(); // a menu that has been used closes
        await expect(menu).toBeFocused();
      }
      await expect(page.locator('.scale')).toContainText('order of expansion');
    });
  });
});
