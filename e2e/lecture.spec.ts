/** A specimen lecture: the first lesson by the four keys of a clicker alone, with all that goes wrong in a hall. */
import type { Page } from '@playwright/test';
import { SEARCH_PROBLEM } from '../src/shared/lesson/lessons/searchProblem.ts';
import { expect, test } from './fixtures/host.ts';
import { goOnFromAnswer } from './fixtures/presented.ts';

const { title, stops } = SEARCH_PROBLEM;
const isAsking = (at: number): boolean => stops[at].question !== undefined || stops[at].asks !== undefined;
const ANSWER = /(is|are) right\./;

/** Page Down, Page Up, B and F5. */
const KEYS = { next: 'PageDown', back: 'PageUp', black: 'b', present: 'F5' } as const;

test('the first lesson is held by a clicker alone, whatever goes wrong', async ({ page, host, hostKind }) => {
  await test.step('begin', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('u');
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: title }).click();
    await page.getByLabel('How lessons are done').selectOption('Before a class');
    await page.getByRole('button', { name: 'Begin the lesson' }).click();
    await expectStop(page, 0);
    await page.keyboard.press(KEYS.present);
    await expect(page.locator('html')).toHaveAttribute('data-present');
  });

  await test.step('a double press, and one before the question is there, skip nothing', async () => {
    await pressAtOnce(page, KEYS.next, KEYS.next, KEYS.next);
    await expectStop(page, 1);
    await expect(page.getByTestId('question')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ANSWER);
  });

  await test.step('the screen goes black in the middle of a vote, and the vote goes on', async () => {
    await page.keyboard.press(KEYS.black);
    await expect(page.getByRole('button', { name: 'The screen is black' })).toBeVisible();
    await page.keyboard.press(KEYS.black);
    await expect(page.getByRole('button', { name: 'The screen is black' })).toHaveCount(0);
    await expect(page.getByTestId('question')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ANSWER);
    await pressAtOnce(page, KEYS.next, KEYS.next);
    await expect(page.getByTestId('tally')).toContainText(ANSWER);
    await expectStop(page, 1); // the second press was a bounce
  });

  await test.step('back to the question before, which is asked anew, and on again', async () => {
    await goOnFromAnswer(page);
    await expectStop(page, 2);
    await page.keyboard.press(KEYS.back);
    await expectStop(page, 1);
    await expect(page.getByTestId('question')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ANSWER);
    await goOn(page, 1);
  });

  const here = 4;
  for (let at = 2; at < here; at++) await goOn(page, at);

  const again =
    await test.step('the connection is lost in the middle of a vote, and the lesson is there again', async () => {
      await expect(page.getByTestId('question')).toBeVisible();
      await page.waitForTimeout(500); // the host has stored the place
      await host.kill('SIGKILL');
      if (hostKind === 'web')
        await expect(page.getByRole('alert')).toContainText('The connection to Searchlight is lost.');
      const restarted = await host.restart();
      await restarted.setViewportSize({ width: 1280, height: 720 });
      await expectStop(restarted, here);
      await expect(restarted.getByTestId('question')).toBeVisible();
      await restarted.keyboard.press(KEYS.present);
      return restarted;
    });

  await test.step('to the end, where a further press changes nothing', async () => {
    for (let at = here; at < stops.length - 1; at++) await goOn(again, at);
    await expect(again.getByTestId('lesson-page')).toContainText('What to remember');
    await again.keyboard.press(KEYS.next);
    await expectStop(again, stops.length - 1);
    await again.keyboard.press(KEYS.present);
    await expectStop(again, stops.length - 1);
  });
});

async function expectStop(page: Page, at: number): Promise<void> {
  await expect(page.getByTestId('lesson-place')).toHaveText(`Stop ${at + 1} of ${stops.length}`);
}

/** Reveals the answer at a stop that asks, and goes to the next stop. */
async function goOn(page: Page, at: number): Promise<void> {
  if (isAsking(at)) {
    await expect(page.getByTestId('question')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(ANSWER);
    await page.keyboard.press(KEYS.next);
    await expect(page.getByTestId('tally')).toContainText(ANSWER);
  }
  await goOnFromAnswer(page);
  await expectStop(page, at + 1);
}

/** All of them in one task of the page, as a clicker that bounces. */
function pressAtOnce(page: Page, ...keys: readonly string[]): Promise<void> {
  return page.evaluate((keys) => {
    for (const key of keys) {
      const press = { key, code: key, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      document.body.dispatchEvent(new KeyboardEvent('keyup', press));
    }
  }, keys);
}
