/** The drawing: what is under the pointer, and who moves the camera. */
import { type Page } from '@playwright/test';
import { MONO_WIDTH, monoPixels } from '../src/renderer/ui/pen/lettering.ts';
import { expect, test } from './fixtures/host.ts';
import { atRest, expectStep, readScreen, readStep } from './fixtures/screen.ts';

const START = '1 2 3 7 4 5 6 8 0';

/** The root stands in the middle of the drawing, a little below its upper edge, while nothing else is there. */
async function pointAtRoot(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.getByRole('application').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + 70 };
}

test('played at every frame, a search shows each of its steps', async ({ page }) => {
  await page.keyboard.press('1');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  await page.getByLabel('Speed').first().selectOption('every frame');
  const painted = await page.locator('canvas[data-step]').evaluate(async (canvas: HTMLCanvasElement) => {
    const steps = [canvas.dataset.step];
    new MutationObserver(() => steps.push(canvas.dataset.step)).observe(canvas, { attributeFilter: ['data-step'] });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
    while (canvas.dataset.step !== '191') await new Promise(requestAnimationFrame);
    return [...new Set(steps.map(Number))];
  });
  expect(painted).toEqual(Array.from({ length: 192 }, (_, step) => step));
});

test('the drawing is pointed at and moved, and its nodes have menus', async ({ page, context }) => {
  const monoWidth = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `600 14px ${getComputedStyle(document.documentElement).getPropertyValue('--mono')}`;
    return pen.measureText('0').width;
  });
  expect(monoWidth).toBeGreaterThan(14 * MONO_WIDTH - 0.01); // labels and charts reckon with it
  expect(monoWidth).toBeLessThanOrEqual(monoPixels(14));
  await test.step('the drawing is pointed at and moved, and a node is chosen', async () => {
    await test.step('the root can be clicked where it is drawn', async () => {
      await expectStep(page, 0);
      await atRest(page.locator('canvas'));
      const { x, y } = await pointAtRoot(page);
      await page.mouse.move(x, y);
      await expect(page.locator('canvas.pointing')).toBeVisible();
      await page.mouse.move(x + 200, y + 200);
      await expect(page.locator('canvas.pointing')).toBeHidden();
    });
    await test.step('the camera follows until the user takes it, and follows again when asked', async () => {
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
    await test.step('a node of the frontier shows its state on the board, until it is let go of', async () => {
      await expectStep(page, 0);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      const taken = (await readStep(page, 2)).board;
      expect(taken).not.toBe(START);
      const waiting = page.locator('[aria-labelledby="frontier-title"] [data-cells]').nth(1);
      const other = (await waiting.getAttribute('data-cells'))!;
      await waiting.click();
      const board = async () => (await readScreen(page)).board;
      await expect.poll(board).toBe(other);
      await page.keyboard.press('Escape');
      await expect.poll(board).toBe(taken);
    });
  });
  await page.keyboard.press('Home');
  await test.step('a right click on a node opens its menu, in the list as well, and one beside the nodes does not', async () => {
    await expectStep(page, 0);
    await expect(page.locator('canvas[data-step="0"]')).toBeVisible();
    const { x, y } = await pointAtRoot(page);
    await page.mouse.move(x, y);
    await expect(page.locator('canvas.pointing')).toBeVisible();
    await page.mouse.click(x, y, { button: 'right' });
    const menu = page.getByRole('menu', { name: 'Node' });
    await expect(menu.getByRole('menuitem', { name: 'Search from here' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.mouse.click(x + 250, y + 200, { button: 'right' });
    await expect(menu).toBeHidden();

    const waiting = page.getByRole('listbox', { name: 'Frontier' }).getByRole('option').first();
    await waiting.click({ button: 'right' });
    await expect(menu.getByRole('menuitem', { name: 'Select' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    const list = page.getByRole('listbox', { name: 'Frontier' });
    await list.press('Shift+F10');
    await expect(menu.getByRole('menuitem', { name: 'Select' })).toBeFocused();
    await list.evaluate(async (list) => {
      document.querySelector<HTMLElement>('[role="menu"]')!.hidePopover();
      await Promise.resolve();
      list.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })); // before the browser tells that it is hidden
    });
    await expect(menu.getByRole('menuitem', { name: 'Select' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(waiting).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('Escape right after a choice in the menu leaves the list', async () => {
    const list = page.getByRole('listbox', { name: 'Frontier' });
    await list.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Deselect' })).toBeFocused();
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement).click();
      await Promise.resolve(); // before any other task
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(page.getByRole('menu', { name: 'Node' })).toBeHidden();
    await expect(list).not.toBeFocused();
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await test.step('the menu of a node copies its state and searches from it, by keys alone', async () => {
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {}); // Electron has them
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    const child = (await readScreen(page)).children[0].board;
    expect(child).toBe('1 2 3 7 4 0 6 8 5');
    const drawing = page.getByRole('application');
    const menu = page.getByRole('menu', { name: 'Node' });
    const choose = async (name: string): Promise<void> => {
      await drawing.focus();
      await page.keyboard.press('ArrowUp'); // to the node on the board, the root
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+F10');
      const item = menu.getByRole('menuitem', { name });
      for (let presses = 0; presses < 8 && !(await item.evaluate((one) => one.matches(':focus'))); presses++)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
    };
    await choose('Copy the state');
    await expect(page.getByText('Copied: 1 2 3 / 7 4 _ / 6 8 5')).toBeVisible();
    await expect(drawing).toBeFocused();
    await choose('Search from here');
    await expect(page.getByTestId('puzzle-title')).toHaveText('Untitled puzzle');
    await expect(page.locator('.state [data-cells]').first()).toHaveAttribute('data-cells', child);
  });
});
