/** Pages on paper: as many as promised, nothing cut, the fonts in the file, and a code that opens the run again. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { readPdf, type PrintedPage } from './fixtures/pdf.ts';
import { A_STAR } from '../src/shared/lesson/lessons/aStar.ts';
import { choose, expectStep } from './fixtures/screen.ts';

/** Points. */
const SIZES = { A4: [595, 842], Letter: [612, 792] } as const;
/** Points from the edge of the paper that many printers leave white. */
const MARGIN = 17;

async function printed(page: Page, paper: keyof typeof SIZES): Promise<PrintedPage[]> {
  await page.getByRole('dialog').getByRole('button', { name: paper, exact: true }).click();
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  const [width, height] = SIZES[paper];
  for (const one of pages) {
    expect([one.width, one.height].map(Math.round)).toEqual([width, height]);
    const isInside = ({ x, y }: { x: number; y: number }): boolean =>
      x >= MARGIN && x <= width - MARGIN && y >= MARGIN && y <= height - MARGIN;
    expect(one.letters.filter((letter) => !isInside(letter))).toEqual([]);
  }
  expect(pages.map(({ letters }) => sorted(letters.map(({ text }) => text).join('')))).toEqual(
    (await page.locator('.preview .sheet').allTextContents()).map(sorted),
  );
  return pages;
}

/** The characters of a page, in whatever order they are drawn. */
function sorted(text: string): string {
  return Array.from(text.replaceAll(/\s/gu, '')).sort().join('');
}

/** The code at the foot of the first page, as somebody would read it there. */
function codeOn([{ letters }]: readonly PrintedPage[]): string {
  return /SL1(-[0-9A-Z]{4})+/.exec(letters.map(({ text }) => text).join(''))![0];
}

function textOf(pages: readonly PrintedPage[]): string {
  return pages
    .flatMap(({ letters }) => letters.map(({ text }) => text))
    .join('')
    .replaceAll(/\s/gu, '');
}

/** Adds a question to the six of the program; one that tells an answer cannot be added, and says why. */
async function chooseQuestions(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Questions' });
  const said = page.getByRole('dialog').getByRole('status');
  await expect(said).toHaveText('6 questions. The key follows the test.');
  const told = list.getByRole('checkbox', { name: 'Which state is taken next? After step 1 ·', checked: false });
  await expect(told).toHaveAccessibleDescription('Tells the answer of question 4.');
  await told.press('Space');
  await expect(told).not.toBeChecked();
  await expect(said).toHaveText(/^6 /);
  const fourth = list.getByRole('checkbox', { name: 'What is f of the marked state? After step 1 ·' });
  await fourth.click();
  await expect(told).not.toHaveAccessibleDescription('Tells the answer of question 4.');
  await fourth.press('Space');
  await list.getByRole('checkbox', { name: 'What is h of the marked state? After step 1' }).click();
  await expect(said).toHaveText(/^7 /);
}

test('a worksheet, a tree, a test and cards are whole on A4 and Letter, and the code on them opens the run', async ({
  page,
  hostKind,
}) => {
  test.skip(hostKind === 'electron', 'Playwright prints to a file in Chromium alone.');
  const open = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('print a worksheet');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Preview' }).getByRole('img')).toHaveCount(2);
  };
  await choose(page, 'heuristic', 'Misplaced tiles');
  await open();
  const dialog = page.getByRole('dialog');
  const sheet = await printed(page, 'A4');
  expect(sheet).toHaveLength(2);
  await printed(page, 'Letter');
  await dialog.getByRole('button', { name: 'Tree', exact: true }).click();
  expect(await printed(page, 'A4')).toHaveLength(2);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('WW '.repeat(66));
  await dialog.getByRole('button', { name: 'Test', exact: true }).click();
  await chooseQuestions(page);
  const tested = await printed(page, 'Letter');
  expect(textOf(tested)).toContain('(atthestart)'); // the key says where each question was asked
  await expect(dialog.getByRole('status')).toHaveText(/^7 questions/); // another paper leaves the choice
  await dialog.getByRole('button', { name: 'Cards A to E' }).click();
  expect((await printed(page, 'A4')).map(({ letters }) => letters.map(({ text }) => text).join(''))).toEqual([
    ...'ABCDE',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0); // keys before that are the dialog's
  await choose(page, 'algorithm', 'Breadth-first search');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191'); // the heuristic, which had the focus, is idle now
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.keyboard.press('Control+o');
  await page.keyboard.type(codeOn(sheet).toLowerCase());
  await page.keyboard.press('Enter');
  await expectStep(page, 0);
  await expect(page.getByTestId('algorithm')).toHaveValue('astar');
  await expect(page.getByTestId('heuristic')).toHaveValue('misplaced');
  await test.step('pages that are asked for while the next search opens are those of that search', async () => {
    const asked = [
      ['Test with a key…', 'bfs', /questions. The key follows the test./],
      ['Worksheet…', 'greedy', /^One page has room for at most|This run has/],
    ] as const;
    for (const [pages, algorithm, said] of asked) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('button', { name: pages }).evaluate((button: HTMLElement, algorithm) => {
        const select = document.querySelector<HTMLSelectElement>('[data-testid="algorithm"]')!;
        select.value = algorithm;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        button.click();
      }, algorithm);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(said);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('algorithm')).toHaveValue(algorithm);
    }
  });
});

/** Has the browser print, and returns what stands on paper then, and the name that a file of it would have. */
async function printedBy(page: Page, print: () => Promise<void>): Promise<{ papers: string[]; title: string }> {
  const paper = page.evaluate(
    () =>
      new Promise<{ papers: string[]; title: string }>((resolve) => {
        addEventListener('beforeprint', ({ isTrusted }) => {
          const papers = Array.from(document.querySelectorAll('.paper'), ({ textContent }) => textContent);
          if (isTrusted) resolve({ papers, title: document.title });
        });
      }),
  );
  await print();
  return paper;
}

test('a page that prints itself, and makes no markup then, has all that is printed', async ({ page, hostKind }) => {
  test.skip(hostKind === 'electron', 'It would open the dialog of the system.');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  const sentence = (await page.getByTestId('sentence').textContent())!;
  const holding = (text: string, title: string) => ({ papers: [expect.stringContaining(text)], title });
  expect(await printedBy(page, () => page.keyboard.press('Control+p'))).toEqual(
    holding(sentence, 'Case 1, A* · Manhattan distance, Step 1 of 9'),
  );
  await expect(page).toHaveTitle('Searchlight');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Worksheet…' }).click();
  const dialog = page.getByRole('dialog');
  const press = () => dialog.getByRole('button', { name: 'Print, or' }).click();
  for (const [kind, text, title] of [
    ['Worksheet', 'h of the start by tile (others 0):', 'Worksheet: A* by hand: Case 1'],
    ['Test', 'What is h of the marked state?', 'Test: A*: Case 1'],
    ['Cards A to E', 'A B C D E', 'Cards A to E'],
  ] as const) {
    await dialog.getByRole('button', { name: kind, exact: true }).click();
    expect(await printedBy(page, press)).toEqual(holding(text, title));
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('u');
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: A_STAR.title }).click();
  expect(await printedBy(page, () => page.keyboard.press('Control+p'))).toEqual(
    holding(A_STAR.stops[0].note!, A_STAR.title),
  );
  // The notes of the lesson were printed before the cards.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('cards a to e');
  await page.keyboard.press('Enter');
  expect(await printedBy(page, press)).toEqual(holding('A B C D E', 'Cards A to E'));
});

test('the notes of a lesson are whole on A4 and Letter: choices, what is right, times and their sum', async ({
  page,
  hostKind,
}) => {
  test.skip(hostKind === 'electron', 'Playwright prints to a file in Chromium alone.');
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')));
  const { title, stops } = A_STAR;
  await page.keyboard.press('u');
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: title }).click();
  const before = textOf(readPdf(await page.pdf({ format: 'A4' })));
  expect(before).toContain('Itschoiceswerenotcomputedwhenthiswasprinted');
  await page.keyboard.press('Control+p');
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await expect(page.locator('.paper')).toHaveCount(0); // also where nothing was printed, as in a sandbox
  const minutes = stops.reduce((sum, { minutes: some = 0 }) => sum + some, 0);
  for (const format of ['A4', 'Letter'] as const) {
    const pages = readPdf(await page.pdf({ format }));
    expect(pages.length).toBeLessThanOrEqual(5);
    for (const { letters, width, height } of pages)
      expect(
        letters.filter(({ x, y }) => x < MARGIN || y < MARGIN || x > width - MARGIN || y > height - MARGIN),
      ).toEqual([]);
    const text = textOf(pages);
    expect(text).toContain(`${minutes}minutesplanned.`);
    expect(text).toContain(`·to0:${minutes}`);
    expect(text).not.toContain('werenotcomputed');
    expect(text.split('Right.')).toHaveLength(stops.filter(({ question }) => question !== undefined).length + 1);
    expect(text).toContain('countstheblank,whichisnotatile.');
  }
});
