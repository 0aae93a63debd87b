/** What a teacher prepares is there after the worst end, and on another computer: the same sets, puzzles and runs. */
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/host.ts';
import { expectStep, openRuns } from './fixtures/screen.ts';
import { watch } from './fixtures/watch.ts';

const set = (page: Page, title: string): Locator =>
  page.getByRole('listbox', { name: 'Puzzle sets' }).getByRole('option').filter({ hasText: title });
const puzzle = (page: Page, title: string): Locator =>
  page.getByRole('listbox', { name: 'Puzzles', exact: true }).getByRole('option').filter({ hasText: title });

const cellsOnBoard = (page: Page): Promise<string | null> =>
  page.locator('.centre [data-cells]').first().getAttribute('data-cells');

/** Closes the window as a user does, and waits until it is gone. */
async function closeWindow(page: Page): Promise<void> {
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
}

/** Closes the window while the page is busy with what it was told last; a browser then gives it half a second. */
async function closeWhileBusy(page: Page, last: Locator): Promise<void> {
  await last.evaluate((control: HTMLElement) => {
    const BUSY_MS = 2000;
    const busy = (): void => {
      const end = performance.now() + BUSY_MS;
      while (performance.now() < end);
    };
    control.click();
    setTimeout(busy);
  });
  await page.close();
}

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(set(page, 'All sets')).toBeVisible();
}

/** Makes a set, and moves puzzles of the worked cases to it. */
async function prepareSet(page: Page, title: string, cases: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByRole('textbox', { name: 'Title of the set' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(set(page, title)).toBeVisible();
  for (const [at, name] of cases.entries()) {
    await set(page, 'Worked cases').click();
    await puzzle(page, name).click();
    await page.getByRole('button', { name: 'Move to…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click();
    await expect(set(page, title)).toHaveAccessibleName(`${title}, ${at === 0 ? '1 puzzle' : `${at + 1} puzzles`}`);
  }
}

/** Searches the puzzle that is shown in the library, in one way and in others; each search ends. */
async function search(page: Page, ways: readonly { key: string; steps: number }[]): Promise<void> {
  await page.getByRole('button', { name: 'Open in the search' }).click();
  await expectStep(page, 0);
  for (const { key, steps } of ways) {
    await page.keyboard.press(key);
    await expect(page.getByTestId('step-title')).toHaveText(`Step 0 of ${steps}`);
  }
}

interface Exported {
  readonly sets: readonly { title: string; puzzles: readonly unknown[] }[];
  readonly runs: readonly { savedAtMs: number; outcome: { durationMs: number } }[];
}

/** The whole library with its runs, as its file tells it. */
async function exported(page: Page): Promise<Exported> {
  await set(page, 'All sets').click();
  await page.getByRole('button', { name: 'Export…' }).click();
  const leaving = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Export \d/ })
    .click();
  return JSON.parse(await readFile(await (await leaving).path(), 'utf8'));
}

/** A run that reopens with the program has a newer time: the same without the times of the runs, and their order. */
function timeless({ runs, ...file }: Exported): Exported {
  const all = runs.map((run) => ({ ...run, savedAtMs: 0, outcome: { ...run.outcome, durationMs: 0 } }));
  return { ...file, runs: all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
}

test('two sets and three searches survive when the host is killed', async ({ page, host }) => {
  await expectStep(page, 0);
  await openLibrary(page);
  await prepareSet(page, 'Monday', ['Case 3', 'Case 6']);
  await prepareSet(page, 'Tuesday', ['Case 7']);
  await set(page, 'Monday').click();
  await puzzle(page, 'Case 3').click();
  await search(page, [
    { key: '1', steps: 29 },
    { key: '2', steps: 5 },
  ]);
  await openLibrary(page);
  await set(page, 'Tuesday').click();
  await puzzle(page, 'Case 7').click();
  await search(page, [{ key: '1', steps: 7 }]);
  await openLibrary(page);
  const before = await exported(page);
  expect(before.sets.map(({ title, puzzles }) => [title, puzzles.length])).toEqual([
    ['Worked cases', 4],
    ['First steps', 10],
    ['Heavy tiles', 10],
    ['Monday', 2],
    ['Tuesday', 1],
  ]);
  expect(before.runs.length).toBeGreaterThanOrEqual(3);

  await host.kill('SIGKILL');
  const again = await host.restart();
  await expectStep(again, 0);
  await openLibrary(again);
  expect(timeless(await exported(again))).toEqual(timeless(before));
});

test('a library that was exported and then emptied is the same after its import, with its runs', async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('1');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  await openLibrary(page);
  await set(page, 'Worked cases').click();
  await puzzle(page, 'Case 5').click();
  await page.getByRole('textbox', { name: 'Tags' }).fill('exam, week 3');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Übung “1”\nwith a second line');
  await page.getByRole('textbox', { name: 'Notes' }).blur();
  await expect(puzzle(page, 'Case 5')).toContainText('week 3');
  await set(page, 'All sets').click();
  await page.getByRole('button', { name: 'Export…' }).click();
  const leaving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export 3 sets' }).click();
  const file = await (await leaving).path();
  const before = await exported(page);

  for (const title of ['Worked cases', 'First steps', 'Heavy tiles']) {
    await set(page, title).click();
    await page.getByRole('button', { name: 'More of this set' }).click();
    await page.getByRole('button', { name: 'Delete the set' }).click();
    await expect(set(page, title)).toHaveCount(0);
  }
  await set(page, 'All sets').click();
  const rows = await openRuns(page);
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select every run in the list' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted 2 runs.')).toBeVisible();

  await page.getByLabel('File to import').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText('27 new puzzles');
  await expect(page.getByRole('dialog')).toContainText('2 new runs');
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(/Imported 27 puzzles and 2 runs/)).toBeVisible();
  expect(await exported(page)).toEqual(before);
});

test('an old deletion is restored from the list, and the last one by Ctrl Z', async ({ page }) => {
  await expectStep(page, 0);
  await openLibrary(page);
  await set(page, 'Worked cases').click();
  for (const name of ['Case 2', 'Case 3', 'Case 5', 'Case 4']) {
    await puzzle(page, name).click();
    await page.keyboard.press('Delete');
    await expect(page.getByText(`Deleted “${name}”.`)).toBeVisible();
    await expect(puzzle(page, name)).toHaveCount(0);
  }
  await page.keyboard.press('Control+z');
  await expect(puzzle(page, 'Case 4')).toHaveCount(1);

  await page.getByRole('button', { name: 'Recently deleted…' }).click();
  const deleted = page.getByRole('list', { name: 'Recently deleted' }).getByRole('listitem');
  await expect(deleted).toHaveCount(3);
  const { exceptions } = watch(page);
  for (const [left, name] of [
    [2, 'Case 3'],
    [1, 'Case 5'],
    [0, 'Case 2'],
  ] as const) {
    await page.getByRole('button', { name: `Restore Puzzle “${name}”` }).click();
    if (left > 0) await expect(deleted).toHaveCount(left);
  }
  expect(exceptions).toEqual([]);
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(puzzle(page, 'Case 2')).toHaveCount(1);
});

test('a file is imported into the chosen set', async ({ page }) => {
  await expectStep(page, 0);
  await openLibrary(page);
  const file = { name: 'states.txt', mimeType: 'text/plain', buffer: Buffer.from('1 2 3 4 5 6 7 0 8\n') };
  await page.getByLabel('File to import').setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('new set');
  await dialog.getByRole('combobox', { name: 'Into' }).selectOption('“First steps”');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(set(page, 'First steps')).toHaveAccessibleName('First steps, 11 puzzles');
  await expect(set(page, 'states')).toHaveCount(0);
});

test('unsaved typing, the view, and a puzzle in no set are restored after the page closes', async ({ page, host }) => {
  await openLibrary(page);
  await set(page, 'Worked cases').click();
  await puzzle(page, 'Case 3').click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Begin with the corner.');
  await closeWindow(page);

  const later = await host.restart();
  await expect(set(later, 'All sets')).toBeVisible(); // the view that was left
  await set(later, 'Worked cases').click();
  await puzzle(later, 'Case 3').click();
  await expect(later.getByRole('textbox', { name: 'Notes' })).toHaveValue('Begin with the corner.');

  await later.getByRole('button', { name: 'Board', exact: true }).click();
  await later.getByRole('button', { name: 'Shuffle', exact: true }).click();
  await expect(later.getByTestId('puzzle-title')).toHaveText('Untitled puzzle');
  const start = await cellsOnBoard(later);
  await later.getByRole('button', { name: 'More', exact: true }).click();
  await closeWhileBusy(later, later.getByRole('radio', { name: 'Dark' }));

  const last = await host.restart();
  await expect(last.getByTestId('puzzle-title')).toHaveText('Untitled puzzle');
  await expect(last.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(last.getByRole('button', { name: 'Board', exact: true })).toHaveAttribute('aria-current', /.+/);
  expect(await cellsOnBoard(last)).toBe(start);
});
