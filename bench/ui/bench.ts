/**
 * `npm run bench:ui`, or `npm run bench:ui -- layouts` for some of it, or `npm run bench:ui -- memory 2` for two minutes of use: drives the built program in the browser on trees of
 * three sizes and at three scales, and measures layouts and drawings against d3 and against drawing every node and link, in
 * the same run. The exit status is 1 when a target was missed.
 */
import type { Browser, Page } from '@playwright/test';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { openPuzzle, leaveFirstPage } from '../../e2e/fixtures/screen.ts';
import { findBrowser, NO_BROWSER } from '../../scripts/bootstrap/browser.mjs';
import { launchBrowser } from '../../scripts/launchBrowser.ts';
import { serveNewLibrary } from '../../scripts/serveNewLibrary.ts';
import { createSlidingDomain } from '../../src/shared/puzzle/domain/slidingDomain.ts';
import { Search } from '../../src/shared/engine/search.ts';
import { median } from '../measure.ts';
import { FARTHEST, optionsOf } from '../puzzles.ts';
import { boundRow, head, printed, spread, timeRow, type Row } from '../report.ts';
import { measureCompare } from './compare.ts';
import { frameMs, heapBytes, scrubMs, stepMs } from './drive.ts';
import { measureMemory } from './memory.ts';
import { measureSlow } from './slow.ts';
import { measureStart } from './start.ts';
import type { Bench, Columns } from './page.ts';

const WINDOW = { width: 1440, height: 900 };
const ROUNDS = 7;
const PRESSES = 40;
const SCRUBS = 30;
/** Time for a camera, a layout or a picture to come to rest. */
const REST_MS = 1_500;
/** Minutes of mixed use for which memory is measured. */
const MINUTES = 15;
/** Time that a search of all states may take. */
const SEARCH_MS = 120_000;

/** States of each tree, and what a step may take there, in milliseconds. */
const SIZES = [
  { states: 1_000, stepTarget: 50 },
  { states: 20_000, stepTarget: 50 },
  { states: 181_440, stepTarget: 100 },
] as const;

/** The scales, and the keys that lead to each of them. */
const SCALES = [
  { scale: 'near', keys: ['f'] },
  { scale: 'middle', keys: ['f', '-', '-'] },
  { scale: 'far', keys: ['0'] },
] as const;

/** What is measured, each in a page of its own. */
const PARTS: Readonly<Record<string, (browser: Browser) => Promise<readonly Row[]>>> = {
  start: async (browser) => report('Opening the program', await measureStart(browser)),
  program: (browser) => inProgram(browser, measureProgram),
  compare: async (browser) =>
    report('Two lanes, one of them with all 181,440 states', await inProgram(browser, measureCompare)),
  memory: async (browser) =>
    report(
      'Lessons, large searches and experiments',
      await inProgram(browser, (page, pid) => measureMemory(page, pid, minutes)),
    ),
  slow: async (browser) => report('A processor six times as slow', await inProgram(browser, measureSlow)),
  layouts: (browser) => inBarePages(browser, ['ourLayout', 'd3Layout', 'ringLayout'], layoutRows),
  drawings: (browser) => inBarePages(browser, ['ourDrawing', 'naiveDrawing'], drawingRows),
};

const isNumber = (word: string): boolean => /^\d+$/.test(word);
const chosen = process.argv.slice(2).filter((word) => !isNumber(word));
const minutes = Number(process.argv.slice(2).find(isNumber) ?? MINUTES);
const unknown = chosen.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  process.stderr.write(`There is no part "${unknown}". The parts are ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(2);
}

const executablePath = findBrowser({ withWindow: true });
if (executablePath === undefined) {
  process.stderr.write(`${NO_BROWSER}\n`);
  process.exit(2);
}

const browser = await launchBrowser(executablePath);
process.stdout.write(head());
const rows: Row[] = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(PARTS)) rows.push(...(await PARTS[name](browser)));
await browser.close();
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;

function report(title: string, rows: readonly Row[]): readonly Row[] {
  process.stdout.write(`${title}\n${printed(rows)}`);
  return rows;
}

/** The program as it is built and served, on a library of its own. */
async function inProgram<T>(browser: Browser, measure: (page: Page, pid: number) => Promise<T>): Promise<T> {
  const { host, end } = await serveNewLibrary();
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    await page.goto(host.url);
    await leaveFirstPage(page);
    return await measure(page, host.pid);
  } finally {
    await end();
  }
}

async function measureProgram(page: Page): Promise<Row[]> {
  await openAllStates(page);
  const rows: Row[] = [];
  for (const { states, stepTarget } of SIZES) rows.push(...(await measureSize(page, states, stepTarget)));
  const heap = boundRow('renderer heap with the whole trace', (await heapBytes(page)) / 1e6, 300, 'MB');
  return [...rows, ...report('Memory', [heap])];
}

/** A breadth-first search that expands every state of the 8-puzzle but the last ones. */
async function openAllStates(page: Page): Promise<void> {
  await titled(page, 'Step 0 of ');
  await openPuzzle(page, 'Hardest 8-puzzle');
  await titled(page, 'Step 0 of ');
  await page.keyboard.press('1');
  await titled(page, 'Step 0 of ');
  await page.keyboard.press('End');
  await titled(page, /Step (18\d,\d{3}) of \1$/);
  await page.waitForTimeout(REST_MS);
}

async function titled(page: Page, hasText: string | RegExp): Promise<void> {
  await page.getByTestId('step-title').filter({ hasText }).waitFor({ timeout: SEARCH_MS });
}

async function measureSize(page: Page, states: number, stepTarget: number): Promise<Row[]> {
  const steps = await page.locator('input[type="range"]').evaluate((input: HTMLInputElement) => Number(input.max));
  const step = Math.min(states, steps) - PRESSES;
  await scrubMs(page, step);
  const rows: Row[] = [];
  for (const { scale, keys } of SCALES) {
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS);
    rows.push(...(await measureScale(page, scale, stepTarget)));
  }
  const scrubs: number[] = [];
  for (let scrub = 1; scrub <= SCRUBS; scrub++) scrubs.push(await scrubMs(page, stepOf(scrub, step)));
  rows.push(...spread('scrub to any step', scrubs, { p95: 100 }));
  return [...report(`${states.toLocaleString('en-US')} states`, rows)];
}

/** Steps in no order, the same in every run: multiples of the golden ratio, within the run. */
function stepOf(index: number, steps: number): number {
  return 1 + Math.floor(((index * 0.618_034) % 1) * (steps - 1));
}

async function measureScale(page: Page, scale: string, stepTarget: number): Promise<Row[]> {
  const presses: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    presses.push(await stepMs(page, press % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'));
  }
  const zooming = await frameMs(page, 'zoom');
  await page.waitForTimeout(REST_MS);
  return [
    ...spread(`${scale}: from key to painted step`, presses, { p95: stepTarget }),
    ...spread(`${scale}: frame while zooming`, zooming, { median: 17, p95: 33 }),
    ...spread(`${scale}: frame while panning`, await frameMs(page, 'pan'), { median: 17, p95: 33 }),
  ];
}

/** One of what takes turns, in a page of its own. */
interface Contender {
  readonly page: Page;
  readonly name: keyof Bench;
}

/**
 * The same code as in the program, without the program around it, against that of the textbook. Each has a page of its own,
 * so that neither pays for what the other keeps or leaves behind.
 */
async function inBarePages(
  browser: Browser,
  names: readonly (keyof Bench)[],
  rowsOf: (contenders: readonly Contender[], isLargest: boolean) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const script = await pageScript();
  const contenders = await Promise.all(names.map(async (name) => ({ name, page: await barePage(browser, script) })));
  const rows: Row[] = [];
  for (const { states } of SIZES) {
    const columns = columnsOf(states);
    const [places] = await Promise.all(contenders.map(({ page }) => load(page, columns)));
    const title = `A tree of ${places.toLocaleString('en-US')} nodes, in bare pages`;
    rows.push(...report(title, await rowsOf(contenders, states === SIZES.at(-1)!.states)));
  }
  for (const { page } of contenders) await page.close();
  return rows;
}

async function barePage(browser: Browser, content: string): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.addScriptTag({ content });
  return page;
}

function load(page: Page, columns: Columns): Promise<number> {
  return page.evaluate((columns) => (window as unknown as { bench: Bench }).bench.load(columns), columns);
}

function call(page: Page, name: keyof Bench): Promise<number> {
  return page.evaluate((name) => (window as unknown as { bench: Record<string, () => number> }).bench[name](), name);
}

async function layoutRows(contenders: readonly Contender[], isLargest: boolean): Promise<Row[]> {
  const [ours, d3, rings] = await inTurns(contenders);
  const millionths = (await call(contenders[1].page, 'difference')) * 1e6;
  return [
    timeRow('layout, against hierarchy() and tree() of d3', d3, ours, isLargest ? 6 : 1),
    timeRow('layout as rings, against the same', d3, rings, isLargest ? 4 : 1),
    boundRow('greatest difference from d3, in millionths of a column', millionths, 1, ''),
  ];
}

async function drawingRows(contenders: readonly Contender[], isLargest: boolean): Promise<Row[]> {
  const [ours, naive] = await inTurns(contenders);
  return [timeRow('drawing the whole tree, until its pixels are there', naive, ours, isLargest ? 20 : 1)];
}

/** Medians of contenders that take turns, after one round that does not count. */
async function inTurns(contenders: readonly Contender[]): Promise<number[]> {
  const times = contenders.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { page, name }] of contenders.entries()) {
      const ms = await call(page, name);
      if (round > 0) times[index].push(ms);
    }
  }
  return times.map(median);
}

/** The trace of the first `expansions` steps of a breadth-first search. */
function columnsOf(expansions: number): Columns {
  const search = new Search(createSlidingDomain(FARTHEST, 'zero'), optionsOf('bfs', { expansions }));
  search.advance(Infinity);
  const { parent, edge, nodes } = search.trace;
  return { parent: Array.from(parent.subarray(0, nodes)), edge: Array.from(edge.subarray(0, nodes)) };
}

async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[];
  return output[0].code;
}
