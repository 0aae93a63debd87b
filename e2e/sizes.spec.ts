/** Every view in the windows that classrooms have, and on a tablet and a phone: nothing is cut, nothing lies over another control. */
import type { Page } from '@playwright/test';
import { VIEW_IDS, VIEWS, type View } from '../src/shared/contract/views.ts';
import { expect, test } from './fixtures/host.ts';
import {
  expectStep,
  expectWhole,
  nextFrame,
  openProgram,
  openPuzzle,
  SEEN,
  typePuzzle,
  writeProgram,
} from './fixtures/screen.ts';
import { missedControls, smallLetters, useFingers } from './fixtures/touch.ts';

/** The smallest ones are always tried; `EVERY_SIZE=1` tries all of them, presented as well. */
const EVERY_SIZE = process.env['EVERY_SIZE'] !== undefined;
const SMALL = [
  [1024, 768],
  [1280, 720],
] as const;
const PHONE = [
  [360, 640],
  [390, 844],
] as const;
const TABLET = [[820, 1180]] as const;
const LARGE = [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
const AT_DESK = EVERY_SIZE ? [...SMALL, ...LARGE] : SMALL;
/** Neither is the window before them: marks of a timeline are put together anew when its width changes. */
const IN_HAND = [...TABLET, [390, 844]] as const;
const WINDOWS = [...AT_DESK, ...PHONE, ...(EVERY_SIZE ? TABLET : [])];

/** What scrolls by so few pixels has a bar for nothing. */
const SCROLLED_FOR_NOTHING = 4;

/** What is wrong with the page as it is: a line for each control that is cut, outside, or under another one, and for each bar for nothing. */
function allInPlace(page: Page): Promise<string[]> {
  return page.evaluate((SCROLLED_FOR_NOTHING) => {
    const name = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`;
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>('button, select, input:not([type="file"])'),
    ).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
    );
    const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
    /** What is in sight of an element, in the parts that are scrolled. */
    const inSight = (element: Element, whole: DOMRect) => {
      let { left, right, top, bottom } = whole;
      for (let part = element.parentElement; part; part = part.parentElement) {
        if (getComputedStyle(part).overflowY === 'visible') continue;
        const box = part.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom };
    };
    const seen = boxes.map(({ element, box }) => ({ element, box: inSight(element, box) }));
    const cut = controls
      .filter(({ scrollWidth, clientWidth, tagName }) => tagName === 'BUTTON' && scrollWidth > clientWidth + 1)
      .map((element) => `cut: ${name(element)}`);
    const outside = boxes
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ element }) => `outside: ${name(element)}`);
    const hidden = boxes
      .filter(({ element, box }) => {
        const part = element.closest('dialog, [popover], aside, section, nav, header, main')!.getBoundingClientRect();
        return box.left < part.left - 1 || box.right > part.right + 1;
      })
      .map(({ element }) => `beyond its part: ${name(element)}`);
    const over = seen.flatMap(({ element, box }, index) =>
      seen
        .slice(index + 1)
        .filter(({ element: other }) => !element.contains(other) && !other.contains(element))
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .filter(({ element: other }) => element.offsetParent === other.offsetParent)
        .map(({ element: other }) => `over each other: ${name(element)}, ${name(other)}`),
    );
    const scrolled = Array.from(document.querySelectorAll('[data-testid="sentence"], [aria-label="Pseudocode"] ol'))
      .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 1)
      .map((element) => `not all in sight: ${name(element)}`);
    const barely = Array.from(document.querySelectorAll('*'))
      .filter((element) => element.checkVisibility() && /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => ({ element, excess: element.scrollHeight - element.clientHeight }))
      .filter(({ excess }) => excess > 0 && excess <= SCROLLED_FOR_NOTHING)
      .map(({ element, excess }) => `scrolls by ${excess} px: ${name(element)}`);
    const inFront = Array.from(document.querySelectorAll('dialog[open], [popover]:popover-open'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      .map(({ element }) => `outside: ${name(element)}`);
    return [...cut, ...outside, ...hidden, ...over, ...scrolled, ...barely, ...inFront];
  }, SCROLLED_FOR_NOTHING);
}

/** Frames in which the page may follow the size of its window: parts that are measured come a few later. */
const MOST_FRAMES = 30;

/** The faults that are left once the page has followed the size of its window. */
async function faultsLeft(page: Page, faultsOf: (page: Page) => Promise<string[]> = allInPlace): Promise<string[]> {
  let faults: string[] = [];
  for (let frames = 0; frames < MOST_FRAMES; frames += 2) {
    await nextFrame(page);
    faults = await faultsOf(page);
    if (faults.length === 0) break;
  }
  return faults;
}

/** The faults of the page as it is, in each of the windows. */
async function faultsIn(
  page: Page,
  windows: readonly (readonly [number, number])[],
  what: string,
  faultsOf?: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  for (const [width, height] of windows) {
    await devTools.send('Emulation.setScrollbarsHidden', { hidden: width < height }); // a phone's and a tablet's take no room
    await page.setViewportSize({ width, height });
    faults.push(...(await faultsLeft(page, faultsOf)).map((fault) => `${what} ${width} × ${height}: ${fault}`));
  }
  await devTools.detach();
  return faults;
}

/** The faults of the page on a phone and a tablet: also a control of `part` that a finger misses, and letters that are too small. */
async function faultsInHand(page: Page, what: string, part = 'body'): Promise<string[]> {
  const leaveTouch = await useFingers(page);
  const faults = await faultsIn(page, IN_HAND, what, async () => [
    ...(await allInPlace(page)),
    ...(await missedControls(page, part)),
    ...(await smallLetters(page)),
  ]);
  await leaveTouch();
  return faults;
}

test('in every usual window nothing of any view is cut, outside or under another control, and fingers meet all of it', async ({
  page,
}) => {
  if (EVERY_SIZE) test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  const faults: string[] = [];
  for (const view of VIEW_IDS) {
    const { key } = VIEWS[view];
    const seen = SEEN[view];
    if (key) await page.keyboard.press(key);
    await expect(page.locator(seen).first()).toBeVisible();
    await expectWhole(page);
    for (const isPresented of EVERY_SIZE ? [false, true] : [false]) {
      if (isPresented) await page.keyboard.press('F11');
      faults.push(...(await faultsIn(page, WINDOWS, `${seen}${isPresented ? ', presented,' : ''}`)));
    }
    faults.push(...(await faultsInHand(page, seen)));
    if (EVERY_SIZE) await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});

test('where scroll bars take room, nothing in a panel moves when its bar comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectStep(page, 0);
  const panels = [
    { fold: 'Rules', panel: 'Puzzle and search' },
    { fold: 'Find an example', panel: 'New puzzles', key: 'b' },
  ];
  for (const { fold, panel, key } of panels) {
    if (key) await page.keyboard.press(key);
    const aside = page.getByRole('complementary', { name: panel });
    const controls = aside.locator('button, select, summary, .eyebrow').filter({ visible: true });
    const boxes = () =>
      controls.evaluateAll((all) =>
        all.map((one) => `${one.textContent.trim()} ${JSON.stringify(one.getBoundingClientRect())}`),
      );
    const summary = aside.locator('summary', { hasText: fold });
    const isScrolled = () => aside.evaluate((part) => part.scrollHeight > part.clientHeight);
    await expect(summary).toBeVisible();
    const before = await boxes();
    expect([await isScrolled(), before.length > 4]).toEqual([false, true]);
    await summary.press('Enter');
    await expect.poll(isScrolled).toBe(true);
    expect(await aside.evaluate((part: HTMLElement) => part.offsetWidth - part.clientWidth)).toBeGreaterThan(5);
    const after = await boxes();
    expect(before.filter((box) => !after.includes(box))).toEqual([]);
  }
});

/** The picture of each view, which a large zoom must not squeeze; the library and the lessons are lists. */
const PICTURES: Partial<Readonly<Record<View, string>>> = {
  search: '.drawing canvas',
  compare: '.drawing canvas',
  puzzle: '[aria-label="Board"] .board',
  states: '.bars',
  lab: '[data-testid="lab-chart"]',
  heuristics: 'svg.full',
};
/** 300 px of the screen, at 200 %. */
const LEAST_PICTURE = 150;
const ZOOMED = [640, 360] as const;

test('at 200 % in a window of 1280 × 720 each view keeps its picture, and nothing lies over another part', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: ZOOMED[0], height: ZOOMED[1] });
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  const faults: string[] = [];
  for (const view of VIEW_IDS) {
    const { key } = VIEWS[view];
    if (key) await page.keyboard.press(key);
    await expect(page.locator(SEEN[view]).first()).toBeVisible();
    await expectWhole(page);
    faults.push(...(await faultsLeft(page)).map((fault) => `${view}: ${fault}`));
    const picture = PICTURES[view];
    if (picture === undefined) continue;
    const { height } = (await page.locator(picture).filter({ visible: true }).first().boundingBox())!;
    if (height < LEAST_PICTURE) faults.push(`${view}: the picture is ${height} px high`);
  }
  expect(faults).toEqual([]);
});

/** What opens by a key, or by a button of the search view. */
const DIALOG_KEYS = ['Shift+?', 'F1', 'Control+o'];

test('in every usual window menus, cards and dialogs are inside it, nothing of them is cut, and fingers meet all of it', async ({
  page,
}) => {
  if (EVERY_SIZE) test.setTimeout(600_000);
  await expectStep(page, 0);
  const IN_FRONT = 'dialog[open], [popover="auto"]:popover-open';
  const inFront = page.locator(IN_FRONT);
  const faults: string[] = [];
  const measure = async (what: string): Promise<void> => {
    await expect(inFront).toHaveCount(1);
    faults.push(...(await faultsIn(page, WINDOWS, what)));
    faults.push(...(await faultsInHand(page, what, IN_FRONT)));
    await page.keyboard.press('Escape');
    await expect(inFront).toHaveCount(0);
  };
  for (const key of DIALOG_KEYS) {
    await page.keyboard.press(key);
    await measure(key);
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Worksheet…' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.getByRole('dialog').getByRole('img', { name: 'Page 1' }).boundingBox())!.width).toBeGreaterThan(
    250,
  );
  await measure('pages to print');
  for (const button of await page.locator('button[aria-haspopup], button[popovertarget$="popup"]').all()) {
    await button.focus();
    await page.keyboard.press('Enter');
    await measure((await button.textContent()) || (await button.getAttribute('aria-label'))!);
  }
  expect(faults).toEqual([]);
});

test('in every usual window a question, its answer, and a presented step with all its parts are whole', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let step = 1; step <= 5; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  const faults: string[] = [];
  await page.keyboard.press('a');
  await expect(page.getByTestId('question')).toBeVisible();
  faults.push(...(await faultsIn(page, WINDOWS, 'question')), ...(await faultsInHand(page, 'question')));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('tally')).toContainText('is right');
  faults.push(...(await faultsIn(page, WINDOWS, 'answer')), ...(await faultsInHand(page, 'answer')));
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => Object.assign(document.documentElement, { requestFullscreen: undefined })); // it has one size
  await page.keyboard.press('F11');
  await page.getByRole('button', { name: 'What is shown' }).click();
  for (const part of ['Goal', 'Pseudocode', 'Counters', 'Frontier and explored'])
    await page.getByRole('checkbox', { name: part }).check();
  await page.keyboard.press('Escape');
  const [, ...usual] = WINDOWS; // the smallest one scrolls
  faults.push(...(await faultsIn(page, usual, 'presented with all parts')));
  expect(faults).toEqual([]);
});

test('in every usual window a program with its verdict, one that is written here, and a bug that was exposed are whole', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStep(page, 0);
  const faults: string[] = [];
  const measure = async (what: string): Promise<void> => {
    const picture = page.locator('canvas').filter({ visible: true }).first();
    await expect(picture).toBeVisible();
    faults.push(...(await faultsIn(page, [...WINDOWS, ZOOMED], what)));
    const { height } = (await picture.boundingBox())!;
    if (height < LEAST_PICTURE) faults.push(`${what}: the picture is ${height} px high`);
    faults.push(...(await faultsInHand(page, what)));
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  await openProgram(page);
  await measure('verdict');
  await page.keyboard.press('v');
  await measure('right search');
  await writeProgram(page);
  await measure('written');
  const tree = page.getByRole('region', { name: 'Search tree of your program' }).locator('canvas').first();
  expect((await tree.boundingBox())!.height).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Bug hunt' }).click();
  await page.getByLabel('Start as text').fill('4 3/5 _/1 2');
  await expect(page.getByRole('region', { name: /^Tree: / })).toHaveCount(2);
  await measure('hunt');
  expect(faults).toEqual([]);
});

test('the pseudocode stands still from step to step, with every line whole', async ({ page }) => {
  await expectStep(page, 0);
  const list = page.getByRole('region', { name: 'Pseudocode' }).getByRole('list');
  for (const [width, height] of AT_DESK) {
    await page.setViewportSize({ width, height });
    for (const algorithm of ['iddfs', 'idastar', 'bidirectional']) {
      await page.getByTestId('algorithm').selectOption(algorithm);
      await expectStep(page, 0);
      const before = await list.boundingBox();
      const lines = await list.getByRole('listitem').evaluateAll((all) => all.map((line) => line.clientHeight));
      expect(new Set(lines).size, `${algorithm} ${width} × ${height}: ${lines.join()}`).toBe(1);
      for (let step = 1; step <= 4; step++) {
        await page.keyboard.press('ArrowRight');
        await expectStep(page, step);
        expect(await list.boundingBox(), `${algorithm} ${width} × ${height}, step ${step}`).toEqual(before);
      }
    }
  }
});

test('in a low window the one picture of a comparison is wholly visible, presented too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => Object.assign(document.documentElement, { requestFullscreen: undefined })); // it has one size
  await openPuzzle(page, 'Case 5');
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'In one picture' }).click();
  const panel = page.getByTestId('overlay').locator('.panel');
  const faults: string[] = [];
  for (const isPresented of [false, true]) {
    if (isPresented) await page.keyboard.press('F11');
    for (const preset of ['bfs-astar', 'heuristics', 'greedy', 'ties']) {
      await page.getByTestId('preset').selectOption(preset);
      await expect(page.getByTestId('overlay-bars')).toBeVisible();
      await page.getByTestId('preset').blur();
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'Step forward' }).last()).toBeDisabled();
      const beyond = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      if (beyond > 0) faults.push(`${preset}${isPresented ? ', presented' : ''}: ${beyond} px beyond the lower edge`);
    }
  }
  expect(faults).toEqual([]);
});

test('in one picture the searches are changed, and at a large zoom nothing of it lies over another part', async ({
  page,
}) => {
  await openPuzzle(page, 'Case 5');
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'In one picture' }).click();
  await expect(page.getByTestId('overlay-bars')).toBeVisible();
  await page.getByRole('button', { name: 'Algorithm and options of A*' }).click();
  await page.getByRole('dialog').or(page.locator(':popover-open')).getByTestId('algorithm').selectOption('greedy');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('overlay').getByRole('heading', { name: 'Greedy', level: 2 })).toBeVisible();
  await page.setViewportSize({ width: 640, height: 360 }); // 1280 × 720 at 200 %
  expect(await faultsLeft(page)).toEqual([]);
  const boxOf = async (part: string) => (await page.getByTestId('overlay').locator(part).first().boundingBox())!;
  const [says, drawing, legend, panel] = [await boxOf('.says'), await boxOf('.drawing'), await boxOf('.legend'), await boxOf('.panel')]; // prettier-ignore
  for (const [above, below] of [
    [says, drawing],
    [drawing, legend],
    [legend, panel],
  ])
    // prettier-ignore
    expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1);
});

test('on a tablet the clock of a comparison is read, and of heuristics the figures of an axis in a small window and all in hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.keyboard.press('c');
  const clock = page.getByTestId('clock');
  await expect(clock).toBeVisible();
  const room = await clock.evaluate((select: HTMLSelectElement) => {
    const text = document.createElement('canvas').getContext('2d')!;
    text.font = getComputedStyle(select).font;
    const widths = Array.from(select.options, ({ label }) => text.measureText(label).width);
    return select.clientWidth - widths[select.selectedIndex];
  });
  expect(room).toBeGreaterThan(30); // the arrow, and what is around the word
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press('Shift+O');
  const axis = page.getByRole('img', { name: /^h against the true distance/ });
  await expect(axis).toBeVisible();
  await expect
    .poll(() =>
      axis.evaluate((svg: SVGSVGElement) => {
        const scale = svg.getScreenCTM()!.a;
        const sizes = Array.from(svg.querySelectorAll('text'), (text) => parseFloat(getComputedStyle(text).fontSize));
        return Math.min(...sizes) * scale;
      }),
    )
    .toBeGreaterThanOrEqual(11.9);
  expect(await faultsInHand(page, 'heuristics')).toEqual([]);
});

test('presented at a limit, the sentence is wholly visible above the possible actions', async ({ page }) => {
  test.skip(!EVERY_SIZE, 'a million expansions');
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => Object.assign(document.documentElement, { requestFullscreen: undefined })); // it has one size
  const [start, goal] = ['13 14 15 7/11 12 9 5/6 0 2 1/4 8 10 3', '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0'];
  await typePuzzle(page, start, goal);
  await page.getByTestId('algorithm').selectOption('idastar');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F11');
  await page.keyboard.press('End');
  await expect(page.getByTestId('limit')).toContainText('1,000,000 expansions', { timeout: 500_000 });
  const sentence = page.getByTestId('sentence');
  await expect(sentence).toContainText('limit of expansions');
  await expect
    .poll(() => sentence.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: 'Raise it to 2,000,000 expansions' })).toBeInViewport({ ratio: 1 });
});
