/** Memory of the host while a lesson needs most of it, and after. */
import type { Page } from '@playwright/test';
import { openPuzzle } from '../../e2e/fixtures/screen.ts';
import { boundRow, type Row } from '../report.ts';
import { LARGE } from './lesson.ts';
import { processBytes } from './processBytes.ts';

const ROUNDS = 3;
/** Time for freed memory to return to the system. */
const QUIET_MS = 5_000;
const LOOK_EVERY_MS = 200;

/** Plays the acts that need most memory, again and again; `pid` is the host's process. */
export async function measureMemory(page: Page, pid: number): Promise<Row[]> {
  const megabytes = () => processBytes(pid) / 1e6;
  await page.getByTestId('puzzle-title').waitFor();
  const atFirst = megabytes();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, megabytes())), LOOK_EVERY_MS);
  for (let round = 0; round < ROUNDS; round++) for (const { play } of LARGE) await play(page, () => 0);
  clearInterval(watch);
  await openPuzzle(page, 'Case 1');
  await page.waitForTimeout(QUIET_MS);
  return [
    boundRow('memory of the host, before', atFirst, 150, 'MB'),
    boundRow('memory of the host, at most', most, 250, 'MB'),
    boundRow('memory of the host, after its searches were closed', megabytes(), 200, 'MB'),
  ];
}
