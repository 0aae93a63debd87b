/** What the checks of packages have in common: zips that are read and unpacked, and what is done with a program that was started. */
import { expect, type Browser, type Page } from '@playwright/test';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { openPromise } from 'yauzl';
import { leaveFirstPage, readStep } from '../../e2e/fixtures/screen.ts';
import { PackageFault } from './packageFault.ts';

/** The set that a check makes, and looks for later. */
const SET = 'Kept by the check';

/** Throws a `PackageFault` with the sentence where something does not hold. */
export function requireThat(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new PackageFault(`${fault}.`);
}

const LOOK_EVERY_MS = 200;

/** What `look` finds: it looks again until `longestMs` have passed. Throws a `PackageFault` where it finds nothing. */
export async function until<Found>(
  look: () => Found | undefined,
  longestMs: number,
  fault: () => string,
): Promise<Found> {
  for (let waited = 0; waited < longestMs; waited += LOOK_EVERY_MS) {
    const found = look();
    if (found !== undefined) return found;
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new PackageFault(`${fault()}.`);
}

/** The text of a library file with one puzzle in one set. */
export function libraryFile(title: string): string {
  const puzzles = [{ title: 'A', rows: 2, cols: 2, start: [1, 2, 0, 3], goal: [1, 2, 3, 0] }];
  return JSON.stringify({ format: 'searchlight-library', version: 1, sets: [{ title, puzzles }] });
}

/** Gets a file of a zip. */
type HearFile = (name: string, bytes: Buffer, mode: number) => void | Promise<void>;

/** Reads every file of the zip at `path`. */
export async function eachFile(path: string, hear: HearFile): Promise<void> {
  const zip = await openPromise(path);
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    await hear(entry.fileName, bytes, entry.externalFileAttributes >>> 16);
  }
}

/** Unpacks the zip at `path` into `folder`. */
export async function unpack(path: string, folder: string): Promise<void> {
  await eachFile(path, (name, bytes, mode) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    chmodSync(file, mode & 0o777);
  });
}

/** A page of the program at `address`, as somebody opens it who has left the first page before. */
async function visit(browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  await act(page);
  await page.close();
}

/** Takes a step of the search, and makes a set. */
export function makeSet(browser: Browser, address: string): Promise<void> {
  return visit(browser, address, async (page) => {
    await leaveFirstPage(page);
    await page.keyboard.press('ArrowRight');
    await readStep(page, 1);
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await page.getByRole('button', { name: 'New set' }).click();
    await page.getByRole('textbox', { name: 'Title of the set' }).fill(SET);
    await page.keyboard.press('Enter');
    await expect(page.getByText(SET).first()).toBeVisible();
  });
}

/** Finds that set where the program was left; saves the library as a file, and returns its text. */
export async function findSet(browser: Browser, address: string): Promise<string> {
  let text = '';
  await visit(browser, address, async (page) => {
    await expect(page.getByText(SET).first()).toBeVisible();
    await page.getByRole('button', { name: 'Export…' }).click();
    const button = page.getByRole('dialog').getByRole('button', { name: /^Export \d/ });
    const [leaving] = await Promise.all([page.waitForEvent('download'), button.click()]);
    text = readFileSync(await leaving.path(), 'utf8');
  });
  requireThat(text.includes(SET), 'The exported library lacks the set that was made');
  return text;
}

/** Imports the file that the program was started with. */
export function importOpened(browser: Browser, address: string): Promise<void> {
  return visit(browser, address, async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText(/^Imported 1 puzzle/)).toBeVisible();
  });
}

/** Reads that a damaged library was restored, and finds the set in it. */
export function findRestored(browser: Browser, address: string): Promise<void> {
  return visit(browser, address, async (page) => {
    await expect(page.getByRole('dialog', { name: 'About your library' })).toContainText('backup');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await expect(page.getByText(SET).first()).toBeVisible();
  });
}
