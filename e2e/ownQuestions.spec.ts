/** Questions of the user's own: written, asked before a class, kept, done at home, and taken in again. */
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { EMPTY_FILE, writeLibrary } from '../src/shared/exchange/libraryFile.ts';
import { CASE_6 } from '../src/shared/lesson/lessons/puzzles.ts';
import { board, search } from '../src/shared/lesson/lessons/stops.ts';
import { expect, test } from './fixtures/host.ts';
import { savedPage } from './fixtures/savedPage.ts';
import { goOnFromAnswer } from './fixtures/presented.ts';

const TOLD = { text: 'Think of what waits in the frontier.', note: '' };
const LESSON = {
  ...{ format: 3 as const, title: 'Mine', summary: '' },
  stops: [search(CASE_6, {}, 2, TOLD), board(CASE_6, TOLD)],
};
const BOARDS = [
  '1 2 3 / _ 4 6 / 7 5 8',
  '_ 2 3 / 1 4 6 / 7 5 8',
  '1 2 3 / 7 4 6 / _ 5 8',
  '1 2 3 / 4 _ 6 / 7 5 8',
  '1 2 3 / 4 5 6 / 7 8 _',
];

test('questions of one’s own are written in a lesson, asked, kept, done alone, and judged by the lesson', async ({
  page,
  context,
}, testInfo) => {
  const file = testInfo.outputPath('mine.searchlight');
  await writeFile(file, writeLibrary({ ...EMPTY_FILE, lessons: [LESSON] }));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('u');
  await page.getByLabel('File with lessons to import').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: 'Mine' }).click();
  const form = page.getByRole('form', { name: 'Your question' });
  const stops = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move stop/ }) });

  await test.step('in words and numbers with figures', async () => {
    await openForm(page, 1);
    await expect(form.getByRole('status')).toHaveText(/^The question has no text yet\./);
    await form.getByLabel('Your question', { exact: true }).fill('How many of {expanded} nodes are expanded?');
    await form.getByRole('textbox', { name: 'Choice A' }).fill('{expanded}');
    await page.getByRole('button', { name: 'Close stop 1' }).click();
    await expect(page.getByText('The question of stop 1 is not saved yet: Choice B is empty.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit stop 1' }).click();
    await expect(form.getByRole('textbox', { name: 'Choice A' })).toHaveValue('{expanded}');
    await form.getByRole('textbox', { name: 'Choice B' }).fill('None of ');
    await page.getByText('Numbers for your texts').click();
    await page.getByRole('button', { name: 'Write {generated}' }).click();
    await expect(form.getByRole('textbox', { name: 'Choice B' })).toHaveValue('None of {generated}');
    await form.getByRole('button', { name: 'Add a choice' }).click();
    await form.getByLabel('What choice C is').selectOption('Board');
    await form.getByRole('textbox', { name: 'Choice C' }).fill('1 2 3 / 4 5 6 / 7 8 8');
    await form.getByLabel('Choice A is right').check();
    await form.getByLabel('Reason for A').fill('All {expanded} of them.');
    await form.getByLabel('Choice C is right').check();
    await expect(form.getByRole('status')).toContainText('Choice C: ');
    await form.getByRole('textbox', { name: 'Choice C' }).fill('1 2 3 / 4 5 6 / 7 8 _');
    await form.getByRole('button', { name: 'Move choice C up' }).click();
    await expect(form.getByRole('status')).toHaveCount(0);
    await expect(form.getByRole('region')).toContainText(/How many of \d+ nodes are expanded\?/);
    await form.getByRole('textbox', { name: 'Choice A' }).press('Escape');
    await expect(stops.first()).toContainText(/Question: How many of \d+ nodes/);
  });

  await test.step('in five boards', async () => {
    await openForm(page, 2);
    await form.getByLabel('Your question', { exact: true }).fill('Which of these states has the lowest f of all?');
    for (const [at, board] of BOARDS.entries()) {
      const letter = 'ABCDE'[at];
      if (at > 1) await form.getByRole('button', { name: 'Add a choice' }).click();
      if (at < 2) await form.getByLabel(`What choice ${letter} is`).selectOption('Board');
      await form.getByRole('textbox', { name: `Choice ${letter}` }).fill(board);
      await form.getByLabel(`Reason for ${letter}`).fill('It takes the moves that are made for those to come.');
    }
    await expect(form.getByRole('button', { name: 'Add a choice' })).toHaveAttribute('aria-disabled', 'true');
    await form.getByLabel('Choice E is right').check();
    await expect(form.getByRole('status')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close stop 2' }).click();
    await expect(stops.last()).toContainText('Question: Which of these states');
  });

  const place = page.getByTestId('lesson-place');
  const question = page.getByTestId('question');
  await test.step('they are held before a class, in two rounds, and five boards fit', async () => {
    await page.getByRole('button', { name: 'Begin the lesson' }).click();
    await expect(question).toHaveText(/^How many of \d+ nodes are expanded\?$/);
    await page.keyboard.press('F5');
    await voteInTwoRounds(page);
    await expect(page.getByTestId('tally')).toContainText('A and B are right.');
    await expect(page.getByTestId('tally')).toContainText('At least 2 of 3 changed to A or B.');
    await expect(page.locator('.why', { hasText: /All \d+ of them\./ })).toBeVisible();
    await goOnFromAnswer(page);
    await expect(place).toHaveText('Stop 2 of 2');
    await expect(question).toHaveText('Which of these states has the lowest f of all?');
    const panel = page.getByRole('region', { name: 'Question to the class' });
    await expectWhole(panel);
    await voteInTwoRounds(page);
    await expect(page.getByTestId('tally')).toContainText('E is right.');
    await expect(panel.getByTestId('kept')).toContainText('The votes are saved.');
    await expectWhole(panel);
    await page.keyboard.press('ArrowRight'); // goes on
    await expect(panel).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+L');
  });

  await test.step('their votes are in the library, and are asked again from there', async () => {
    const lists = page.getByRole('group', { name: 'What to list' });
    await expect(async () => {
      if (!(await lists.isVisible())) await page.keyboard.press('l'); // the end of the lesson brings its view back
      await expect(lists).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await lists.getByRole('button', { name: 'Questions' }).click();
    const rows = page.getByRole('table', { name: 'Questions' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Which of these states' })).toContainText('E is right.');
    await rows.getByRole('button', { name: /^How many of \d+ nodes are expanded/ }).click();
    await expect(question).toHaveText(/^How many of \d+ nodes are expanded\?$/);
    await page.keyboard.press('Escape');
  });

  await test.step('they are done alone in a page, and the lesson judges the answers', async () => {
    await page.keyboard.press('u');
    const homework = await savedPage(page, page.getByRole('button', { name: 'Export the lesson as a page' }), testInfo);
    const alone = await context.newPage();
    await alone.setViewportSize({ width: 1280, height: 720 });
    await alone.goto(homework);
    await expect(alone.getByTestId('question')).toHaveText(/^How many of \d+ nodes are expanded\?$/);
    await answer(alone, 'b');
    await expect(alone.getByTestId('tally')).toContainText('A and B are right.');
    await goOnFromAnswer(alone);
    await expect(alone.getByTestId('question')).toContainText('Which of these states');
    await answer(alone, 'c');
    await alone.keyboard.press('ArrowRight');
    await alone.getByRole('button', { name: 'Save your answers (2)…' }).click();
    await expect(alone.getByRole('dialog')).toContainText(/2 of 2 questions of “Mine” answered, 1 right\./);
    await alone.getByLabel('Your name').fill('Ada');
    const answers = alone.waitForEvent('download');
    await alone.keyboard.press('Enter');
    await page.getByLabel('File with lessons to import').setInputFiles(await (await answers).path());
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Answers in the file' })).toHaveText(
      /^Ada 2 of 2 questions of “Mine” answered, 1 right\.\s*$/,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  });

  await test.step('while one waits beside the board, the results of the class are hidden', async () => {
    await page.getByRole('button', { name: 'Begin here, at stop 2' }).click();
    await expect(question).toHaveText('Which of these states has the lowest f of all?');
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Class results' }).click();
    const results = page.getByRole('group', { name: 'The results' });
    await expect(results).toHaveText('A question is open: results are shown again after its answer.');
    await expect(page.getByRole('button', { name: 'Save as table (CSV)' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await page.getByRole('region', { name: 'Question to the class' }).getByRole('button', { name: 'Reveal' }).click();
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(results).toContainText('Ada');
  });
});

async function openForm(page: Page, stop: number): Promise<void> {
  await page.getByRole('button', { name: `Edit stop ${stop}` }).click();
  await page.getByRole('combobox', { name: 'Question' }).selectOption('Your question');
}

/** Three hands for C; two of them go to A and B. */
async function voteInTwoRounds(page: Page): Promise<void> {
  for (const key of ['3', '3', '3', 'v', '3', '2', '1', 'PageDown']) await page.keyboard.press(key);
}

async function answer(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.press('PageDown');
}

/** Five boards are in sight whole, each at least 80 pixels wide, and no letter beside them is under 16 pixels. */
async function expectWhole(panel: Locator): Promise<void> {
  const boards = await panel.getByRole('list').getByRole('img').all();
  expect(boards).toHaveLength(5);
  for (const board of boards) {
    expect((await board.boundingBox())!.width).toBeGreaterThanOrEqual(80);
    await expect(board).toBeInViewport({ ratio: 1 });
  }
  expect(await panel.getByRole('list').evaluate((list) => list.scrollHeight <= list.clientHeight)).toBe(true);
  const sizes = await panel.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (node.textContent!.trim() !== '' && !parentElement!.closest('svg, .visually-hidden'))
        found.push(parseFloat(getComputedStyle(parentElement!).fontSize));
    }
    return found;
  });
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
}
