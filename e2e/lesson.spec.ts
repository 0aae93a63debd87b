/** A lesson in front of a class. */
import type { Page } from '@playwright/test';
import { LESSONS } from '../src/shared/lesson/lessons.ts';
import { expect, test } from './fixtures/host.ts';

/** What a class may not read while a question is open. */
const ANSWER = /is right\./;

test('a lecture is held with the keys of a clicker alone, presented, and nothing is told before it is revealed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('u');
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: 'A* by hand' }).click();
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  await expect(page.getByTestId('lesson-note')).toContainText('Confusion');
  const notes = await openNotes(page);
  await page.keyboard.press('F5');
  await expect(page.getByTestId('lesson-note')).toHaveCount(0);
  await expect(notes.getByTestId('notes-covered')).toBeVisible(); // a browser of a test has one screen
  await expect(notes.locator('body')).not.toContainText('Confusion');
  await notes.getByRole('button', { name: /This is my screen/ }).click();

  const place = page.getByTestId('lesson-place');
  const strip = page.getByTestId('lesson');
  const { height } = (await strip.boundingBox())!;
  const { stops: toldStops } = LESSONS.find(({ title }) => title === 'A* by hand')!;
  const stops = toldStops.length;
  const asking = toldStops.flatMap(({ question }, index) => (question ? [index + 1] : []));
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
    if (stop < stops) await (stop % 2 ? page : notes).keyboard.press('PageDown');
  }
  await expect(page.getByTestId('lesson-text')).toContainText(/^55,409 expansions against 92/);
  await page.keyboard.press('PageUp');
  await expect(place).toHaveText(`Stop ${stops - 1} of ${stops}`);
  await expect(page.locator('main')).not.toContainText('55,409');
  await expect(strip.getByRole('button', { name: 'Reveal' })).toBeVisible();
  await page.keyboard.press('Escape'); // takes the question back
  await expect(strip.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await page.keyboard.press('Escape'); // ends presenting
  await expect(place).toHaveText(`Stop ${stops - 1} of ${stops}`);
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
  await expect(notes.getByTestId('notes-note')).toContainText('Confusion');
  await notes.evaluate(() => location.reload());
  await expect(notes.getByTestId('notes-note')).toContainText('Confusion');
  return notes;
}

test('presented in a low window, a long sentence is seen whole below the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('u');
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: 'The price of memory' }).click();
  await page.getByRole('button', { name: 'Begin here, at stop 4' }).click();
  await page.keyboard.press('F5');
  const sentence = page.getByTestId('sentence');
  await expect(sentence).toContainText('iteration 3 begins at the start');
  await expect
    .poll(() => sentence.evaluate(({ parentElement }) => parentElement!.scrollHeight - parentElement!.clientHeight))
    .toBeLessThanOrEqual(0);
});

/** A black screen and back, with the key of a clicker. */
async function blacken(page: Page): Promise<void> {
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: 'The screen is black' })).toBeVisible();
  await page.keyboard.press('.');
}
