/**
 * `npm run test:torture -- play`, or `… -- play 10` for ten minutes instead of an hour: plays lessons through the built web
 * host, and prints every minute what host and page hold. The exit status is 1 after an error of the page, and where the
 * host holds more than it may once everything is closed. Build first.
 */
import type { CDPSession, Page } from '@playwright/test';
import { LESSON } from '../bench/ui/lesson.ts';
import { heapBytes } from '../bench/ui/drive.ts';
import { processBytes } from '../bench/ui/processBytes.ts';
import { openPuzzle, leaveFirstPage } from '../e2e/fixtures/screen.ts';
import { seededRandom } from '../src/shared/puzzle/states/scramble.ts';
import { findBrowser } from './bootstrap/browser.mjs';
import { launchBrowser } from './launchBrowser.ts';
import { serveNewLibrary } from './serveNewLibrary.ts';

const MINUTE_MS = 60_000;
const MOST_MB = 250;
/** Time for freed memory to return to the system. */
const QUIET_MS = 10_000;

const minutes = Number(process.argv[2] ?? 60);
const random = seededRandom(Number(process.env['PROPERTY_SEED'] ?? 1));
const browser = await launchBrowser(findBrowser({ withWindow: true }));
const { host, end } = await serveNewLibrary();
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const faults: string[] = [];
page.on('pageerror', ({ message }) => faults.push(message));
page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
await page.goto(host.url);
await leaveFirstPage(page);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable');

let [most, acts, missed] = [0, 0, 0];
const watch = setInterval(() => (most = Math.max(most, processBytes(host.pid))), 500);
const startedAt = performance.now();
let nextLine = 0;
while (performance.now() - startedAt < minutes * MINUTE_MS) {
  if (performance.now() - startedAt >= nextLine) {
    console.log(await line(page, devtools));
    nextLine += MINUTE_MS;
  }
  await playOne(page);
}
clearInterval(watch);
await page.keyboard.press('Escape');
await openPuzzle(page, 'Case 1');
await page.waitForTimeout(QUIET_MS);
console.log(await line(page, devtools));
const after = processBytes(host.pid) / 1e6;
console.log(`${acts} acts, ${missed} not finished, ${faults.length} errors of the page; host at most ${inMb(most)}`);
console.log([...new Set(faults)].join('\n'));
await browser.close();
await end();
process.exitCode = faults.length === 0 && after <= MOST_MB ? 0 : 1;

/** An act that fails, because the machine is slow or a dialog is open, is reported and skipped. */
async function playOne(page: Page): Promise<void> {
  const act = LESSON[Math.floor(random() * LESSON.length)]!;
  acts++;
  try {
    await act.play(page, random);
  } catch (error) {
    missed++;
    console.log(`"${act.name}" did not come to its end: ${(error as Error).message.split('\n')[0]}`);
    await page.reload();
  }
}

/** What is held now: of the host the resident set, of the page objects and buffers after a collection. */
async function line(page: Page, devtools: CDPSession): Promise<string> {
  const passed = ((performance.now() - startedAt) / MINUTE_MS).toFixed(1).padStart(5);
  const heap = await heapBytes(page);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const counts = `${of('Nodes')} nodes, ${of('JSEventListeners')} listeners`;
  return `${passed} min   host ${inMb(processBytes(host.pid))}   page ${inMb(heap)}   ${counts}   ${acts} acts`;
}

function inMb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
