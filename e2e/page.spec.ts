/** The page without a host: served by a plain server under a path of its own, or opened from the disk as one file. */
import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { copyFile, readFile, stat } from 'node:fs/promises';
import { inProject } from '../scripts/bootstrap/project.mjs';
import { expect, test } from './fixtures/host.ts';
import { savedPage } from './fixtures/savedPage.ts';
import { startPageHost, type PageHost } from './fixtures/pageHost.ts';
import { A_STAR } from '../src/shared/lesson/lessons/aStar.ts';
import { expectStep, leaveFirstPage } from './fixtures/screen.ts';

const MOST_BYTES = 2_500_000;
const FILE = inProject('dist', 'searchlight.html');

const isReady = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('parts-loaded').length > 0);

async function addSet(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByRole('textbox', { name: 'Title of the set' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').filter({ hasText: title })).toBeVisible();
}

/** Exports what is chosen in the library; returns where the file lies. */
async function exported(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Export…' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return (await download).path();
}

/** Whether the browser would ask before it leaves the page. */
function isAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** The pictures of the program are files that are asked for when the board is opened. */
async function expectPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(page.getByRole('radiogroup', { name: 'On the tiles' }).locator('img[src*="cat"]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('a site keeps its library, opens it in one tab, and works without its server', async ({ page, host, context }) => {
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Link to this moment…' }).click();
  const written = page.getByRole('dialog').getByRole('textbox', { name: 'The link' });
  await expect(written).toHaveValue(/#moment=/);
  const link = await written.inputValue();
  await page.keyboard.press('Escape');
  await addSet(page, 'Kept here');
  await expect(page.getByText('This browser keeps the library, without backups')).toBeVisible();

  const second = await context.newPage();
  await second.goto(host.url);
  await expect(second.getByRole('alert')).toContainText('Searchlight is open in another tab of this browser.');
  await test.step('a link opens there without the library, also in the tab that was refused', async () => {
    await second.evaluate((link) => void location.assign(link), link);
    await expectStep(second, 1);
    await expect(second.getByText('This page opened without the library, which another tab has')).toBeVisible();
  });
  await second.close();

  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await context.setOffline(true);
  await test.step('a page that came first has its later files, too, when the server has them no more', async () => {
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expectPictures(page);
  });
  await page.reload();
  await isReady(page);
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('option').filter({ hasText: 'Kept here' }).click();
  await test.step('a page is exported without the server', async () => {
    expect(await readFile(await exported(page, 'Export as a page'), 'utf8')).toContain('Kept here');
  });
  await context.setOffline(false);

  await test.step('a library that was overwritten was lost without a word: it is kept aside, and read', async () => {
    await page.goto(`${host.url}icon.svg`);
    await page.evaluate(overwriteHeaders);
    await page.goto(host.url);
    await expect(page.getByRole('dialog')).toContainText('The library in this browser was damaged');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(page.getByRole('option').filter({ hasText: 'Kept here' })).toBeVisible();
  });

  await test.step('data that is deleted while the page is open was told as a full disk: now everything is offered as a file', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.clearDataForOrigin', { origin: new URL(host.url).origin, storageTypes: 'all' });
    await page.getByRole('button', { name: 'New set' }).click();
    await expect(page.getByRole('alert')).toContainText('The data of this page was deleted in the browser');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save everything as a file' }).click();
    const { sets } = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { sets: { title: string }[] };
    expect(sets.map(({ title }) => title)).toContain('Kept here');
  });
});

/** In the page: takes their names from the files of SQLite's pool. */
async function overwriteHeaders(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const pool = await (await root.getDirectoryHandle('searchlight-library')).getDirectoryHandle('.opaque');
  for await (const handle of pool.values()) {
    const writable = await (handle as FileSystemFileHandle).createWritable({ keepExistingData: true });
    await writable.write(new Uint8Array(1000).fill(7));
    await writable.close();
  }
}

test('one file opens from the disk, searches, asks no network, and gives the library out, as a page too', async ({
  context,
}, testInfo) => {
  expect((await stat(FILE)).size).toBeLessThan(MOST_BYTES);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`file://${FILE}`);
  await expect(page.getByText('This page was opened as a file, so it keeps nothing')).toBeVisible();
  await leaveFirstPage(page);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await addSet(page, 'Mine');
  const saved = await exported(page, /^Export \d/);
  const { sets } = JSON.parse(await readFile(saved, 'utf8')) as { sets: { title: string }[] };
  expect(sets.map(({ title }) => title)).toContain('Mine');

  await test.step('it asks before it loses what was made, and not once it has left', async () => {
    await addSet(page, 'Not in the file');
    expect(await isAsked(page)).toBe(true);
    await exported(page, /^Export \d/);
    expect(await isAsked(page)).toBe(false);
  });

  await page.getByRole('option').filter({ hasText: 'First steps' }).click();
  const homework = testInfo.outputPath('homework.html');
  await copyFile(await exported(page, 'Export as a page'), homework);
  await page.goto(`file://${homework}`);
  await isReady(page);
  await expect(page.getByTestId('puzzle-title')).toHaveText('One move');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('option').filter({ hasText: 'Worked cases' })).toHaveCount(0);

  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe('on a web server', () => {
  const KEPT = 'This browser keeps the library, without backups';
  const ON_OPEN_CONNECTION = 'This browser keeps no files for this page, so it keeps nothing';
  const IN_SANDBOX = 'This page runs in a sandbox, so it keeps nothing';
  const OWN_LIBRARY = 'This page comes with its own library, so it keeps nothing';

  /** What shows the page: a tab, or a frame in it. */
  type Shown = Page | FrameLocator;
  /** The address of the page on a server, and what it says of its library. */
  type Place = readonly [address: (server: PageHost) => string, keeping: string];

  /** By a name that is not that of this computer: browsers grant a connection less that is not secure. */
  const openly = (url: string): string => url.replace('127.0.0.1', 'school.test');
  const sandboxed = ({ framed }: PageHost, url: string): string => framed(url, 'allow-scripts');
  const oneFile = ({ url }: PageHost): string => `${url}searchlight.html`;

  const PLACES: Readonly<Record<string, Place>> = {
    'the one file at the root': [({ root }) => `${root}searchlight.html`, KEPT],
    'the one file under a path, over an open connection': [(server) => openly(oneFile(server)), ON_OPEN_CONNECTION],
    'the one file in a frame': [(server) => server.framed(oneFile(server)), KEPT],
    'the one file in a sandbox': [(server) => sandboxed(server, oneFile(server)), IN_SANDBOX],
    'the page at the root': [({ root }) => root, KEPT],
    'the page under a path, over an open connection': [({ url }) => openly(url), ON_OPEN_CONNECTION],
    'the page in a frame': [({ framed, url }) => framed(url), KEPT],
    'the page in a sandbox': [(server) => sandboxed(server, server.url), IN_SANDBOX],
  };

  /** Opens `url` and hands what shows it to `look`; nothing may go wrong there. */
  async function lookAt(context: BrowserContext, url: string, look: (shown: Shown, page: Page) => Promise<void>) {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(url);
    await look(new URL(url).searchParams.has('src') ? page.frameLocator('iframe') : page, page);
    expect(faults.filter((fault) => !fault.startsWith('Blocked opening'))).toEqual([]); // which is said on the page as well
    await page.close();
  }

  async function stepOnce(shown: Shown, page: Page): Promise<void> {
    const title = shown.getByTestId('step-title');
    await expect(title).toHaveText(/^Step 0 of [1-9]/);
    await title.click(); // the keys go there
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText(/^Step 1 of [1-9]/);
  }

  async function expectKeeping(shown: Shown, sentence: string): Promise<void> {
    await shown.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(shown.getByRole('region', { name: 'Sets' }).getByText(sentence)).toBeVisible();
  }

  /** What needs threads of its own. */
  async function expectThreads(shown: Shown, page: Page): Promise<void> {
    await page.keyboard.press('Shift+O');
    await shown.getByRole('button', { name: 'JavaScript', exact: true }).click();
    await shown.getByTestId('heuristic-text').fill('const h = () => 0');
    await expect(shown.getByTestId('heuristic-h')).toHaveText('h = 0'); // no formula has said that
    await shown.getByRole('button', { name: 'Experiments', exact: true }).click();
    await shown.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(shown.getByText(/[1-9][\d,]* of [\d,]+ searches/).first()).toBeVisible();
  }

  for (const [name, [address, keeping]] of Object.entries(PLACES))
    test(name, async ({ context }) => {
      const server = await startPageHost();
      await lookAt(context, address(server), async (shown, page) => {
        await shown.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await stepOnce(shown, page);
        await expectKeeping(shown, keeping);
        if (keeping === IN_SANDBOX) await expectThreads(shown, page);
      });
      await server.stop();
    });

  test('one moment in a frame, and in a sandbox that lets it open no tab', async ({ context }) => {
    const server = await startPageHost();
    await lookAt(context, server.framed(`${server.url}?embed`), stepOnce);
    await lookAt(context, sandboxed(server, `${server.url}?embed`), async (shown, page) => {
      await stepOnce(shown, page);
      await shown.getByRole('button', { name: 'Open in Searchlight' }).click();
      await expect(shown.getByText('The page around this one does not let it open a tab.')).toBeVisible();
    });
    await server.stop();
  });

  test('a tab that was open when a new build came said that a picture is damaged', async ({ context }) => {
    const server = await startPageHost();
    const page = await context.newPage();
    await page.goto(openly(server.url)); // no service worker keeps the old build
    await isReady(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Load the page again: there may be a newer version.' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Lab', exact: true }).click();
    await expect(alert).toBeVisible(); // and not that the connection is lost
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.close();
    await server.stop();
  });

  test('an exported page, also in a sandbox', async ({ page, context }) => {
    const server = await startPageHost();
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await page.getByRole('option', { name: 'First steps, 10 puzzles' }).click();
    const homework = server.add('homework.html', await exported(page, 'Export as a page'));
    for (const url of [homework, sandboxed(server, homework)])
      await lookAt(context, url, async (shown, tab) => {
        await stepOnce(shown, tab);
        await expectKeeping(shown, OWN_LIBRARY);
        await expect(shown.getByRole('option', { name: 'First steps, 10 puzzles' })).toBeVisible();
      });
    await server.stop();
  });
});

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#fa0" /></svg>';

test.describe('from the program', () => {
  test.use({ hosts: 'web' });

  test('an assignment leaves as a page that referees programs by its rules, whatever they claim', async ({
    page,
    context,
  }, testInfo) => {
    await page.keyboard.press('Shift+R');
    const rules = page.getByRole('region', { name: 'What it should be' });
    await rules.getByLabel('Search').selectOption('A* search');
    await rules.getByLabel('Heuristic').selectOption('Misplaced tiles');
    const homework = await savedPage(
      page,
      rules.getByRole('button', { name: 'Export as a page for students' }),
      testInfo,
    );

    const alone = await context.newPage();
    await alone.goto(homework);
    await expect(alone).toHaveTitle('Check your program: A* search, Misplaced tiles – Searchlight');
    await expect(alone.getByRole('region', { name: 'What it should be' }).getByLabel('Heuristic')).toHaveValue(
      'misplaced',
    );
    await alone.getByLabel('Output of your program').setInputFiles({
      name: 'mine.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        '{"puzzle":"1 2 3/4 5 6/7 _ 8","goal":"1 2 3/4 5 6/7 8 _","search":"bfs"}\n{"expand":"1 2 3/4 5 6/7 _ 8","g":0,"h":2}\n',
      ),
    });
    await expect(alone.getByTestId('verdict')).toHaveText('Step 1 breaks a rule');
    await expect(alone.getByText(/says h = 2 for .* gives 1\./)).toBeVisible();
    await alone.close();
  });

  test('a lesson leaves as a page, is done without a network, and its answers come back under a name', async ({
    page,
    context,
  }, testInfo) => {
    await page.keyboard.press('u');
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: A_STAR.title }).click();
    const homework = await savedPage(page, page.getByRole('button', { name: 'Export the lesson as a page' }), testInfo);

    const alone = await context.newPage();
    const asked: string[] = [];
    alone.on('request', (request) => asked.push(request.url()));
    await alone.goto(homework);
    await expect(alone).toHaveTitle(`${A_STAR.title} – Searchlight`);
    await expect(alone.getByTestId('lesson-place')).toHaveText(/^Stop 1 of /);
    await expect(alone.getByTestId('lesson-page')).toBeVisible();
    await alone.keyboard.press('PageDown');
    await expect(alone.getByTestId('question')).toBeVisible();
    await alone.setViewportSize({ width: 360, height: 640 });
    const choices = alone.getByRole('complementary', { name: 'Question to the class' }).getByRole('listitem');
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 }); // a phone showed one and a half
    for (const name of ['Other question', 'Hide letters', 'Hide f'])
      expect(await linesOf(alone.getByRole('button', { name })), name).toBe(1); // of two, the second lay over the question
    await alone.setViewportSize({ width: 1280, height: 720 });
    await alone.keyboard.press('PageDown');
    await expect(alone.getByText('Choose an answer first')).toBeVisible();
    await alone.keyboard.press('b');
    await alone.keyboard.press('a');
    await expect(alone.getByRole('button', { name: 'Answer A' })).toHaveAttribute('aria-pressed', 'true');
    await alone.keyboard.press('PageDown');
    await expect(alone.getByTestId('tally')).toContainText('is right.');
    await alone.keyboard.press('Shift+L'); // a question of one's own does not count for the lesson
    for (let step = 1; step <= 3; step++) await alone.keyboard.press('ArrowRight');
    await expectStep(alone, 3);
    await alone.keyboard.press('a');
    await alone.keyboard.press('a');
    await alone.keyboard.press('ArrowRight');
    await alone.getByRole('button', { name: 'Save your answers (2)…' }).click();
    await expect(alone.getByRole('dialog')).toContainText(
      /1 of 8 questions of “Greedy search, and A\* by hand” answered, [01] right\./,
    );
    await alone.getByLabel('Your name').fill('Ada');
    const answers = alone.waitForEvent('download');
    await alone.keyboard.press('Enter');
    const file = await answers;
    expect(file.suggestedFilename()).toBe('Ada, Greedy search, and A by hand.searchlight');
    expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);

    await page.getByLabel('File with lessons to import').setInputFiles(await file.path());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Answers in the file' })).toHaveText(
      /^Ada 1 of 8 questions of “Greedy search, and A\* by hand” answered, [01] right\. 1 answer to other questions: not counted\.\s*$/,
    );
    await dialog.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('button', { name: 'Show the results' }).click();
    const row = page.getByRole('table', { name: 'By student' }).getByRole('row').filter({ hasText: 'Ada' });
    await expect(row).toContainText(/1 of 8 +[01] +[01] of 1 right/); // the answer to the lesson, and the other one
    await alone.close();
  });

  /** In how many lines a text stands. */
  function linesOf(text: Locator): Promise<number> {
    return text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
  }

  /** Chooses the first state, fills in zeros and new states, and saves it; returns the score that is shown, and the file. */
  async function doneByHand(tab: Page, name: string): Promise<{ right: string; file: string }> {
    await tab.getByRole('button', { name: 'Search by hand' }).click();
    const panel = tab.getByRole('complementary', { name: 'Search by hand' });
    for (const key of ['ArrowRight', 'Enter']) await tab.keyboard.press(key);
    await expect(tab.getByTestId('hand-title')).toHaveText('What belongs to the state taken?');
    for (const field of await panel.getByRole('spinbutton').all()) await field.fill('0');
    for (const move of await panel.getByRole('combobox').all()) await move.selectOption({ label: 'new' });
    await panel.getByRole('button', { name: 'Check' }).click();
    await expect(panel.getByTestId('hand-entries')).toContainText('✗');
    const [right] = /\d of 5 right/.exec((await panel.getByTestId('hand-score').innerText()).replace(/\s+/g, ' '))!;
    await panel.getByRole('button', { name: 'Save…' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Save your answers' });
    await expect(dialog).toContainText('1 search by hand. They are saved in a file for your teacher');
    await dialog.getByLabel('Your name').fill(name);
    const download = tab.waitForEvent('download');
    await tab.keyboard.press('Enter');
    return { right, file: await (await download).path() };
  }

  test('a search by hand in a page of a puzzle or a lesson is handed in, and is among the results of the class', async ({
    page,
    context,
  }, testInfo) => {
    /** In a tab of a student, opens what the program gives out. */
    const alone = async (button: string): Promise<Page> => {
      const leaves = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const homework = testInfo.outputPath(`${button}.html`);
      await copyFile(await (await leaves).path(), homework);
      const tab = await context.newPage();
      await tab.goto(`file://${homework}`);
      return tab;
    };
    const expectInResults = async (name: string, { right, file }: { right: string; file: string }): Promise<void> => {
      await page.getByRole('button', { name: 'Library', exact: true }).click();
      await page.getByLabel('File to import').setInputFiles(file);
      const coming = page.getByRole('dialog');
      await coming.getByLabel('Class').fill('CS 101');
      await coming.getByLabel('Class').blur();
      await expect(coming).toContainText(`1 search by hand: ${right}.`);
      await coming.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('button', { name: 'Show the results' }).click();
      const row = page.getByRole('table', { name: 'By student' }).getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(right);
    };

    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await page.getByRole('listbox', { name: 'Puzzles' }).getByRole('option').nth(2).click();
    const puzzle = await alone('Export as a page');
    await puzzle.getByRole('button', { name: 'Search', exact: true }).click();
    const ada = await doneByHand(puzzle, 'Ada');
    await test.step('nothing is asked when it is closed, because all of it is in the file', async () => {
      expect(await isAsked(puzzle)).toBe(false);
    });
    await puzzle.close();
    await expectInResults('Ada', ada);

    await page.getByRole('button', { name: 'Lessons', exact: true }).click();
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: A_STAR.title }).click();
    const lesson = await alone('Export the lesson as a page');
    await expect(lesson.getByTestId('lesson-page')).toBeVisible();
    await lesson.keyboard.press('PageDown');
    await expect(lesson.getByTestId('question')).toBeVisible();
    await lesson.keyboard.press('Shift+L');
    const bob = await doneByHand(lesson, 'Bob');
    await lesson.close();
    await expectInResults('Bob', bob);
  });

  test('a photo that is dropped becomes the puzzle of the week: a page that shows it to anyone', async ({
    page,
    context,
  }, testInfo) => {
    await page.keyboard.press('b');
    const file = { name: 'our_class.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PHOTO) };
    await page.getByLabel('Picture for the tiles').setInputFiles(file);
    const week = await savedPage(page, page.getByRole('button', { name: 'Export as a page' }), testInfo);
    const alone = await context.newPage();
    await alone.goto(week);
    await expect(alone.getByRole('img', { name: /^Board: .*On its tiles: our class$/ })).toBeVisible();
    await expect(alone.getByTestId('moves')).toHaveText('0');
    await alone.close();
  });
});
