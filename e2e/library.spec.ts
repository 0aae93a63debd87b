/** The library: sets and puzzles that are arranged, looked for, deleted and restored; the history of runs. */
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { collectMoments, expectStep, openRuns, typePuzzle } from './fixtures/screen.ts';

const sets = (page: Page): Locator => page.getByRole('listbox', { name: 'Puzzle sets' }).getByRole('option');
const puzzles = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Puzzles', exact: true }).getByRole('option');
const set = (page: Page, title: string): Locator => sets(page).filter({ hasText: title });
const puzzle = (page: Page, title: string): Locator => puzzles(page).filter({ hasText: title });

/** The titles of the starter set, which has seven puzzles. */
const CASES = [1, 2, 3, 4, 5, 6, 7].map((number) => `Case ${number}`);

async function openSet(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await set(page, title).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

async function createSet(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByRole('textbox', { name: 'Title of the set' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

async function expectPuzzles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(puzzles(page)).toContainText([...titles]);
  await expect(puzzles(page)).toHaveCount(titles.length);
}

/** Carries a row to a place in another one, from 0 at its top to 1 at its bottom. */
async function carry(page: Page, from: Locator, to: Locator, where: number): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 10);
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * where, { steps: 4 });
  await page.mouse.up();
}

test('sets and puzzles are arranged with the pointer and with the keys, and stay so', async ({ page, host }) => {
  await openSet(page, 'Worked cases');
  await expectPuzzles(page, CASES);
  await carry(page, puzzle(page, 'Case 1'), puzzle(page, 'Case 3'), 0.8);
  await expectPuzzles(page, ['Case 2', 'Case 3', 'Case 1', ...CASES.slice(3)]);

  // Delete while a row is held took it away, and the focus with it.
  const held = (await puzzle(page, 'Case 2').boundingBox())!;
  await page.mouse.move(held.x + 60, held.y + 20);
  await page.mouse.down();
  await page.mouse.move(held.x + 60, held.y + 40, { steps: 3 });
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectPuzzles(page, ['Case 2', 'Case 3', 'Case 1', ...CASES.slice(3)]);

  await puzzle(page, 'Case 2').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expectPuzzles(page, ['Case 3', 'Case 2', 'Case 1', ...CASES.slice(3)]);
  await expect(puzzle(page, 'Case 2')).toBeFocused();

  await createSet(page, 'Tuesday');
  await expect(page.getByText('There is no puzzle here yet.')).toBeVisible();
  await set(page, 'Worked cases').click();
  await carry(page, puzzle(page, 'Case 4'), set(page, 'Tuesday'), 0.5);
  await expect(set(page, 'Tuesday')).toHaveAccessibleName('Tuesday, 1 puzzle');
  await puzzle(page, 'Case 7').click();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tuesday/ })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.closest('dialog')!.querySelector<HTMLElement>('[aria-label="Close"]')!.click(); // before the answer
    });
  await expect(page.getByText('1 puzzle moved to the end of “Tuesday”.')).toBeVisible();
  await expect(set(page, 'Tuesday')).toHaveAccessibleName('Tuesday, 2 puzzles');

  await set(page, 'Tuesday').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(sets(page)).toContainText(['All sets', 'Worked cases', 'First steps', 'Tuesday', 'Heavy tiles']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(sets(page)).toContainText(['All sets', 'Worked cases', 'Tuesday', 'First steps']);
  await carry(page, set(page, 'First steps'), set(page, 'Worked cases'), 0.2);
  await expect(sets(page)).toContainText(['All sets', 'First steps', 'Worked cases', 'Tuesday']);

  await host.kill('SIGKILL');
  const again = await host.restart();
  await again.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(sets(again)).toContainText(['All sets', 'First steps', 'Worked cases', 'Tuesday']);
  await set(again, 'Tuesday').click();
  await expectPuzzles(again, ['Case 4', 'Case 7']);
});

test('sets are deleted and restored, and go out as files and come back', async ({ page }) => {
  await test.step('what is deleted is named, and is restored', async () => {
    await openSet(page, 'Worked cases');
    await puzzle(page, 'Case 2').click();
    await puzzle(page, 'Case 4').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Delete');
    await expectPuzzles(page, ['Case 1', ...CASES.slice(4)]);
    await expect(page.getByText('Deleted 3 puzzles.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectPuzzles(page, CASES);

    await page.getByRole('button', { name: 'More of this set' }).click();
    await page.getByRole('button', { name: 'Delete the set' }).click();
    await expect(page.getByText('Deleted “Worked cases”, with 7 puzzles.')).toBeVisible();
    await expect(set(page, 'Worked cases')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await set(page, 'Worked cases').click();
    await expectPuzzles(page, CASES);
  });
  await test.step('a set goes out as a file and comes back, and what is wrong in a file is named', async () => {
    await test.step('a set goes out as a file, and comes back the same after it was deleted', async () => {
      await openSet(page, 'Worked cases');
      const leaving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'More of this set' }).click();
      await page.getByRole('button', { name: 'Export the set', exact: true }).click();
      const file = await (await leaving).path();
      await page.getByRole('button', { name: 'More of this set' }).click();
      await page.getByRole('button', { name: 'Delete the set' }).click();
      await expect(set(page, 'Worked cases')).toHaveCount(0);
      await page.getByLabel('File to import').setInputFiles(file);
      await expect(page.getByRole('dialog')).toContainText('7 new puzzles');
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
      await set(page, 'Worked cases').click();
      await expectPuzzles(page, CASES);
    });
    await test.step('a file dropped on the window is looked at first, and its wrong lines are named', async () => {
      await page.evaluate(() => {
        const files = new DataTransfer();
        files.items.add(new File(['1 2 3 4 5 6 7 8 0\n1 2 3 4 5 6 7 8 8\n1 2 3 4 5 6 7 0 8\n'], 'tuesday.txt'));
        window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
      });
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('2 new puzzles');
      await expect(dialog.getByRole('list', { name: 'What is wrong' })).toContainText('Line 2: ');
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByText(/Imported 2 puzzles/)).toBeVisible();
    });
  });
});

test('titles, notes and tags are saved automatically, and are found while typing', async ({ page, host }) => {
  const shown = await collectMoments(page, '#library-title, [aria-label="Puzzles"] [role="option"]:first-child');
  await openSet(page, 'First steps');
  await expect(puzzles(page).first()).toContainText('One move');
  const said = (await shown()).map(({ said }) => said!);
  expect(said).toContain('First steps');
  const wrong = said.filter((text, at) => text === 'First steps' && said[at + 1]?.includes('Case 1'));
  expect(wrong, 'a set is named over its own puzzles alone').toEqual([]);
  await openSet(page, 'Worked cases');
  await puzzle(page, 'Case 3').click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Warm ');
  await expect(puzzle(page, 'Warm')).toBeVisible();
  await title.pressSequentially('up');
  await expect(title).toHaveValue('Warm up');
  await page.getByRole('textbox', { name: 'Tags' }).fill('easy, first lesson');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Zugzwang');
  await page.getByRole('textbox', { name: 'Notes' }).blur();
  await expect(puzzle(page, 'Warm up')).toContainText('first lesson');
  await title.fill('');
  await expect(page.getByRole('alert')).toHaveText(/^A title has 1 to 200 characters/);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Zugzwang!');
  await puzzle(page, 'Case 4').click();
  await expect(page.getByText(/^Not all that you typed for “Warm up” is saved: A title has 1 to 200/)).toBeVisible();
  await puzzle(page, 'Warm up').click();
  await expect(page.getByRole('textbox', { name: 'Notes' }), 'the title holds back no notes').toHaveValue('Zugzwang!');
  await expect(title, 'what was refused is still there').toHaveValue('');

  await host.kill('SIGKILL');
  const again = await host.restart();
  await again.getByRole('button', { name: 'Library', exact: true }).click();
  const field = again.getByRole('searchbox', { name: 'Search titles, notes and tags' });
  await expect(puzzles(again)).toHaveCount(27);
  const solution = again.getByRole('combobox', { name: 'Solution' });
  const place = await solution.boundingBox();
  for (const text of ['zugz', 'LESSON warm', 'warm easy']) {
    await field.fill(text);
    await expectPuzzles(again, ['Warm up']);
  }
  expect(await solution.boundingBox(), 'nothing beside the field moves while one types').toEqual(place);
  await field.fill('nothing is called so');
  await expect(again.getByText('No puzzle of the library matches.')).toBeVisible();
  await again.getByRole('button', { name: 'Show all' }).first().click();
  await solution.selectOption('Has no solution');
  await expectPuzzles(again, ['Case 4', 'Two tiles swapped']);
  await again.getByRole('button', { name: 'Show all' }).first().click();
  for (const name of ['Fewest moves', 'Most moves']) {
    await again.getByRole('spinbutton', { name }).fill('1');
    await expect(puzzles(again)).not.toHaveCount(27);
    await again.getByRole('spinbutton', { name }).fill('');
    await expect(puzzles(again), 'an empty field asks for nothing').toHaveCount(27);
  }
  const list = again.getByRole('group', { name: 'What to list' });
  const [fewest, most] = ['Fewest moves', 'Most moves'].map((name) => again.getByRole('spinbutton', { name }));
  await most.fill('1');
  await expect(puzzles(again)).not.toHaveCount(27);
  await list.getByRole('button', { name: 'Runs' }).click();
  await list.getByRole('button', { name: 'Puzzles' }).click();
  await expect(most, 'the length in force stands in its field').toHaveValue('1');
  await fewest.fill('500');
  await again.getByRole('button', { name: 'Show all' }).last().click();
  await expect(puzzles(again)).toHaveCount(27);
  await expect(fewest, 'no length is in force').toHaveValue('');
  await expect(most).toHaveValue('');
  await fewest.fill('0');
  await again.getByRole('button', { name: 'Show all' }).click();
  await expect(fewest, 'a typed 0 is in force, and goes').toHaveValue('');
});

test('the keyboard keeps its place where what it has pressed is removed', async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('1');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  await openSet(page, 'First steps');
  await set(page, 'First steps').press('F2');
  await page.getByRole('textbox', { name: 'Title of the set' }).press('Enter');
  await expect(page.getByRole('button', { name: 'More of this set' })).toBeFocused();
  const last = await puzzles(page).count();
  await puzzles(page).last().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(puzzles(page)).toHaveCount(last - 1);
  await expect(puzzles(page).last()).toBeFocused();
  await page.getByRole('complementary', { name: 'The chosen puzzle' }).getByRole('button', { name: 'Delete' }).focus();
  for (const left of [last - 2, last - 3]) {
    await page.keyboard.press('Enter');
    await expect(puzzles(page)).toHaveCount(left);
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  }
  await set(page, 'All sets').click();
  const rows = await openRuns(page);
  await expect(rows).toHaveCount(3);
  const opening = rows.getByRole('rowheader').getByRole('button');
  await opening.first().focus();
  await page.keyboard.press('Delete');
  await expect(opening).toHaveCount(1);
  await expect(opening).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(opening).toHaveCount(0);
  await expect(page.locator('body'), 'the list has the focus').not.toBeFocused();
});

test('a set is renamed and duplicated', async ({ page }) => {
  await openSet(page, 'Worked cases');
  await set(page, 'Worked cases').focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Title of the set' }).fill('Week 3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'More of this set' }).click();
  await page.getByRole('button', { name: 'Duplicate the set' }).click();
  await page.keyboard.press('Escape');
  await expect(sets(page)).toContainText(['All sets', 'Week 3', 'Week 3 (copy)', 'First steps']);
  await expectPuzzles(page, CASES);

  await test.step('what lists the whole library has its own name, and no set is chosen', async () => {
    const list = (name: string) => page.getByRole('group', { name: 'What to list' }).getByRole('button', { name });
    const heading = page.locator('#library-title');
    for (const name of ['Comparisons', 'Questions', 'Class results']) {
      await list(name).click();
      await expect(heading).toHaveText(name);
      await expect(sets(page).and(page.getByRole('option', { selected: true }))).toHaveCount(0);
    }
    await set(page, 'First steps').click();
    await expect(heading).toHaveText('First steps');
    await expect(list('Puzzles')).toHaveAttribute('aria-pressed', 'true');
    await list('Runs').click();
    await set(page, 'Heavy tiles').click();
    await expect(heading).toHaveText('Heavy tiles');
    await expect(list('Runs')).toHaveAttribute('aria-pressed', 'true');
    await list('Questions').click();
    await set(page, 'Heavy tiles').press('F2');
    await expect(page.getByLabel('Title of the set')).toHaveValue('Heavy tiles');
    await page.keyboard.press('Escape');
    await list('Comparisons').click();
    await set(page, 'Heavy tiles').press('ArrowUp');
    await expect(heading).toHaveText('First steps');
    await expect(set(page, 'First steps')).toBeFocused();
  });
});

test('every run that ends is in the history; two of one puzzle are compared, and one is deleted and restored', async ({
  page,
}) => {
  await expectStep(page, 0);
  await page.keyboard.press('1');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  await page.keyboard.press('l');
  const rows = await openRuns(page);
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Expanded' }).click();
  await expect(rows.nth(1)).toContainText('A*');
  await expect(page.getByRole('columnheader', { name: 'Expanded' })).toHaveAttribute('aria-sort', 'ascending');
  for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').check();
  await expect(page.getByRole('row', { name: /^Expanded/ })).toContainText('191 × 21.2');
  const widthBeyond = (table: Element) => table.scrollWidth - table.parentElement!.clientWidth;
  expect(await page.getByRole('table', { name: 'Runs' }).evaluate(widthBeyond), 'pixels to scroll sideways').toBe(0);

  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('Breadth-first search');
  await expect(rows).toHaveCount(2);
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as table (CSV)' }).click();
  expect((await leaving).suggestedFilename()).toMatch(/\.csv$/);
});

test('saving, editing and deleting a puzzle take at most two calls each on the socket', async ({ page, hostKind }) => {
  test.skip(hostKind !== 'web', 'the others have no socket');
  let calls = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (!String(payload).includes('app.whyUnsaved')) calls++; // that is asked from time to time
    }),
  );
  await page.reload();
  await expectStep(page, 0);
  await typePuzzle(page, '1 2 3 / 4 5 6 / _ 7 8', '123456780');
  await page.getByRole('button', { name: 'Save puzzle…' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Two to go');
  const countedIn = async (act: () => Promise<unknown>): Promise<number> => {
    await page.waitForTimeout(500); // what was asked for before has been answered
    calls = 0;
    await act();
    await page.waitForTimeout(500);
    return calls;
  };
  const save = async (): Promise<void> => {
    const form = page.locator('dialog form', { has: page.getByRole('button', { name: 'Save', exact: true }) });
    await form.evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit(); // as a double press does
    });
    await expect(page.getByTestId('puzzle-title')).toHaveText('Two to go');
  };
  expect(await countedIn(save)).toBe(2);
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await puzzle(page, 'Two to go').click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Two moves');
  const edit = async (): Promise<void> => {
    await title.press('Enter');
    await expect(puzzle(page, 'Two moves')).toBeVisible();
  };
  expect(await countedIn(edit)).toBeLessThanOrEqual(2);
  const remove = async (title: string): Promise<void> => {
    await puzzle(page, title).click();
    await page.keyboard.press('Delete');
    await expect(puzzle(page, title)).toHaveCount(0);
  };
  expect(await countedIn(() => remove('Two moves'))).toBeLessThanOrEqual(2); // it is on the board
  expect(await countedIn(() => remove('Case 2'))).toBeLessThanOrEqual(2);
});
