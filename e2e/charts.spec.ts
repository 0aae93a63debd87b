/** The run in charts and in a table, over the tree. */
import { readFile } from 'node:fs/promises';
import { readGif } from '../src/renderer/export/readGif.fixture.ts';
import { expect, test } from './fixtures/host.ts';
import { savedTable } from './fixtures/savedTable.ts';
import { expectStep } from './fixtures/screen.ts';

const SLIDE = [320, 30, 30, 30, 30, 30, 30]; // a move of half a second: the board stands, then a tile is on its way

test('a run leaves as pictures, animations and a page, and is seen in charts and in a table', async ({ page }) => {
  await test.step('the tree, the board and the timeline are exported as pictures', async () => {
    await expectStep(page, 0);
    await page.keyboard.press('End');
    await expectStep(page, 9);
    for (const part of ['Tree', 'Board', 'Timeline']) {
      for (const format of ['PNG', 'SVG']) {
        await page.getByRole('button', { name: 'Export' }).click();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: `${part} as ${format}` }).click();
        const file = await download;
        const name = `case-1-a-star-manhattan-distance-step-9-${part}.${format}`.toLowerCase();
        expect(file.suggestedFilename()).toBe(name);
        const bytes = await readFile((await file.path())!);
        expect(bytes.subarray(0, 4).toString('latin1')).toBe(format === 'PNG' ? '\x89PNG' : '<svg');
        expect(bytes.length).toBeGreaterThan(2_000);
      }
    }
  });
  await test.step('the run leaves as a trace, for other programs', async () => {
    for (const [label, type] of [
      ['Trace (JSON Lines)', 'jsonl'],
      ['Trace for Posthoc', 'json'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`case-1-a-star-manhattan-distance-trace.${type}`);
      const text = await readFile((await file.path())!, 'utf8');
      const [expand, path] = type === 'jsonl' ? ['"expand":', '{"path":"'] : ['"type":"expanding"', '"path":"'];
      expect(text.split(expand)).toHaveLength(10);
      expect(text).toContain(path);
    }
  });
  await page.keyboard.press('Home');
  await test.step('the solution and the search are saved as animated GIFs', async () => {
    for (const [subject, delays, width, height] of [
      ['The solution on the board', [...Array(8).fill(SLIDE).flat(), 2500], 240, 240],
      ['The search', [...Array(9).fill(500), 2500], 640, 400],
    ] as const) {
      await test.step(subject, async () => {
        await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('button', { name: 'Animation (GIF)…' }).click();
        await page.getByRole('radio', { name: subject }).check();
        await page.getByRole('radio', { name: 'Small' }).check();
        await expect(page.getByTestId('gif-facts')).toContainText(
          `${delays.length} frames of ${width} × ${height} pixels`,
        );
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Save the GIF' }).click();
        const file = readGif(await readFile((await (await download).path())!));
        expect(file).toMatchObject({ width, height, repeats: 0 });
        expect(file.frames.map(({ delayMs }) => delayMs)).toEqual(delays);
        const pictures = file.frames.map(({ pixels }) => pixels.join());
        expect(new Set(pictures).size).toBe(delays.length);
        await expect(page.getByRole('dialog', { name: 'Animation (GIF)' })).toBeHidden();
      });
    }
  });
  await test.step('the step is printed on one page, black on white, and the screen stays the same', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    const sentence = (await page.getByTestId('sentence').textContent())!;
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 1031 }); // A4 without its margins
    const paper = page.getByRole('article', { name: 'The step on paper' });
    await expect(paper).toContainText(sentence);
    await expect(paper.locator('canvas')).toHaveCount(2);
    await expect(page.getByRole('toolbar', { name: 'Steps' })).toBeHidden();
    const { y, height } = (await paper.boundingBox())!;
    expect(y + height).toBeLessThan(1031);
    const ink = await paper.evaluate((element) => getComputedStyle(element).color);
    expect(ink).toBe('rgb(0, 0, 0)');
    await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(paper).toHaveCount(0);
    await expect(page.getByRole('toolbar', { name: 'Steps' })).toBeVisible();
  });
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Home');
  await test.step('the run is seen in charts and in a table', async () => {
    await test.step('the charts open over the tree, go with the step, and are taken away', async () => {
      await expectStep(page, 0);
      await page.keyboard.press('d');
      const charts = page.getByRole('region', { name: 'The run in charts and numbers' });
      await expect(charts.getByRole('img')).toHaveCount(4);
      await expect(charts.getByRole('img', { name: 'f of the nodes expanded over 9 expansions' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
      const download = page.waitForEvent('download');
      await charts.getByRole('button', { name: 'Nodes in the frontier: save as SVG' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('case-1-a-star-manhattan-distance-frontier.svg');
      expect(await readFile((await file.path())!, 'utf8')).toContain('Nodes in the frontier</text>');
      const pixels = page.waitForEvent('download');
      await charts.getByRole('button', { name: 'Nodes in the frontier: save as PNG' }).click();
      const bytes = await readFile((await (await pixels).path())!);
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('\x89PNG');
      await page.keyboard.press('Escape');
      await expect(charts).toBeHidden();
    });
    await page.keyboard.press('Home');
    await test.step('the table of expanded nodes is ordered, chosen from, followed to a step, and saved', async () => {
      await expectStep(page, 0);
      await page.getByRole('button', { name: 'More of these numbers' }).click();
      await page.getByRole('button', { name: 'Table of expanded nodes' }).click();
      const table = page.getByRole('table', { name: 'Expanded nodes' });
      await expect(table.getByRole('row')).toHaveCount(10);
      await table.getByRole('button', { name: 'Manhattan distance', exact: true }).click();
      await expect(table.getByRole('row').nth(1)).toContainText('1 2 3 / 8 6 4 / 7 5 _');
      await page.getByRole('textbox', { name: 'Show only rows where' }).fill('g > 6, q = 1');
      await expect(page.getByRole('alert')).toContainText('no column “q”');
      await page.getByRole('textbox', { name: 'Show only rows where' }).fill('g > 6');
      await expect(page.getByText('2 of 9 rows')).toBeVisible();
      const { text } = await savedTable(page, 'Save as CSV');
      expect(text).toMatch(/^Step,g,h,f,.*,State\r\n9,8,0,8,.*,1 2 3 8 6 4 7 5 0\r\n8,7,1,8,/);
      await table.getByRole('button', { name: '8', exact: true }).click();
      await expectStep(page, 8);
    });
    await test.step('the table of expanded nodes shows the last step below its head', async () => {
      await page.keyboard.press('1');
      await page.getByTestId('step-title').getByText('of 191').waitFor();
      await page.keyboard.press('End');
      const table = page.getByRole('table', { name: 'Expanded nodes' });
      const last = table.locator('[aria-current="step"]');
      await expect(last).toContainText('191');
      await expect(async () => {
        const [row, view] = [(await last.boundingBox())!, (await table.boundingBox())!];
        expect(row.y + row.height).toBeLessThanOrEqual(view.y + view.height);
      }).toPass();
    });
    await test.step('a table is saved, although the step moves while it is written and other rows come', async () => {
      await page.keyboard.press('Home');
      await expectStep(page, 0);
      await page.keyboard.press('v');
      for (const step of [1, 2]) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByTestId('step-title')).toHaveText(`Step ${step}`);
      }
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).evaluate((button) => {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true }),
        );
      });
      const text = await readFile((await (await download).path())!, 'utf8');
      expect(text.trimEnd().split('\r\n')).toHaveLength(3);
      await expect(page.getByTestId('step-title')).toHaveText('Step 3');
      await page.keyboard.press('v');
    });
    await test.step('a table that is left while it is written warns of nothing', async () => {
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await page.getByRole('button', { name: 'Save as CSV' }).evaluate((button) => {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
      });
      await expect(page.getByRole('table', { name: 'Expanded nodes' })).toBeHidden();
      await page.keyboard.press('Home');
      await expectStep(page, 0);
      expect(told).toEqual([]);
    });
  });
});
