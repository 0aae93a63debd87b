/** A pen on any view: what is drawn lies over it, and is gone with the next step. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';

const strokes = (page: Page): Locator => page.getByTestId('scribbles').locator('[data-stroke]');
const tools = (page: Page): Locator => page.getByRole('group', { name: 'Pen', exact: true });
const tool = (page: Page, name: string): Locator => tools(page).getByRole('button', { name, exact: true });

/** Places as shares of the view. */
type Place = readonly [x: number, y: number];

async function placer(page: Page): Promise<(place: Place) => { x: number; y: number }> {
  const { x, y, width, height } = (await page.getByTestId('scribbles').boundingBox())!;
  return ([across, down]) => ({ x: x + across * width, y: y + down * height });
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const at = await placer(page);
  const [start, end] = [at(from), at(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

async function dragFinger(page: Page, from: Place, to: Place): Promise<void> {
  const at = await placer(page);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', at(from));
  await touch('touchMove', at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await touch('touchMove', at(to));
  await touch('touchEnd');
  await devtools.detach();
}

test('a pen draws over any view, presented too', async ({ page }) => {
  await test.step('a pen draws over the view and takes no step', async () => {
    await test.step('a key takes the pen; a circle, a line and writing by mouse are gone with the next step', async () => {
      await page.keyboard.press('Shift+W');
      await expect(tools(page)).toBeVisible();
      for (const [name, down] of [
        ['Circle', 0.2],
        ['Line', 0.5],
        ['Write', 0.7],
      ] as const) {
        // prettier-ignore
        await tool(page, name).click();
        await drag(page, [0.4, down], [0.6, down + 0.15]);
      }
      await expect(strokes(page)).toHaveCount(3);
      await expectStep(page, 0);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
      await expect(strokes(page)).toHaveCount(0);
    });

    await test.step('a finger draws too', async () => {
      await dragFinger(page, [0.4, 0.3], [0.6, 0.5]);
      await expect(strokes(page)).toHaveCount(1);
    });

    await test.step('the eraser takes what it touches, and undo brings it back', async () => {
      await tool(page, 'Line').click();
      await drag(page, [0.45, 0.7], [0.6, 0.7]);
      await tool(page, 'Erase strokes').click();
      await drag(page, [0.5, 0.65], [0.5, 0.75]);
      await expect(strokes(page)).toHaveCount(1);
      await expect(strokes(page)).toHaveAttribute('data-stroke', 'write');
      await page.keyboard.press('Control+z');
      await expect(strokes(page)).toHaveCount(2);
      await tool(page, 'Clear the drawing').click();
      await expect(strokes(page)).toHaveCount(0);
      await tool(page, 'Take back').click();
      await expect(strokes(page)).toHaveCount(2);
    });

    await test.step('what is kept outlasts steps, and follows the size of the window', async () => {
      await tool(page, 'Keep until cleared').click();
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 2);
      await expect(strokes(page)).toHaveCount(2);
      const line = page.getByTestId('scribbles').locator('[data-stroke="line"]');
      const share = async (): Promise<number> => {
        const [whole, part] = [(await page.getByTestId('scribbles').boundingBox())!, (await line.boundingBox())!];
        return (part.y + part.height / 2 - whole.y) / whole.height;
      };
      const before = page.viewportSize()!;
      expect(await share()).toBeCloseTo(0.7, 2);
      await page.setViewportSize({ width: before.width - 200, height: before.height - 60 });
      await expect.poll(share).toBeCloseTo(0.7, 2);
      await page.setViewportSize(before);
    });

    await test.step('Escape puts the pen away: what is drawn stays, and the view is used again', async () => {
      await page.keyboard.press('Escape');
      await expect(tools(page)).toHaveCount(0);
      await expect(strokes(page)).toHaveCount(2);
      await drag(page, [0.4, 0.2], [0.6, 0.3]);
      await expect(strokes(page)).toHaveCount(2);
      await page.keyboard.press('Shift+W');
      await tool(page, 'Keep until cleared').click();
      await page.keyboard.press('ArrowLeft');
      await expect(strokes(page)).toHaveCount(0);
    });

    await test.step('every tool is reached by the keyboard, and meets a finger', async () => {
      const all = tools(page).getByRole('button');
      await all.first().focus();
      for (const control of await all.all()) {
        const { width, height } = (await control.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Tab');
      await expect(tool(page, 'Line')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(tool(page, 'Line')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Shift+W');
    });
  });
  await page.keyboard.press('Home');
  await test.step('a pen on a presented view leaves the clicker its keys', async () => {
    await page.keyboard.press('F11');
    await expect(page.getByRole('button', { name: 'Leave (Esc)' })).toBeVisible();
    await page.getByRole('button', { name: 'Pen', exact: true }).click();
    await drag(page, [0.4, 0.4], [0.6, 0.5]);
    await expect(strokes(page)).toHaveCount(1);
    await test.step('a black screen covers it', async () => {
      await page.keyboard.press('b');
      const black = page.getByRole('button', { name: /^The screen is black/ });
      await expect(black).toBeVisible();
      await drag(page, [0.4, 0.6], [0.6, 0.6]);
      await expect(black).toHaveCount(0);
      await expect(strokes(page)).toHaveCount(1);
    });
    await page.keyboard.press('PageDown');
    await expectStep(page, 1);
    await expect(strokes(page)).toHaveCount(0);
    await expect(tools(page)).toBeVisible();
    await page.keyboard.press('PageUp');
    await expectStep(page, 0);
    await page.keyboard.press('Escape');
    await expect(tools(page)).toHaveCount(0);
  });
  await page.keyboard.press('Escape'); // no longer presented
  await test.step('a pen on other views: a move on the board and a step of a comparison clear it', async () => {
    for (const [view, key] of [
      ['b', 'ArrowUp'],
      ['c', 'ArrowRight'],
    ] as const) {
      // prettier-ignore
      await page.keyboard.press(view);
      await page.keyboard.press('Shift+W');
      await expect(tools(page)).toBeVisible();
      await drag(page, [0.3, 0.4], [0.5, 0.6]);
      await expect(strokes(page)).toHaveCount(1);
      for (const press of view === 'b' ? [key, 'ArrowLeft'] : [key]) await page.keyboard.press(press);
      await expect(strokes(page)).toHaveCount(0);
      await page.keyboard.press('Shift+W');
    }
  });
});
