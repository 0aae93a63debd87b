/** The program on a slow computer: its processor throttled, as the browser does it for the page. */
import type { Page } from '@playwright/test';
import { expectStep, openPuzzle, SEEN } from '../../e2e/fixtures/screen.ts';
import { VIEW_IDS, VIEWS, type View } from '../../src/shared/contract/views.ts';
import { boundRow, spread, type Row } from '../report.ts';
import { stepMs } from './drive.ts';

const TIMES_SLOWER = 6;
const STEP_MS = 120;
const VIEW_MS = 300;
const LETTER_MS = 50;
const PRESSES = 40;
/** Time for what was opened to come to rest. */
const REST_MS = 1_500;
/** A view that is not there by then is reported with this time. */
const LONGEST_MS = 20_000;
const FORMULA = 'max(manhattan, 2 * misplaced) + cost(blank) - 1';

export async function measureSlow(page: Page): Promise<Row[]> {
  await expectStep(page, 0);
  await openPuzzle(page, 'Twenty moves');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  await page.waitForTimeout(REST_MS);
  return [...(await measureSteps(page)), ...(await measureViews(page)), ...(await measureLetters(page))];
}

async function measureSteps(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [algorithm, key] of [
    ['A*', '2'],
    ['breadth-first search', '1'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS);
    const presses: number[] = [];
    for (let press = 0; press < PRESSES; press++) presses.push(await stepMs(page, 'ArrowRight'));
    rows.push(...spread(`${algorithm}: from key to painted step`, presses, { p95: STEP_MS }));
  }
  return rows;
}

/** What is seen first of a view whose own answer is computed then. */
const FIRST_SEEN: Partial<Record<View, string>> = { heuristics: '[aria-label="Your heuristic"]' };

/** Each view as it is opened for the first time. */
async function measureViews(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const view of VIEW_IDS) {
    const { name, key } = VIEWS[view];
    if (key === undefined) continue;
    rows.push(boundRow(`${name} opened`, await openedMs(page, view, key), VIEW_MS, 'ms'));
    await page.waitForTimeout(REST_MS);
  }
  return rows;
}

/** From a press of the key to the start of the frame after the one that shows the view. */
function openedMs(page: Page, view: View, pressed: string): Promise<number> {
  return page.evaluate(
    async ({ seen, pressed, longest }) => {
      const [key, ...modifiers] = pressed.split('+').toReversed();
      const isShown = (): boolean => document.querySelector(seen)?.checkVisibility() ?? false;
      const startedAt = performance.now();
      const shiftKey = modifiers.includes('Shift');
      const press = { key, code: `Key${key.toUpperCase()}`, shiftKey, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      while (!isShown() && performance.now() - startedAt < longest) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - startedAt;
    },
    { seen: FIRST_SEEN[view] ?? SEEN[view], pressed, longest: LONGEST_MS },
  );
}

/** From each key to the next paint, as the browser itself takes the time. */
async function measureLetters(page: Page): Promise<Row[]> {
  await page.keyboard.press('Shift+O'); // from the last of the views, so it opens, and does not lead back
  const text = page.getByTestId('heuristic-text');
  await text.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => {
    const times = Object.assign(globalThis, { letterTimes: [] as number[] }).letterTimes;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(FORMULA, { delay: 150 });
  await page.waitForTimeout(REST_MS);
  const times = await page.evaluate(() => (globalThis as unknown as { letterTimes: number[] }).letterTimes);
  const quick = Array.from({ length: Math.max(0, FORMULA.length - times.length) }, () => 16); // those are not told
  return spread('a letter in the editor of formulas', [...times, ...quick], { p95: LETTER_MS });
}
