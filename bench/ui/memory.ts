/** Memory of the host: during mixed use for so many minutes, and at rest once the last page is closed. */
import type { Page } from '@playwright/test';
import { openPuzzle } from '../../e2e/fixtures/screen.ts';
import { seededRandom } from '../../src/shared/puzzle/states/scramble.ts';
import { median } from '../measure.ts';
import { boundRow, noteRow, type Row } from '../report.ts';
import { COUNTING, LARGE, LESSON, type Act } from './lesson.ts';
import { processBytes } from './processBytes.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 200;
const SEED = 1;
/** Acts in turn: those that need most memory are among the first, so that a short run has them, too. */
const MIXED: readonly Act[] = [COUNTING, ...LARGE, ...LESSON];

/** Plays for `minutes`, closes the page, and waits a minute; `pid` is the host's process. */
export async function measureMemory(page: Page, pid: number, minutes: number): Promise<Row[]> {
  const megabytes = () => processBytes(pid) / 1e6;
  await page.getByTestId('puzzle-title').waitFor();
  const atFirst = megabytes();
  const looks: number[] = [];
  const watch = setInterval(() => looks.push(megabytes()), LOOK_EVERY_MS);
  const missed = await playFor(page, minutes * MINUTE_MS);
  clearInterval(watch);
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, MINUTE_MS));
  return [
    noteRow('acts that did not come to their end', missed, ''),
    boundRow('memory of the host, before', atFirst, 150, 'MB'),
    noteRow(`memory of the host in ${minutes} minutes of mixed use, median`, median(looks), 'MB'),
    boundRow('the same, at most', Math.max(...looks), 250, 'MB'),
    boundRow('memory of the host, a minute after the last page was closed', megabytes(), 150, 'MB'),
  ];
}

/** Acts one after another: first each of them once, then in any order. Returns how many did not come to their end. */
async function playFor(page: Page, millis: number): Promise<number> {
  const random = seededRandom(SEED);
  const until = performance.now() + millis;
  let missed = 0;
  for (let turn = 0; performance.now() < until; turn++) {
    const { play } = MIXED[turn] ?? MIXED[Math.floor(random() * MIXED.length)];
    missed += await play(page, random).then(
      () => 0,
      () => backToTheSearch(page),
    );
  }
  return missed;
}

/** After an act that the machine was too slow for. */
async function backToTheSearch(page: Page): Promise<number> {
  await page.reload();
  await openPuzzle(page, 'Case 1').catch(() => {});
  return 1;
}
