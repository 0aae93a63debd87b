/** How long a user waits for the first tree. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveFirstPage } from '../../e2e/fixtures/screen.ts';
import { startWebHost } from '../../e2e/fixtures/webHost.ts';
import { noteRow, spread, type Row } from '../report.ts';
import { median } from '../measure.ts';

const ROUNDS = 11;
/**
 * How long a new window of the browser gets for itself. Chromium makes the parts of the window then, such as the list under the
 * address, which takes 0.4 s of a processor; a user's window stands there already when an address is opened.
 */
const WINDOW_MS = 1_500;
/** The mark that the page sets once a tree with nodes is painted. */
const TREE_PAINTED = 'tree-painted';

/**
 * Each round is a browser without anything of the page, and two visits: each is a start of the host, whose library is there already,
 * and a page in a process of its own.
 */
export async function measureStart(browser: Browser): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'searchlight-bench-'));
  await inContext(browser, (context) => startOnce(context, folder, leaveFirstPage)); // makes the library
  const visits: Start[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    await inContext(browser, async (context) => {
      for (const starts of visits) starts.push(await startOnce(context, folder));
    });
  await rm(folder, { recursive: true, force: true });
  const hostMs = median(visits.flat().map(({ hostMs }) => hostMs));
  return [
    noteRow('from the command to the address, median', hostMs, 'ms'),
    ...rowsOf('first visit', visits[0]),
    ...rowsOf('second visit', visits[1]),
  ];
}

function rowsOf(visit: string, starts: readonly Start[]): Row[] {
  const treeMs = starts.map(({ treeMs }) => treeMs);
  const pageMs = median(starts.map(({ pageMs }) => pageMs));
  return [
    ...spread(`${visit}: from the address to the first tree`, treeMs, { median: 400, p95: 800 }),
    noteRow(`${visit}: processor time of the page until then, median`, pageMs, 'ms'),
  ];
}

interface Start {
  readonly hostMs: number;
  readonly treeMs: number;
  /** Processor time of the page's process. */
  readonly pageMs: number;
}

async function inContext(browser: Browser, act: (context: BrowserContext) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await act(context);
  await context.close();
}

async function startOnce(
  context: BrowserContext,
  folder: string,
  then?: (page: Page) => Promise<void>,
): Promise<Start> {
  const startedAt = performance.now();
  const host = await startWebHost(folder);
  const hostMs = performance.now() - startedAt;
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.waitForTimeout(WINDOW_MS);
  await page.goto(host.url, { waitUntil: 'commit' });
  const treeMs = await page.evaluate(async (painted) => {
    while (performance.getEntriesByName(painted).length === 0) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  }, TREE_PAINTED);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const pageMs = 1_000 * metrics.find(({ name }) => name === 'ProcessTime')!.value;
  await then?.(page);
  await page.close();
  await host.kill('SIGTERM');
  return { hostMs, treeMs, pageMs };
}
