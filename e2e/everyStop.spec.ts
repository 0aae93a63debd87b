/**
 * Every stop of the lessons that come with the program, as a class sees it: the question has its ground, all of it is in
 * sight, and every letter can be read. `EVERY_SIZE=1` tries every stop in both sizes and all three themes.
 */
import type { Page } from '@playwright/test';
import { LESSONS } from '../src/shared/lesson/lessons.ts';
import type { Lesson, LessonStop } from '../src/shared/contract/lessons.ts';
import { expect, test } from './fixtures/host.ts';
import { cutParts, goOnFromAnswer, LEAST_PRESENTED } from './fixtures/presented.ts';
import { collectMoments, expectWhole, nextFrame } from './fixtures/screen.ts';
import { smallLetters } from './fixtures/touch.ts';

const EVERY_SIZE = process.env['EVERY_SIZE'] !== undefined;
const SIZES = EVERY_SIZE
  ? ([
      [1280, 720],
      [1920, 1080],
    ] as const)
  : ([[1280, 720]] as const);
const THEMES = ['light', 'dark', 'projector'] as const;

/** A start of the program takes as long as two stops: a few tests hold several lessons each, one after another. */
const TESTS = 3;

for (let part = 0; part < TESTS; part++) {
  const lessons = [...LESSONS.entries()].filter(([place]) => place % TESTS === part);
  const numbers = lessons.map(([place]) => place + 1).join(', ');
  test(`every stop of the lessons ${numbers} is seen whole, and read from the last row`, async ({ page }) => {
    for (const [place, lesson] of lessons)
      await test.step(lesson.title, async () => expect.soft(await faultsOf(page, lesson, place)).toEqual([]));
  });
}

async function faultsOf(page: Page, { title, stops }: Lesson, place: number): Promise<string[]> {
  await begin(page, title);
  await page.keyboard.press('F5');
  const faults: string[] = [];
  for (const [at, stop] of stops.entries()) {
    await expect(page.getByTestId('lesson-place')).toHaveText(`Stop ${at + 1} of ${stops.length}`);
    await untilShown(page, stop);
    for (const theme of EVERY_SIZE ? THEMES : [THEMES[(place + at) % THEMES.length]])
      faults.push(...(await faultsAt(page, stop, theme)).map((fault) => `stop ${at + 1}, ${theme}, ${fault}`));
    if (isAsking(stop)) {
      await page.keyboard.press('PageDown');
      await expect(page.getByTestId('tally')).toContainText(/(is|are) right\./);
      faults.push(...(await faultsAt(page, stop, 'light')).map((fault) => `stop ${at + 1}, answered, ${fault}`));
    }
    if (at < stops.length - 1) await goOnFromAnswer(page);
  }
  for (const key of ['F5', 'Shift+L']) await page.keyboard.press(key);
  await expect(page.getByTestId('lesson')).toHaveCount(0);
  return faults;
}

test('in a window of 1280 × 720, a stop’s board and its buttons are in sight whole beside question and notes', async ({
  page,
}) => {
  await begin(page, LESSONS[0]!.title);
  await page.keyboard.press('PageDown');
  await expect(page.getByTestId('question')).toBeVisible();
  await expect(page.getByText('For you alone')).toBeVisible();
  const board = page.getByRole('region', { name: 'Board' });
  for (const name of ['Hint', 'Search from here'])
    await expect(board.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const hidden = await board.evaluate((one) => [
    one.scrollWidth - one.clientWidth,
    one.scrollHeight - one.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
  await test.step('the next question has its place before it comes: the view does not move', async () => {
    const views = await collectMoments(page, 'main');
    await page.keyboard.press('Shift+PageDown');
    await expect(page.getByTestId('question')).toContainText('How many actions');
    const widths = (await views()).map(({ width }) => width);
    expect(new Set(widths).size).toBe(1);
  });
});

test('notes come with their lesson, and a question with what it is about: the view moves once', async ({ page }) => {
  const lesson = LESSONS.find(({ title }) => title.startsWith('What a move costs'))!;
  const views = await collectMoments(page, '[data-testid="lesson"] ~ .body main');
  await begin(page, lesson.title);
  await expect(page.getByText('For you alone')).toBeVisible();
  expect(new Set((await views()).map(({ top }) => top)).size).toBe(1);
  await page.keyboard.press('PageDown');
  await expect(page.getByTestId('ground-goal')).toBeVisible();
  const trees = await collectMoments(page, '.asked > .centre > .drawing');
  for (const stop of [3, 4]) {
    await page.keyboard.press('Shift+PageDown');
    await expect(page.getByTestId('lesson-place')).toContainText(`Stop ${stop} of`);
    await expect(page.getByTestId('ground-goal')).toBeVisible();
  }
  expect(new Set((await trees()).map(({ width }) => width)).size).toBe(1);
});

test('where the panel of a step comes in a low window, its sentence is painted in the size that it keeps', async ({
  page,
}) => {
  await begin(page, 'Ties and contours of f');
  await expect(page.getByText('For you alone')).toBeVisible();
  for (const stop of [2, 3, 4, 5]) {
    await page.keyboard.press('Shift+PageDown');
    await expect(page.getByTestId('lesson-place')).toContainText(`Stop ${stop} of`);
  }
  await expect(page.getByTestId('sentence')).toBeVisible();
  await page.keyboard.press('F11');
  await expect(page.getByText('For you alone')).toHaveCount(0);
  const painted = await page.evaluateHandle(() => {
    const sizes = new Set<string>();
    // Before anything of its frame: it reads what the frame before has painted.
    const look = (): void => {
      const isPresented = document.querySelector('[data-testid="lesson-note"]') === null;
      const size = document.querySelector<HTMLElement>('[data-testid="sentence"]')?.dataset['size'];
      if (size && !isPresented) sizes.add(size);
      requestAnimationFrame(look);
    };
    look();
    return sizes;
  });
  await page.keyboard.press('F11');
  await expect(page.getByText('For you alone')).toBeVisible();
  await expectWhole(page);
  expect(await painted.evaluate((sizes) => [...sizes])).toHaveLength(1);
});

const isAsking = ({ question, asks }: LessonStop): boolean => question !== undefined || asks !== undefined;

async function begin(page: Page, title: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: title }).click();
  await page.getByLabel('How lessons are done').selectOption('Before a class');
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  await expect(page.getByTestId('lesson')).toBeVisible();
}

/** Its texts have their figures, and its question is open. */
async function untilShown(page: Page, stop: LessonStop): Promise<void> {
  await expect(page.getByTestId('lesson-text')).not.toContainText('…');
  if (isAsking(stop)) await expect(page.getByTestId('question')).toBeVisible();
}

async function faultsAt(page: Page, stop: LessonStop, theme: (typeof THEMES)[number]): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
  for (const [width, height] of SIZES) {
    if (SIZES.length > 1) await page.setViewportSize({ width, height });
    let seen = await faultsSeen(page, stop);
    if (seen.length > 0) seen = await faultsSeen(page, stop); // a part that has just come may have no size yet
    faults.push(...seen.map((fault) => `${width} × ${height}: ${fault}`));
  }
  return faults;
}

async function faultsSeen(page: Page, stop: LessonStop): Promise<string[]> {
  await nextFrame(page);
  return [
    ...(await smallLetters(page, LEAST_PRESENTED)),
    ...(await cutParts(page)),
    ...(await groundMissing(page, stop)),
  ];
}

/** Beside a question about a search or a comparison stands the goal. */
async function groundMissing(page: Page, stop: LessonStop): Promise<string[]> {
  if (stop.question === undefined) return [];
  return (await page.getByTestId('ground-goal').isVisible()) ? [] : ['no goal beside the question'];
}
