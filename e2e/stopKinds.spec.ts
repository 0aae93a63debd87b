/** A lesson with a stop of every kind: made through the interface, held by a clicker alone, and left as it was found. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { smallLetters } from './fixtures/touch.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" /></svg>';

/** Keys are those of the program again, as after a click beside a field. */
async function leaveField(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Adds the moment on the screen. */
async function add(page: Page, text: string): Promise<void> {
  await leaveField(page);
  await page.keyboard.press('Shift+U');
  const dialog = page.getByRole('dialog', { name: 'Add this moment to a lesson' });
  await dialog.getByLabel('Text for the class').fill(text);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** What the last row cannot read, and what does not fit into the window. */
async function faultsOf(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => {
    const parts = ['html', 'main', '[data-testid="lesson"]', '[data-testid="lesson-page"]'];
    const isWide = (part: Element): boolean => part.scrollWidth > part.clientWidth;
    const isLong = (part: Element): boolean => part.matches('html, article') && part.scrollHeight > part.clientHeight;
    return parts.filter((part) =>
      Array.from(document.querySelectorAll(part)).some((one) => isWide(one) || isLong(one)),
    );
  });
  return [...(await smallLetters(page, 16)), ...beyond.map((part) => `too large: ${part}`)];
}

test('a lesson with a stop of every kind is made, held by a clicker alone, and leaves what was there before', async ({
  page,
}) => {
  const place = page.getByTestId('lesson-place');
  const sheet = page.getByTestId('lesson-page');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move stop/ }) });

  await test.step('the moment of each view is added', async () => {
    await page.keyboard.press('ArrowRight');
    await add(page, 'One state is expanded.');
    await page.keyboard.press('c');
    await expect(page.getByTestId('clock')).toBeVisible();
    await add(page, 'Two searches.');
    await page.keyboard.press('b');
    await add(page, 'Try it yourselves.');
    await page.keyboard.press('t');
    await add(page, 'All states.');
    await page.keyboard.press('o');
    await page.getByLabel('Most moves').fill('4');
    await page.getByLabel('Most moves').press('Enter');
    await page.getByLabel('Title of the experiment').fill('For the class');
    await page.getByLabel('Title of the experiment').press('Enter');
    await expect(page.getByText('60 searches')).toBeVisible();
    await add(page, 'What does a heuristic save?');
    await page.keyboard.press('Shift+O');
    await page.getByLabel('Name of the heuristic').fill('doubled');
    await page.getByLabel('Text of the heuristic').fill('2 * manhattan');
    await expect(page.getByText('Not admissible')).toBeVisible();
    await add(page, 'Is it admissible?');
    await page.keyboard.press('Shift+H');
    await expect(page.getByTestId('hunt-verdict')).toBeVisible();
    await add(page, 'What is wrong?');
    await expect(page.getByText('This moment is stop 7 of “New lesson”.')).toBeVisible();
  });

  await test.step('a page and a picture are added, and written', async () => {
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByLabel('Heading of the page').fill('What we have seen');
    await page.getByLabel('Lines below it').fill('It takes {length} moves.\n- one\n- two');
    await expect(page.getByLabel('What the page says')).toHaveText(/^It takes \d+ moves/);
    await expect(page.getByText('36 of 500 characters.')).toBeVisible();
    await page.getByLabel('Lines below it').press('Escape');
    const file = { name: 'a map.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) };
    await page.getByLabel('Picture of a new page').setInputFiles(file);
    await page.getByLabel('Heading of the page').fill('A map');
    await expect(page.getByLabel('Description (alt text)')).toHaveValue('a map');
    await page.getByLabel('Description (alt text)').fill('A black map');
    await page.getByLabel('Description (alt text)').press('Escape');
    await expect(rows).toHaveText([
      ...[/Search ·/, /Compare ·/, /Board ·/, /States ·/, /Lab · For the class/, /Heuristics · doubled/],
      /Bug hunt · 1 · Breadth-first search/,
      ...[/Text.*What we have seen/, /Picture.*A map/],
    ]);
    await expect(rows.last().getByRole('img', { name: 'A black map' })).toBeVisible();
  });

  await test.step('the plan and the draft of the user are others when the lesson begins', async () => {
    await page.keyboard.press('o');
    await page.getByLabel('Title of the experiment').fill('My own plan');
    await page.getByLabel('Title of the experiment').press('Enter');
    await leaveField(page);
    await page.keyboard.press('Shift+O');
    await page.getByLabel('Name of the heuristic').fill('mine');
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Lessons', exact: true }).click();
  await page.getByLabel('How lessons are done').selectOption('Before a class');
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  await expect(page.getByTestId('lesson')).toBeVisible();
  await page.keyboard.press('F5');

  await test.step('a clicker alone goes through all of them, each is read from the last row and fits', async () => {
    const shown = [
      page.getByTestId('sentence'),
      page.getByTestId('compare-spoken'),
      page.getByTestId('moves'),
      page.getByRole('heading', { name: /^All the states/ }),
      page.getByRole('heading', { name: 'For the class' }),
      page.getByText('Not admissible'),
      page.getByTestId('hunt-verdict'),
      sheet.getByRole('listitem').first(),
      sheet.getByRole('img', { name: 'A black map' }),
    ];
    for (const [at, part] of shown.entries()) {
      await expect(place).toHaveText(`Stop ${at + 1} of 9`);
      await expect.soft(part, `stop ${at + 1}`).toBeVisible();
      expect.soft(await faultsOf(page), `stop ${at + 1}`).toEqual([]);
      if (at < shown.length - 1) await page.keyboard.press('PageDown');
    }
    await expect(sheet.getByRole('heading', { name: 'A map' })).toBeVisible();
  });

  await test.step('a page says all of it once, and nothing below it has the focus or the keys', async () => {
    await page.keyboard.press('PageUp');
    await expect(page.getByTestId('lesson-text')).toHaveText(
      /^What we have seen\s+It takes \d+ moves\.\s+- one\s+- two$/,
    );
    await expect(page.getByText('What we have seen').filter({ visible: true })).toHaveCount(2); // and for who cannot see it
    const letters = (name: string) =>
      sheet
        .locator(name)
        .first()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    expect(await letters('h1')).toBeGreaterThanOrEqual(36);
    expect(await letters('li')).toBeGreaterThanOrEqual(26);
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.view') === null)).toBe(true);
    }
  });

  await test.step('a stop is skipped, another one left out, and a page is left and come back to', async () => {
    await page.keyboard.press('Shift+M');
    const map = page.getByRole('dialog', { name: 'Stops of the lesson' });
    await map.getByRole('button', { name: 'Leave out stop 7 this time' }).click();
    await expect(map.getByText('left out')).toBeVisible();
    await expect(map.getByRole('alert')).toHaveCount(0); // to leave one out is not to go to one
    await page.keyboard.press('Escape');
    await page.keyboard.press('PageUp');
    await expect(place).toHaveText('Stop 6 of 9');
    await page.keyboard.press('Shift+PageDown');
    await expect(place).toHaveText('Stop 8 of 9');
    await page.keyboard.press('F5');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Board' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByTestId('moves')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the stop' }).click();
    await expect(sheet.getByRole('heading', { name: 'What we have seen' })).toBeVisible();
  });

  await test.step('the lesson is left: the view, the plan and the draft are those of before', async () => {
    await page.keyboard.press('Shift+L');
    await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
    await page.keyboard.press('o');
    await expect(page.getByLabel('Title of the experiment')).toHaveValue('My own plan');
    await page.keyboard.press('Shift+O');
    await expect(page.getByLabel('Name of the heuristic')).toHaveValue('mine');
  });
});
