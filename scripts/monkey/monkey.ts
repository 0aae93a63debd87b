/**
 * `npm run test:torture -- monkey`, or `… -- monkey 500 7` for 500 acts with seed 7: presses, clicks and types at random through the
 * built web host. The exit status is 1 after an exception, or an error or a warning in the console; what was done before each is printed. The same
 * seed does the same, as far as the page is as quick. Build first.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { leaveFirstPage } from '../../e2e/fixtures/screen.ts';
import { seededRandom } from '../../src/shared/puzzle/states/scramble.ts';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { launchBrowser } from '../launchBrowser.ts';
import { serveNewLibrary } from '../serveNewLibrary.ts';
import { actOnce } from './acts.ts';

const ACTS = 3_000;
/** Acts that are printed with a fault. */
const TOLD = 12;
/** A page that does not answer for so long hangs. */
const HANGS_MS = 60_000;
/** What an error of the program itself reads like where it is told as a sentence. */
const INTERNAL = /undefined|is not a function|Cannot (?:read|set)|of null|internal|https:\/\/svelte\.dev/i;

const acts = Number(process.argv[2] ?? ACTS);
const seed = Number(process.argv[3] ?? process.env['PROPERTY_SEED'] ?? Date.now() % 1_000_000);
console.log(`${acts} acts with seed ${seed}; to repeat them: npm run test:torture -- monkey ${acts} ${seed}`);

const random = seededRandom(seed);
const browser = await launchBrowser(ensureBrowser());
const { host, end } = await serveNewLibrary();
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, acceptDownloads: false });
const done: string[] = [];
const faults = new Map<string, number>();

const page = await open(context);
for (let act = 0; act < acts; act++) {
  done.push(await actOnce(page, random).catch((error: Error) => `nothing: ${error.message.split('\n')[0]}`));
  if (process.env['MONKEY_TELLS']) console.log(act, done.at(-1));
  if (act % 20 === 0) await look(page);
  if (act % 500 === 499) console.log(`${act + 1} acts, ${faults.size} faults`);
}
await browser.close();
await end();
console.log(faults.size === 0 ? 'No fault.' : [...faults].map(([fault, times]) => `${times} × ${fault}`).join('\n'));
process.exitCode = faults.size === 0 ? 0 : 1;

/** The page, watched; windows that it opens are watched and closed, and nothing waits for an answer. */
async function open(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    window.print = () => {};
    console.warn = (...told: unknown[]) => console.error(new Error(told.join(' ')).stack); // it says where it comes from
  });
  context.on('page', watch);
  context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  const page = await context.newPage();
  page.setDefaultTimeout(HANGS_MS);
  page.on('popup', (popup) => void setTimeout(() => void popup.close().catch(() => {}), 2_000));
  await page.goto(host.url);
  await leaveFirstPage(page);
  return page;
}

function watch(page: Page): void {
  page.on('pageerror', (error) => blame(error.stack ?? error.message));
  page.on('crash', () => blame('The page has crashed.'));
  page.on('console', (message) => {
    if (message.type() === 'error') blame(message.text());
  });
}

/** An error of the program may be told as a sentence, and a page that hangs tells nothing. */
async function look(page: Page): Promise<void> {
  try {
    const told = await page.getByRole('alert').allTextContents();
    for (const text of told) if (INTERNAL.test(text)) blame(text.trim());
  } catch (error) {
    blame(`The page does not answer: ${(error as Error).message}`);
  }
}

/** What is new is printed with what was done before it. */
function blame(fault: string): void {
  const times = faults.get(fault) ?? 0;
  faults.set(fault, times + 1);
  if (times === 0) console.log(`${fault}\n  after ${done.slice(-TOLD).join('\n        ')}`);
}
