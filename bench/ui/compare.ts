/** The compare view: one lane that expands every state of the 8-puzzle beside others that end early. */
import type { Page } from '@playwright/test';
import { expectStep, openPuzzle } from '../../e2e/fixtures/screen.ts';
import { median } from '../measure.ts';
import { boundRow, noteRow, spread, type Row } from '../report.ts';
import { counterpartMs, frameMs, heapBytes, paintsOf, playedFrameMs, stepMs, workClock } from './drive.ts';

const PRESSES = 40;
/** Time for cameras, layouts and the reading of states to come to rest. */
const REST_MS = 3_000;
/** Time that a search of all states may take. */
const SEARCH_MS = 120_000;
/** Ticks back from the end: the long lane still moves, the short one has ended long ago. */
const TICKS_BACK = 500;

/** Breadth-first search, which expands all states but one, against A*. Frames and steps are held to the targets of the search view. */
export async function measureCompare(page: Page): Promise<Row[]> {
  await expectStep(page, 0);
  await openPuzzle(page, 'Hardest 8-puzzle');
  await page.keyboard.press('c');
  await toTheEnd(page);
  const counterpart = boundRow(
    'the same state in the other tree, when first asked for',
    await counterpartMs(page),
    100,
    'ms',
  );
  const frames = [...(await measureFrames(page)), ...(await measureSteps(page))];
  const heap = boundRow('renderer heap with both traces', (await heapBytes(page)) / 1e6, 400, 'MB');
  return [...frames, counterpart, ...(await measureFinished(page)), heap];
}

/** To the end of the longest lane, and a little back, so that there is a way to go. */
async function toTheEnd(page: Page): Promise<void> {
  const expanded = page.getByTestId('lane-expanded').first();
  await page.keyboard.press('End');
  await expanded.filter({ hasText: '181,439' }).waitFor({ timeout: SEARCH_MS });
  for (let ticks = 0; ticks < TICKS_BACK; ticks += 10) await page.keyboard.press('Shift+ArrowLeft');
  await expanded.filter({ hasText: (181_439 - TICKS_BACK).toLocaleString('en-US') }).waitFor();
  await page.waitForTimeout(REST_MS);
}

const GESTURES = [
  { gesture: 'zoom', doing: 'zooming' },
  { gesture: 'pan', doing: 'panning' },
] as const;

async function measureFrames(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [isOneScale, what] of [
    [false, 'one tree'],
    [true, 'both trees together'], // as it is at first
  ] as const) {
    await page.getByRole('button', { name: 'One scale for all trees', pressed: !isOneScale }).click();
    rows.push(...(await measureGestures(page, what)));
  }
  await page.keyboard.press('0');
  await page.waitForTimeout(REST_MS);
  return rows;
}

async function measureGestures(page: Page, what: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { gesture, doing } of GESTURES) {
    await page.waitForTimeout(REST_MS);
    rows.push(...spread(`frame while ${doing} ${what}`, await frameMs(page, gesture), { median: 17, p95: 33 }));
  }
  return rows;
}

async function measureSteps(page: Page): Promise<Row[]> {
  const presses: number[] = [];
  for (let press = 0; press < PRESSES; press++)
    presses.push(await stepMs(page, press % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'));
  await page.getByLabel('Speed').last().selectOption('every frame');
  const played = await playedFrameMs(page);
  return [
    ...spread('from key to painted step', presses, { p95: 100 }),
    ...spread('frame while playing', played, { median: 17, p95: 33 }),
  ];
}

/** What a lane that has ended costs while another one goes on: it is not painted, and a step takes the work of one tree. */
async function measureFinished(page: Page): Promise<Row[]> {
  const before = await paintsOf(page);
  const worked = await workClock(page);
  const works: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    const startedAt = await worked();
    await stepMs(page, press % 4 < 2 ? 'ArrowRight' : 'ArrowLeft');
    works.push((await worked()) - startedAt);
  }
  const painted = (await paintsOf(page))[1] - before[1];
  return [
    boundRow(`paints of the lane that has ended, in ${PRESSES} steps`, painted, 0, ''),
    noteRow('work of a step, median', median(works), 'ms'),
  ];
}
