/** How long a user waits for the first tree. */
import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveFirstPage } from '../../e2e/fixtures/screen.ts';
import { startWebHost } from '../../e2e/fixtures/webHost.ts';
import { noteRow, spread, type Row } from '../report.ts';
import { median } from '../measure.ts';

const ROUNDS = 11;

/** Each round is a start of the host and a window that has nothing of the page in its cache; the library is there already. */
export async function measureStart(browser: Browser): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'searchlight-bench-'));
  await startOnce(browser, folder, leaveFirstPage); // makes the library
  const rounds: Start[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await startOnce(browser, folder));
  await rm(folder, { recursive: true, force: true });
  return [
    noteRow('from the command to the address, median', median(rounds.map(({ hostMs }) => hostMs)), 'ms'),
    ...spread(
      'from the address to the first tree',
      rounds.map(({ treeMs }) => treeMs),
      { median: 400, p95: 800 },
    ),
  ];
}

interface Start {
  readonly hostMs: number;
  readonly treeMs: number;
}

async function startOnce(browser: Browser, folder: string, then?: (page: Page) => Promise<void>): Promise<Start> {
  const startedAt = performance.now();
  const host = await startWebHost(folder);
  const hostMs = performance.now() - startedAt;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(host.url, { waitUntil: 'commit' });
  const treeMs = await page.evaluate(async () => {
    const isPainted = (): boolean => document.querySelector('.drawing canvas[data-step]') !== null;
    while (!isPainted()) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
  await then?.(page);
  await page.context().close();
  await host.kill('SIGTERM');
  return { hostMs, treeMs };
}
