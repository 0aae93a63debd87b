/** The whole space behind the puzzle: counted, drawn, opened from. Numbers: `cases/distributions.json`. */
import { type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/bootstrap/project.mjs';
import { expect, test } from './fixtures/host.ts';
import { savedTable } from './fixtures/savedTable.ts';
import { collectMoments, expectStep } from './fixtures/screen.ts';

const { distributions } = JSON.parse(readFileSync(join(ROOT, 'cases', 'distributions.json'), 'utf8')) as {
  distributions: readonly { id: string; counts: readonly number[] }[];
};
const countsOf = (wanted: string): readonly number[] => distributions.find(({ id }) => id === wanted)!.counts;

/** The bars: states by distance, as a screen reader hears them. */
async function readBars(page: Page): Promise<number[]> {
  const labels = await page
    .getByRole('group', { name: 'States by the moves of a shortest solution' })
    .getByRole('button')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')!));
  return labels.map((label) => Number(/: ([\d,]+) states?/.exec(label)![1].replaceAll(',', '')));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

test.beforeEach(async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'All the states of the 3 × 3 puzzle' })).toBeVisible();
});

test('states are counted for any goal, and saved into a set', async ({ page }) => {
  await test.step('the tree, which is not on the screen, is no picture to save', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Board as PNG' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tree as PNG' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('ten states of a bar are saved into a set', async () => {
    await page.getByRole('button', { name: /^12 moves: / }).click();
    await page.getByRole('button', { name: 'Save 10 into a set' }).click();
    await expect(page.getByText('10 puzzles that need 12 moves are in the new set')).toBeVisible();
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(page.getByRole('option', { name: /^3 × 3, 12 moves, 10 puzzles/ })).toBeVisible();
  });
  await page.keyboard.press('t');
  const choices = await collectMoments(page, '.states > header select');
  await test.step('states of other sizes are counted, at once and with progress', async () => {
    await test.step('the bars of 3 × 3, 2 × 3 and 4 × 2 are those of the literature', async () => {
      for (const [rows, cols] of [
        [3, 3],
        [2, 3],
        [4, 2],
      ]) {
        await page.getByLabel('Size').selectOption(`${rows}×${cols}`);
        await expect(
          page.getByRole('heading', { name: `All the states of the ${rows} × ${cols} puzzle` }),
        ).toBeVisible();
        await expect.poll(() => readBars(page)).toEqual(countsOf(`${rows}x${cols}-last`));
      }
    });
    await test.step('states of a size that is only counted come with progress, and can be cancelled', async () => {
      await page.getByLabel('Size').selectOption('3×4');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Count them' })).toBeVisible();
      await page.getByLabel('Size').selectOption('2×5');
      await expect(page.getByRole('heading', { name: 'All the states of the 2 × 5 puzzle' })).toBeVisible();
      await expect.poll(async () => sum(await readBars(page))).toBe(1_814_400); // 10! / 2
    });
  });
  const lefts = new Set((await choices()).map(({ left }) => left));
  expect(lefts.size, 'size and goal keep their places, whatever is chosen').toBe(2);
  await page.getByLabel('Size').selectOption('3×3');
  await test.step('a goal of one’s own is typed, and a wrong one is refused with its place', async () => {
    await page.getByRole('combobox', { name: 'Goal' }).selectOption('other');
    const field = page.getByRole('textbox', { name: 'Another goal' });
    await field.fill('1 2 3 / 4 0 5 / 6 7 7');
    await expect(page.getByRole('alert')).toContainText('7');
    await field.fill('1 2 3 / 4 0 5 / 6 7 8');
    await page.keyboard.press('Enter');
    await expect.poll(() => readBars(page)).toEqual(countsOf('3x3-center-rowmajor'));
  });
});

test('the states of 3 × 3 and the moves between them leave as pictures and as a table, and are searched', async ({
  page,
  host,
}) => {
  await test.step('all 483,840 moves between all arrangements are saved as a table, or none', async () => {
    await test.step('a table that is cancelled leaves no file', async () => {
      await page.getByRole('combobox', { name: 'States' }).selectOption('all');
      await page.getByRole('button', { name: 'Save the table' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Save the table' })).toBeVisible();
      expect(
        readdirSync(host.dataFolder, { recursive: true }).filter((name) => String(name).includes('moves')),
      ).toEqual([]);
    });
    await test.step('all 483,840 moves between all arrangements are saved as a table, in which two halves can be found', async () => {
      await page.getByRole('combobox', { name: 'States' }).selectOption('all');
      const { name, text } = await savedTable(page, 'Save the table');
      expect(name).toBe('3x3-moves.csv');
      const [header, ...rows] = text.trimEnd().split('\r\n');
      expect(header).toBe('from,to,move,tile');
      expect(rows).toHaveLength(483_840);
      expect(componentsOf(rows.map((row) => row.split(',', 2) as [string, string]))).toEqual([181_440, 181_440]);
    });
  });
  await test.step('the states of 3 × 3 are drawn, saved as pictures, cheated with and searched', async () => {
    await test.step('the pictures are taken away as PNG and as SVG', async () => {
      for (const format of ['PNG', 'SVG']) {
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: `States by distance as ${format}` }).click();
        const bytes = readFileSync(await (await downloading).path());
        expect(bytes.toString('latin1', 0, 4)).toBe(format === 'PNG' ? '\x89PNG' : '<svg');
      }
    });
    await test.step('every bar can be hit: 24 pixels wide in a small window', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const bars = page.getByRole('group', { name: 'States by the moves of a shortest solution' }).getByRole('button');
      await expect(bars).toHaveCount(32);
      const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
    });
    await test.step('the hand that cheats carries the board into the other half', async () => {
      const world = page.getByRole('region', { name: 'Two worlds' });
      await expect(world.getByRole('status')).toContainText('the goal can be reached');
      await world.getByRole('button', { name: 'Cheat' }).click();
      await world.getByRole('button', { name: 'tile 1', exact: true }).click();
      await world.getByRole('button', { name: 'tile 2', exact: true }).click();
      await expect(world.getByRole('status')).toContainText('the goal cannot be reached');
      await world.getByRole('button', { name: 'Put the tiles back' }).click();
      await expect(world.getByRole('status')).toContainText('the goal can be reached');
    });
    await test.step('what the search explored lights up', async () => {
      await expect(page.getByText('0 explored by the search', { exact: false })).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByText(/[1-9]\d* explored by the search/)).toBeVisible();
    });
    await test.step('a hardest state opens as a puzzle, and its search takes 31 moves', async () => {
      const hardest = page.getByRole('region', { name: 'The two hardest' }).getByRole('button');
      await expect(hardest).toHaveCount(2);
      await hardest.first().click();
      await expectStep(page, 0);
      await page.keyboard.press('End');
      await expect(page.getByText('shortest solution 31 moves')).toBeVisible();
    });
  });
});

/** Sizes of the parts of a graph that hang together. */
function componentsOf(edges: readonly (readonly [string, string])[]): number[] {
  const neighbours = new Map<string, string[]>();
  const join = (from: string, to: string): void => {
    const list = neighbours.get(from);
    if (list) list.push(to);
    else neighbours.set(from, [to]);
  };
  for (const [from, to] of edges) {
    join(from, to);
    join(to, from);
  }
  const seen = new Set<string>();
  const sizes: number[] = [];
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    const before = seen.size;
    const waiting = [start];
    seen.add(start);
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop())
      for (const next of neighbours.get(state)!) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    sizes.push(seen.size - before);
  }
  return sizes;
}
