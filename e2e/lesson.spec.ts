/** A lesson in front of a class. */
import type { Locator, Page } from '@playwright/test';
import { A_STAR } from '../src/shared/lesson/lessons/aStar.ts';
import { COMPLETENESS } from '../src/shared/lesson/lessons/completeness.ts';
import { LESSONS } from '../src/shared/lesson/lessons.ts';
import { expect, test } from './fixtures/host.ts';
import { BOUNCE_MS } from '../src/renderer/lesson/held/bounce.ts';
import { goOnFromAnswer } from './fixtures/presented.ts';

/** What a class may not read while a question is open. */
const ANSWER = /(is|are) right\./;

test('a lecture is held with the keys of a clicker alone, presented, and nothing is told before it is revealed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('u');
  await expect(page.getByText('A cost for every action', { exact: true })).toBeVisible(); // an item of a list, as on its page
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: A_STAR.title }).click();
  await page.getByLabel('How lessons are done').selectOption('Before a class');
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  await expect(page.getByTestId('lesson-note')).toContainText('tiles in place');
  const notes = await openNotes(page);
  await page.keyboard.press('F5');
  await expect(page.getByTestId('lesson-note')).toHaveCount(0);
  await expect(notes.getByTestId('notes-covered')).toBeVisible(); // a browser of a test has one screen
  await expect(notes.locator('body')).not.toContainText('tiles in place');
  await notes.getByRole('button', { name: /This is my screen/ }).click();

  const place = page.getByTestId('lesson-place');
  const strip = page.getByTestId('lesson');
  const { height } = (await strip.boundingBox())!;
  const stops = A_STAR.stops.length;
  const asking = A_STAR.stops.flatMap(({ question }, index) => (question ? [index + 1] : []));
  expect(asking.length).toBeGreaterThan(5);
  for (let stop = 1; stop <= stops; stop++) {
    await expect(place).toHaveText(`Stop ${stop} of ${stops}`);
    await expect(page.getByTestId('lesson-text')).not.toContainText('…');
    expect((await strip.boundingBox())!.height).toBe(height); // nothing below it moves
    if (asking.includes(stop)) {
      await expect(strip.getByRole('button', { name: 'Reveal' })).toBeVisible(); // the question comes when its step is shown
      if (stop === asking[0]) await blacken(page);
      await expect(page.locator('body')).not.toContainText(ANSWER);
      await expect(notes.getByTestId('notes-answer')).toContainText(/^The answer, which the class does not see/);
      await page.keyboard.press('PageDown');
      await expect(page.getByTestId('tally')).toContainText(ANSWER);
    }
    if (stop < stops) await goOnFromAnswer(stop % 2 ? page : notes);
  }
  await expect(page.getByTestId('lesson-page')).toContainText('What to remember');
  await page.keyboard.press('PageUp');
  await expect(page.getByTestId('lesson-text')).toContainText(/^55,409 expansions against 92/);
  await page.keyboard.press('PageUp');
  await expect(place).toHaveText(`Stop ${stops - 2} of ${stops}`);
  await expect(page.locator('main')).not.toContainText('55,409');
  await expect(strip.getByRole('button', { name: 'Reveal' })).toBeVisible();
  await page.keyboard.press('Escape'); // takes the question back
  await expect(strip.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await page.keyboard.press('Escape'); // ends presenting
  await expect(place).toHaveText(`Stop ${stops - 2} of ${stops}`);
  await page.keyboard.press('Shift+L');
  await expect(strip).toHaveCount(0);
  await expect(page.getByTestId('puzzle-title')).toHaveText('Case 1');
  await page.reload();
  await expect.poll(() => notes.isClosed()).toBe(true);
});

/** The window of the notes: one, drawn by the page; loaded again, it is drawn again. */
async function openNotes(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Shift+P');
  const notes = await opened;
  await expect(notes.getByTestId('notes-note')).toContainText('tiles in place');
  await notes.evaluate(() => location.reload());
  await expect(notes.getByTestId('notes-note')).toContainText('tiles in place');
  return notes;
}

test('a press of the clicker that comes before its question asks it when it is ready, and never skips it', async ({
  page,
}) => {
  await page.keyboard.press('u');
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: A_STAR.title }).click();
  await page.getByLabel('How lessons are done').selectOption('Before a class');
  const place = page.getByTestId('lesson-place');
  await clickAndPressAtOnce(page.getByRole('button', { name: 'Begin here, at stop 2' }));
  for (const stop of [2, 3, 4]) {
    await expect(page.getByTestId('question')).toBeVisible();
    await expect(place).toHaveText(new RegExp(`^Stop ${stop} of `));
    await expect(page.locator('body')).not.toContainText(ANSWER);
    await page.keyboard.press('PageDown');
    await expect(page.getByTestId('tally')).toContainText(ANSWER);
    await page.waitForTimeout(BOUNCE_MS);
    await clickAndPressAtOnce(page.getByTestId('lesson').getByRole('button', { name: 'Next' }));
  }
});

test('presented in a low window, a long sentence is wholly visible below the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('u');
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: COMPLETENESS.title }).click();
  await page.getByLabel('How lessons are done').selectOption('Before a class');
  await page.getByRole('button', { name: 'Begin here, at stop 9' }).click();
  await page.keyboard.press('F5');
  const sentence = page.getByTestId('sentence');
  await expect(sentence).toContainText('iteration 2 begins at the start');
  await expect
    .poll(() => sentence.evaluate(({ parentElement }) => parentElement!.scrollHeight - parentElement!.clientHeight))
    .toBeLessThanOrEqual(0);
});

test('on a phone, a lesson that is done alone shows each question with all of its answers, and no notes', async ({
  page,
}) => {
  await page.keyboard.press('u');
  await page.getByLabel('How lessons are done').selectOption('Alone');
  await expect(page.getByRole('button', { name: 'Print the notes' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { title, stops } of LESSONS.slice(0, 3)) {
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: 'Begin the lesson' }).click();
    const place = page.getByTestId('lesson-place');
    for (const [at, { question, asks, view }] of stops.entries()) {
      await expect(place).toHaveText(`Stop ${at + 1} of ${stops.length}`);
      await expect(page.getByTestId('lesson-note')).toHaveCount(0);
      if (question && view === 'search') await answerInSight(page, `${title}, stop ${at + 1}`);
      else if (question || asks) {
        await expect(page.getByTestId('question')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      if (at < stops.length - 1) await goOnFromAnswer(page);
    }
    await page.keyboard.press('Shift+L');
    await expect(place).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByLabel('How lessons are done')).toHaveValue('true');
});

async function bottomOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
}

/** Answers the open question; its choices and the way on are whole in sight, and no hands are counted. */
async function answerInSight(page: Page, where: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  const answers = panel.getByRole('listitem');
  await expect(panel.getByTestId('question'), where).toBeInViewport({ ratio: 1 });
  expect(await answers.count(), where).toBeGreaterThan(1);
  for (const answer of await answers.all()) {
    await expect(answer, where).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(answer), where).toBe(true);
  }
  const buttons = page.getByRole('toolbar', { name: 'View of the tree' });
  expect(await bottomOf(buttons), where).toBeLessThan(await bottomOf(buttons.locator('..'))); // the tree begins below it
  await page.keyboard.press('PageDown');
  const notice = page.getByText('Choose an answer first');
  const views = (await page.getByRole('navigation', { name: 'Views' }).boundingBox())!;
  expect(await bottomOf(notice), where).toBeLessThan(views.y);
  await expect(panel.getByRole('textbox', { name: 'Class' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Answer A' }).click();
  await page.keyboard.press('PageDown');
  await expect(page.getByTestId('tally')).toContainText(ANSWER);
}

/** Whether nothing lies over an element, at its corners. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

/** A click, and three presses of a clicker before anything else can happen in the page. */
function clickAndPressAtOnce(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    const press = { key: 'PageDown', code: 'PageDown', bubbles: true, cancelable: true };
    for (let count = 0; count < 3; count++) document.body.dispatchEvent(new KeyboardEvent('keydown', press));
  });
}

/** A black screen and back, with the key of a clicker. */
async function blacken(page: Page): Promise<void> {
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: 'The screen is black' })).toBeVisible();
  await page.keyboard.press('.');
}
