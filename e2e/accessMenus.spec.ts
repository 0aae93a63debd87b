/** For everybody: every menu of every view, the dialogs, and what a class and its lessons show. */
import type { Locator, Page } from '@playwright/test';
import { VIEW_IDS, VIEWS } from '../src/shared/contract/views.ts';
import { judge, type Screen } from './fixtures/axe.ts';
import { answersOf } from './fixtures/homework.ts';
import { expect, test } from './fixtures/host.ts';
import { expectStep, SEEN } from './fixtures/screen.ts';

/** Buttons that open something over the page. */
const OPENERS = 'button[popovertarget$="popup"], button[aria-haspopup]';

/** The command with this title, by the palette. */
async function run(page: Page, title: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
}

function dialog(title: string, command = title): Screen {
  return {
    name: title,
    open: async (page) => {
      await run(page, command);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    },
    isOver: true,
    leave: 'Escape',
  };
}

/** Judges every menu that was not judged before; looks anew after each, because a view may still be adding buttons. */
async function judgeMenus(page: Page, where: string, judged: Set<string>): Promise<void> {
  for (;;) {
    const openers = await page.locator(OPENERS).filter({ visible: true }).all();
    const names = await Promise.all(openers.map(nameOf));
    const next = names.findIndex((name) => !judged.has(name));
    if (next === -1) return;
    judged.add(names[next]!);
    await judge(page, [
      { name: `${where}: ${names[next]}`, open: () => openers[next]!.press('Enter'), isOver: true, leave: 'Escape' },
    ]);
  }
}

function nameOf(opener: Locator): Promise<string> {
  return opener.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
}

test('axe finds nothing to object to in any menu of any view', async ({ page }) => {
  await expectStep(page, 0);
  const judged = new Set<string>();
  for (const view of VIEW_IDS) {
    const { key } = VIEWS[view];
    if (key) await page.keyboard.press(key);
    await expect(page.locator(SEEN[view]).first()).toBeVisible();
    if (view === 'compare') await expect(page.locator('button', { hasText: 'Predict' }).first()).toBeVisible();
    await judgeMenus(page, view, judged);
  }
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.press('F11');
  await expect(page.getByRole('button', { name: 'What is shown' })).toBeVisible();
  await judgeMenus(page, 'presented', judged);
  expect([...judged]).toEqual(
    expect.arrayContaining(['More', 'More of these numbers', 'Help', 'Predict', 'What is shown']),
  );
});

/** Those that a command opens. */
const DIALOGS = [
  dialog('Welcome to Searchlight', 'welcome page'),
  dialog('Help', 'Open Help'),
  dialog('Report a problem'),
  dialog('About Searchlight'),
  dialog('Open a run by its code', 'run by its code'),
  dialog('Add this moment to a lesson'),
  dialog('Copy a link to this moment'),
  dialog('Pages to print', 'Print a test'),
];

test('axe finds nothing to object to in the dialogs of commands and in the tour', async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await judge(page, [...DIALOGS, { name: 'the tour', open: () => run(page, 'Take the tour') }]);
});

const list = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What to list' }).getByRole('button', { name }).click();

const HOMEWORK = {
  name: 'Ada, A by hand.searchlight',
  mimeType: 'application/json',
  buffer: Buffer.from(answersOf('Ada', 1, 1_000)),
};

const OF_A_CLASS: readonly Screen[] = [
  {
    name: 'no class results',
    open: async (page) => {
      await page.keyboard.press('l');
      await list(page, 'Class results');
    },
  },
  {
    name: 'the import of answers, with the class',
    open: async (page) => {
      await page.getByLabel('File to import').setInputFiles(HOMEWORK);
      await page.getByRole('dialog').getByLabel('Class').fill('CS 101');
    },
    isOver: true,
  },
  {
    name: 'the results of a class',
    open: async (page) => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByRole('table', { name: 'By student' })).toBeVisible();
    },
  },
  ...['By question', 'By mistake'].map((name): Screen => ({
    name: `the results of a class, ${name}`,
    open: (page) => page.getByRole('group', { name: 'Results' }).getByRole('button', { name }).click(),
  })),
];

test('axe finds nothing to object to in what a class handed in', async ({ page }) => {
  await expectStep(page, 0);
  await judge(page, OF_A_CLASS);
});

const OF_A_LESSON: readonly Screen[] = [
  {
    name: 'a page of a lesson, written',
    open: async (page) => {
      await page.keyboard.press('Shift+U');
      const adding = page.getByRole('dialog', { name: 'Add this moment to a lesson' });
      await adding.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(adding).toHaveCount(0);
      await page.keyboard.press('u');
      await page.getByRole('button', { name: 'Add a page' }).click();
      await page.getByLabel('Heading of the page').fill('What we have seen');
      await page.getByLabel('Lines below it').fill('It takes {length} moves.');
    },
  },
  {
    name: 'a page of a lesson, held',
    open: async (page) => {
      await page.getByLabel('How lessons are done').selectOption('Before a class');
      await page.getByRole('button', { name: 'Begin the lesson' }).click();
      await expect(page.getByTestId('lesson-place')).toHaveText('Stop 1 of 2');
      await page.keyboard.press('PageDown');
      await expect(page.getByTestId('lesson-page')).toBeVisible();
    },
  },
  { name: 'the stops of a lesson', open: (page) => page.keyboard.press('Shift+M'), isOver: true, leave: 'Escape' },
];

test('axe finds nothing to object to in pages and stops of a lesson', async ({ page }) => {
  await expectStep(page, 0);
  await judge(page, OF_A_LESSON);
});
