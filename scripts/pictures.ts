/** `npm run pictures`: takes the pictures of the documents from the program as it is. Build first. */
import type { Page } from '@playwright/test';
import { openPuzzle, leaveFirstPage } from '../e2e/fixtures/screen.ts';
import { inProject } from './bootstrap/project.mjs';
import { launchBrowser } from './launchBrowser.ts';
import { serveNewLibrary } from './serveNewLibrary.ts';

const SIZE = { width: 1440, height: 900 };
/** Time for the camera and the tiles to come to rest. */
const REST_MS = 900;

interface Picture {
  readonly file: string;
  readonly prepare: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    file: 'search-view.png',
    prepare: async (page) => {
      await page.getByTestId('step-title').filter({ hasText: 'Step 0 of 9' }).waitFor();
      for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
    },
  },
  {
    file: 'ask-view.png',
    prepare: async (page) => {
      await page.keyboard.press('Home');
      for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
      await page.getByText('Step 5 of 9').waitFor();
      for (const key of 'a55555555222222311') await page.keyboard.press(key);
    },
  },
  {
    file: 'breadth-first.png',
    prepare: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('1');
      await page.getByTestId('step-title').filter({ hasText: 'Step 0 of 191' }).waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('0');
    },
  },
  {
    file: 'compare-view.png',
    prepare: async (page) => {
      await openPuzzle(page, 'Twenty moves');
      await page.keyboard.press('c');
      await page.getByText('ready', { exact: true }).nth(1).waitFor();
      await page.keyboard.press('End');
      await page.getByText('goal found').nth(1).waitFor();
    },
  },
  {
    file: 'board-view.png',
    prepare: async (page) => {
      await page.keyboard.press('b');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('h');
    },
  },
  {
    file: 'states-view.png',
    prepare: async (page) => {
      await page.keyboard.press('t');
      await page.getByRole('button', { name: /^22 moves: / }).waitFor();
    },
  },
  {
    file: 'lab-view.png',
    prepare: async (page) => {
      await page.keyboard.press('o');
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await page.getByRole('region', { name: 'Progress' }).getByText('Done').waitFor({ timeout: 120_000 });
      await page.getByTestId('lab-chart').focus();
      for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
      await page.getByRole('region', { name: 'The chosen puzzle' }).waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    },
  },
  {
    file: 'program-view.png',
    prepare: async (page) => {
      await page.keyboard.press('Shift+R');
      const output = page.getByLabel('Output of your program');
      await output.setInputFiles(inProject('cases', 'programs', 'counts-blank.jsonl'));
      await page.getByTestId('bug').waitFor();
      await page.keyboard.press('v');
      await page.getByText('A*, as it should be').waitFor();
    },
  },
  {
    file: 'library-view.png',
    prepare: async (page) => {
      await page.keyboard.press('l');
      await page.getByRole('listbox', { name: 'Puzzles', exact: true }).waitFor();
    },
  },
];

const browser = await launchBrowser();
const { host, end } = await serveNewLibrary();
const page = await browser.newPage({ viewport: SIZE });
await page.goto(host.url);
await leaveFirstPage(page);
for (const { file, prepare } of PICTURES) {
  await page.getByTestId('puzzle-title').waitFor();
  await prepare(page);
  await page.mouse.move(0, 0); // nothing is pointed at
  await page.waitForTimeout(REST_MS);
  await page.screenshot({ path: inProject('docs', file) });
}
await browser.close();
await end();
