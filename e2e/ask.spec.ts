/** Asking the class: question, votes, discussion, answer. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { collectStretched, expectStep } from './fixtures/screen.ts';

test('a class is asked what comes next, votes twice, and sees the answer in the next step, by keys alone', async ({
  page,
}) => {
  await page.keyboard.press('F11');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  await page.keyboard.press('m');
  const notice = page.getByText('f does not grow after this step.');
  await expect(notice).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByTestId('question')).toHaveText('Which state is taken next?');
  await expect(notice).toHaveCount(0); // it would cover what the class is to look at
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  await expect(panel).not.toContainText('is right');
  await page.keyboard.press('End'); // the step stands still
  for (const key of ['1', '1', '2', '2', '2', 'Shift+Digit2']) await page.keyboard.press(key);
  await expect(panel.getByTestId('tally')).toHaveText('4 votes · first round. Worth a discussion?');
  await expect(panel.locator('.bar')).toHaveCount(0);
  await expect(panel.getByTestId('votes')).toHaveCount(0); // nobody follows the crowd
  await blackenWith(page, 'b');
  await blackenWith(page, '.');
  await panel.getByRole('button', { name: 'Show votes' }).click();
  await expect(panel.getByTestId('votes')).toHaveText(['2', '2', '0', '0', '0']);
  await panel.getByRole('button', { name: 'Hide votes' }).click();
  await expect(panel.getByTestId('votes')).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(panel.getByTestId('tally')).toContainText('count hands');
  for (const key of ['1', '1', '1', '3']) await page.keyboard.press(key);
  await expect(panel.getByTestId('tally')).toHaveText('4 votes · second round.');
  const stillOpen = page.getByText('A question is open: reveal the answer (→), or skip it (Esc).');
  await page.keyboard.press('End');
  await stillOpen.hover(); // under the pointer, a notice does not fade
  await page.keyboard.press('ArrowRight');
  await expect(stillOpen).toHaveCount(0); // it is not true any more
  await expect(panel.getByTestId('tally')).toContainText(/([A-E]) is right\. \1 has the lowest f/);
  await expect(panel).toContainText('the tie goes to the lowest h');
  await expect(panel.getByTestId('votes')).toHaveText(['3', '0', '1', '0', '0']);
  await expect(panel.getByTestId('first-votes')).toHaveText(['2 →', '2 →', '0 →', '0 →', '0 →']);
  await expect(panel.locator('.bar')).toHaveCount(10); // both rounds
  await expect(panel.getByTestId('shift')).toHaveText('At least 1 of 4 changed to A.');
  const box = (await panel.boundingBox())!;
  for (const choice of await panel.getByRole('listitem').all()) {
    const { y, height } = (await choice.boundingBox())!;
    expect(y + height).toBeLessThan(box.y + box.height); // all of them are seen at once
  }
  await page.keyboard.press('ArrowRight');
  await expect(panel).toHaveCount(0);
  await expectStep(page, 6);
});

test('beside a question stand the goal and the rules, and five boards are in sight whole at 1280 × 720', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('F11');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  const stretched = await collectStretched(page);
  await page.keyboard.press('a');
  const ground = page.getByTestId('facts');
  await expect(ground.getByRole('img', { name: /^Goal: / })).toBeVisible();
  expect(await stretched(), 'the tree makes room, and is never stretched').toEqual([]);
  for (const rule of ['lowest h first, then first in', 'Successors:', 'Goal tested:'])
    await expect(ground).toContainText(rule);
  const tree = (await page.getByRole('application').boundingBox())!;
  expect((await ground.boundingBox())!.x).toBeGreaterThanOrEqual(tree.x + tree.width);
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  const list = panel.getByRole('list');
  const isWhole = () => list.evaluate((element) => element.scrollHeight <= element.clientHeight);
  const boards = await list.getByRole('img').all();
  expect(boards).toHaveLength(5);
  for (const board of boards) expect((await board.boundingBox())!.width).toBeGreaterThanOrEqual(80);
  expect(await isWhole()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByTestId('tally')).toContainText('is right.');
  expect(await isWhole()).toBe(true);
});

test('beside the question which search expands more stands the goal, and all choices are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Present' })).toBeVisible();
  await page.keyboard.press('F11');
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  await expect(async () => {
    if (!(await panel.isVisible())) await page.keyboard.press('a');
    await expect(panel.getByTestId('question')).toContainText('expands', { timeout: 2_000 });
  }).toPass();
  const goal = panel.getByRole('img', { name: /^Goal: / });
  await expect(goal).toBeVisible();
  const votes = (await panel.getByRole('button', { name: 'Show votes' }).boundingBox())!;
  expect(votes.x + votes.width).toBeLessThanOrEqual((await goal.boundingBox())!.x);
  const list = panel.getByRole('list');
  expect(await list.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
});

test('where the class works f out, neither f nor h is told before the answer', async ({ page }) => {
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  await page.keyboard.press('a');
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  const keys = panel.locator('.said > .key');
  await expect(keys).toHaveCount(5);
  const told = await keys.allInnerTexts();
  expect(told.join()).not.toContain('?');
  await expect(page.getByTestId('facts')).toContainText('Lowest f');
  await panel.getByRole('button', { name: 'Hide f' }).click();
  await expect(keys).toHaveText(told.map((key) => key.replace(/\+.*/, '+?=?')));
  await expect(page.getByTestId('tree-path')).not.toContainText(', h ');
  await expect(page.getByTestId('facts')).not.toContainText('Lowest');
  await panel.getByRole('button', { name: 'Reveal' }).click();
  await expect(keys).toHaveText(told);
  await expect(page.getByTestId('tree-path')).toContainText(', h ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  await expect(panel.getByRole('button', { name: 'Show f' })).toBeVisible(); // it is remembered
});

test('while h is asked for, the tree does not show it', async ({ page }) => {
  await page.keyboard.press('q');
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  await panel.getByRole('button', { name: 'Other question' }).click();
  await page.getByRole('button', { name: 'What is h of a state?' }).click();
  await expect(page.getByTestId('question')).toContainText('What is h');
  const marked = page
    .getByTestId('tree-path')
    .or(page.getByTestId('tree-children'))
    .locator('li:not(:has-text(", h "))');
  await expect(marked).toHaveCount(1);
});

test('the requested number is shown nowhere, and the mouse does what keys do', async ({ page }) => {
  await page.keyboard.press('q');
  await expect(page.getByTestId('question')).toHaveText('What is f of the marked state?');
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  const signs = page.locator('.drawing .sign');
  await expect(signs).toHaveText(['?']);
  await panel.getByRole('button', { name: 'Hide letters' }).click();
  await expect(signs).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show letters' }).click();
  const other = panel.getByRole('button', { name: 'Other question' });
  await other.click();
  await page.getByRole('button', { name: 'Does f grow?' }).click();
  await expect(page.getByTestId('question')).toHaveText('Does f grow with the next step?');
  await other.click();
  await page.getByRole('button', { name: 'What is f of a state?' }).click();
  await expect(page.getByTestId('question')).toHaveText('What is f of the marked state?');
  await panel.getByRole('button', { name: 'Vote for C', exact: true }).click();
  await expect(panel.getByTestId('tally')).toContainText('1 vote · first round.');
  await panel.getByRole('button', { name: 'Reveal' }).click();
  await expect(panel.getByTestId('votes')).toHaveText(['0', '0', '1', '0', '0']);
  await expect(panel.getByTestId('tally')).toContainText('is right.');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel).toHaveCount(0);

  const moments = page.getByRole('toolbar', { name: 'Moments worth a question' });
  await page.mouse.move(640, 300);
  await expect(moments).toHaveCount(0); // nobody points at the timeline
  await page.getByRole('slider', { name: 'Step' }).hover();
  await moments.getByRole('button', { name: 'Ask at step 4: a tie' }).click();
  await expect(page.getByTestId('question')).toHaveText('Which state is taken next?');
  await expect(moments).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectStep(page, 4);
  await page.keyboard.press('F11'); // the class does not see them
  await page.getByRole('slider', { name: 'Step' }).hover();
  await expect(page.getByRole('toolbar', { name: 'Marks on the timeline' })).toBeVisible();
  await expect(moments).toHaveCount(0);
});

test('a search by hand: a mistake shows the rule, what is filled in is judged, and the end shows the score', async ({
  page,
}, testInfo) => {
  await page.getByRole('button', { name: 'Search by hand' }).click();
  const panel = page.getByRole('complementary', { name: 'Search by hand' });
  const told = panel.getByTestId('hand-told');
  const states = panel.locator('[data-node]');
  await test.step('g, h, f and the successors are filled in by keys alone; their mistakes are explained', async () => {
    await expect(states.first()).toContainText('?+?=?');
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByTestId('hand-title')).toHaveText('What belongs to the state taken?');
    await expect(told).toContainText('Right: ?+?=? This state is taken.');
    for (const value of ['1', '8', '9']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('ne'); // up: new
    await panel.getByRole('button', { name: 'Check' }).press('Enter');
    const missing = panel.getByRole('combobox', { name: 'down' });
    await expect(missing).toBeFocused(); // where nothing is chosen
    await expect(panel.getByRole('checkbox', { name: 'h', exact: true })).toBeDisabled(); // it would show h
    await panel.getByRole('button', { name: 'Go on' }).click({ force: true }); // it says that it cannot act
    await expect(page.getByText('Fill in the fields first.', { exact: true })).toBeVisible();
    for (const move of ['down', 'left', 'right']) await panel.getByRole('combobox', { name: move }).press('n');
    await panel.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(panel.getByTestId('hand-entries').getByRole('listitem')).toHaveText([
      '✗ g = 1 counts the states of the path, not its moves, and so has one more. The path has 0 moves: g is 0.',
      '✓ h: right',
      '✗ f = 9 follows from what you filled in before it, which is wrong. f = g + h = 0 + 8 = 8.',
      '✗ The move left is possible, and leads to a state.',
    ]);
    await expect(panel.getByTestId('hand-score')).toContainText('2 of 5 right');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('hand-title')).toHaveText('Which state is taken next?');
    await panel.getByRole('button', { name: 'Go on' }).click({ force: true }); // it says that it cannot act
    await expect(page.getByText('Choose a frontier state first.', { exact: true })).toBeVisible();
  });
  for (const part of ['g', 'h', 'f', 'successors']) await panel.getByRole('checkbox', { name: part }).uncheck();
  /** By the f that stands under them. */
  const choose = async (which: 'min' | 'max'): Promise<void> => {
    const keys = await states.allInnerTexts();
    const values = keys.map((text) => Number(text.split('=').at(-1)));
    await states.nth(values.indexOf(Math[which](...values))).click();
  };
  await choose('max');
  await expect(told).toContainText('Not this one: 1+9=10 This state');
  await expect(page.locator('.drawing .sign')).toHaveText(['✗', '✓']);
  await page.keyboard.press('End'); // nothing else moves the step
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('hand-title')).toHaveText('Which state is taken next?');
  while (await states.first().isVisible()) {
    await choose('min');
    if ((await page.locator('.drawing .sign').count()) > 0) await panel.getByRole('button', { name: 'Go on' }).click();
  }
  await expect(page.getByTestId('hand-title')).toHaveText('The goal is reached');
  await expect(panel.getByTestId('hand-score')).toContainText(/\b[2-9] of 13 right/);
  const [right] = /\d+ of 13 right/.exec((await panel.getByTestId('hand-score').innerText()).replace(/\s+/g, ' '))!;
  await expect(panel.getByTestId('hand-score')).toContainText('1 × last in, first out');
  await test.step('it leaves as a file, and comes into the results of a class', async () => {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save your search by hand' });
    await dialog.getByLabel('Your name').fill('Ada');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const file = testInfo.outputPath('Ada.searchlight');
    await (await download).saveAs(file);
    await page.keyboard.press('Escape');
    await expectStep(page, 9);
    await page.keyboard.press('l');
    await page.getByLabel('File to import').setInputFiles(file);
    const coming = page.getByRole('dialog');
    await coming.getByLabel('Class').fill('CS 101');
    await coming.getByLabel('Class').blur();
    await expect(coming).toContainText(`1 search by hand: ${right}.`);
    await coming.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Show the results' }).click();
    const table = page.getByRole('table', { name: 'By student' });
    await expect(table.getByRole('row').filter({ hasText: 'Ada' })).toContainText(right);
    await page.getByRole('button', { name: 'Ada', exact: true }).click();
    await expect(table.getByRole('list', { name: 'Searches by hand' })).toContainText('1 × last in, first out');
  });
});

/** A black screen in the middle of a vote, with a key of a clicker; it ends with another key, which does nothing else. */
async function blackenWith(page: Page, key: string): Promise<void> {
  const tally = page.getByTestId('tally');
  const before = await tally.textContent();
  await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'The screen is black' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: 'The screen is black' })).toHaveCount(0);
  await expect(tally).toHaveText(before!);
}
