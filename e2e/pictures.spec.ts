/** Pictures on tiles: those of the program, and the user's own by button, drop and paste. */
import { readFile } from 'node:fs/promises';
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';
import { watch } from './fixtures/watch.ts';

/** A drawing that would like to run a script, and to fetch from elsewhere. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="window.intruder = 1">
  <script>window.intruder = 2</script>
  <rect width="200" height="100" fill="#ffaa00" />
  <circle cx="100" cy="50" r="45" fill="#0066cc" />
  <image href="http://127.0.0.1:9/outside.png" width="50" height="50" />
</svg>`;

const board = (page: Page): Locator => page.getByRole('img', { name: /^Board: / });
const notice = (page: Page): Locator => page.getByRole('alert');

/** Lets a file fall on the window, or pastes it; `cells`: a text that comes with it. */
async function bring(
  page: Page,
  how: 'drop' | 'paste',
  name: string,
  type: string,
  text: string,
  cells = '',
): Promise<void> {
  await page.evaluate(
    ({ how, name, type, text, cells }) => {
      const transfer = new DataTransfer();
      if (cells) transfer.setData('text/plain', cells);
      transfer.items.add(new File([text], name, { type }));
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
      );
    },
    { how, name, type, text, cells },
  );
}

test.beforeEach(async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('b');
  await expect(page.getByTestId('moves')).toHaveText('0');
});

test('tiles show pictures of the program and of the user', async ({ page }) => {
  await test.step('a drawing of the user’s runs nothing, fetches nothing, is kept, described and deleted', async () => {
    const seen = watch(page);
    const file = { name: 'blue_ball.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) };
    await page.getByLabel('Picture for the tiles').setInputFiles(file);
    await expect(board(page)).toHaveAccessibleName(/On its tiles: blue ball$/);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
    await page.getByRole('textbox', { name: 'Description (alt text)' }).fill('A blue ball on orange');
    await page.keyboard.press('Tab');
    await expect(board(page)).toHaveAccessibleName(/On its tiles: A blue ball on orange$/);
    await page.reload();
    await expectStep(page, 0);
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await expect(board(page)).toHaveAccessibleName(/On its tiles: A blue ball on orange$/);
    await page.getByRole('button', { name: 'Delete this picture…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this picture?' });
    await expect(dialog).toContainText('1 puzzle of the library will show numbers instead.');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(board(page)).toHaveAccessibleName(/6 8 blank$/);
    await expect(page.getByRole('radio', { name: 'A blue ball on orange' })).toHaveCount(0);
  });
  await test.step('a picture of the program is on the tiles of the board and of the search, and stays', async () => {
    await page.getByRole('radio', { name: /steam train/ }).check();
    await expect(board(page)).toHaveAccessibleName(/6 8 blank\. On its tiles: A red steam train/);
    await expect(board(page).locator('.digit')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Numbers on the picture' }).check();
    await expect(board(page).locator('.digit')).toHaveCount(8);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Board as SVG' }).click();
    const svg = await readFile(await (await download).path(), 'utf8');
    expect(svg.match(/<image [^>]*href="data:image\/png;base64,[^"]{1000}/g)).toHaveLength(1);
    expect(svg.match(/<use /g)).toHaveLength(8);
    expect(svg.match(/<text /g)).toHaveLength(8);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const state = page.getByRole('img', { name: /^State: .*On its tiles: A red steam train/ });
    await expect(state).toBeVisible();
    await expect(page.getByRole('img', { name: /^Goal: .*On its tiles: A red steam train/ })).toBeVisible();
    await page.reload();
    await expect(state).toBeVisible();
    await expect(state.locator('.digit')).toHaveCount(8);
  });
  await page.keyboard.press('b');
  await test.step('pictures of every kind are chosen, dropped and pasted, or refused, and slide with the tiles', async () => {
    await test.step('the tiles slide with their part of the picture, and a shuffle keeps it', async () => {
      await page.getByRole('radio', { name: 'A grey cat that looks at you' }).check();
      const faces = board(page).locator('.face');
      await expect(faces.first()).toHaveCSS('background-image', /cat/);
      const parts = () => faces.evaluateAll((all) => all.map((face) => getComputedStyle(face).backgroundPosition));
      const before = await parts();
      expect(new Set(before).size).toBe(8);
      await page.keyboard.press('ArrowUp');
      await expect(page.getByTestId('moves')).toHaveText('1');
      expect(await parts()).toEqual(before);
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await expect(board(page)).toHaveAccessibleName(/On its tiles: A grey cat/);
    });
    await test.step('photographs and drawings of every kind are read', async () => {
      for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
        const [, kind] = type.split('/');
        const base64 = await page.evaluate((type) => {
          const canvas = document.createElement('canvas');
          canvas.getContext('2d')!.fillRect(50, 50, 100, 60);
          return canvas.toDataURL(type).split(',')[1];
        }, type);
        const file = { name: `a ${kind}`, mimeType: type, buffer: Buffer.from(base64, 'base64') };
        await page.getByLabel('Picture for the tiles').setInputFiles(file);
        await expect(board(page)).toHaveAccessibleName(new RegExp(`On its tiles: a ${kind}$`));
      }
    });
    await test.step('a picture is dropped on the window, and another one pasted', async () => {
      await bring(page, 'drop', 'ball.svg', 'image/svg+xml', DRAWING);
      await expect(board(page)).toHaveAccessibleName(/On its tiles: ball$/);
      await bring(page, 'paste', 'square.svg', 'image/svg+xml', DRAWING.replace('circle', 'rect'));
      await expect(board(page)).toHaveAccessibleName(/On its tiles: square$/);
      // Cells of a spreadsheet, which come with a picture of them, are a state.
      await bring(page, 'paste', 'image.svg', 'image/svg+xml', DRAWING, '1\t2\t3\n4\t\t5\n6\t7\t8\n');
      await expect(board(page)).toHaveAccessibleName(/1 2 3, 4 blank 5, 6 7 8\. On its tiles: square$/);
    });
    await test.step('what is no picture, broken or too large is refused with the reason, and the tiles stay', async () => {
      await page.getByRole('radio', { name: 'A grey cat that looks at you' }).check();
      await bring(page, 'drop', 'notes.png', 'image/png', 'no picture');
      await expect(notice(page)).toContainText('This picture cannot be read. Use PNG, JPEG, WebP or SVG.');
      await bring(page, 'drop', 'broken.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
      await expect(notice(page)).toContainText('This picture is damaged and cannot be decoded.');
      const bomb = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 234, 96, 0, 0, 234, 96, 8, 2];
      const file = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.from(bomb) };
      await page.getByLabel('Picture for the tiles').setInputFiles(file);
      await expect(notice(page)).toContainText('3600 million pixels (60000 × 60000); up to 64 million can be read.');
      await expect(board(page)).toHaveAccessibleName(/On its tiles: A grey cat/);
    });
  });
});
