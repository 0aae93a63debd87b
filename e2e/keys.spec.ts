/** The sheet of keys, a program without keys of one letter, and controls that have keys of their own. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';

test('the sheet of keys is searched and turns single-letter keys off, and then no letter does anything', async ({
  page,
  host,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  const lines = sheet.getByRole('term');
  await expectStep(page, 0);
  await test.step('typing filters the lines; nothing found is said; keys have caps, and words have none', async () => {
    await page.keyboard.press('?');
    await expect(sheet.getByLabel('Find a key')).toBeFocused();
    const all = await lines.count();
    await page.keyboard.type('SEARCH hand');
    await expect(sheet.getByRole('definition').first()).toHaveText('Search by hand: choose each state yourself');
    expect(await lines.count()).toBeLessThan(all);
    await page.keyboard.type(' qqq');
    await expect(sheet.getByRole('status')).toHaveText('No key has these words.');
    await expect(lines).toHaveCount(0);
    await sheet.getByLabel('Find a key').fill('');
    await expect(lines).toHaveCount(all);
    for (const [text, keys] of [
      [/^Z\s*held$/, ['Z']],
      [/^B\s*or\s*\.$/, ['B', '.']],
      [/^Shift\s*Page\s*↓$/, ['Shift', 'Page ↓']],
    ] as const)
      await expect(lines.filter({ hasText: text }).locator('kbd')).toHaveText(keys);
  });
  await test.step('the switch takes letters off the sheet, and says how to do without', async () => {
    const letters = sheet.getByRole('checkbox', { name: 'Single-letter keys' });
    await page.keyboard.press('Tab');
    await expect(letters).toBeFocused();
    await page.keyboard.press('Space');
    await expect(sheet.getByText('They are off')).toBeVisible();
    const keys = await lines.allTextContents();
    expect(keys.filter((key) => /^[!-~]$/.test(key.trim()))).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('letters and digits do nothing, arrows step, and menus show no letter', async () => {
    const drawing = page.getByRole('application');
    for (const focus of [() => page.locator('body').press('c'), () => drawing.press('c'), () => drawing.press('l')]) {
      await focus();
      await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toHaveAttribute('aria-current', /./); // prettier-ignore
    }
    await page.keyboard.press('Shift+W');
    await page.keyboard.press('z');
    await expect(page.getByTestId('spotlight')).toHaveCount(0);
    await page.locator('body').press('ArrowRight');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.locator(':popover-open kbd').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('B of a clicker still blackens the presented screen', async () => {
    await page.keyboard.press('F11');
    await page.keyboard.press('b');
    const black = page.getByRole('button', { name: /^The screen is black/ });
    await expect(black).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(black).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('it is off after a restart, and the palette turns it on', async () => {
    const again = await host.restart();
    await expect(again.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    await again.keyboard.press('l');
    await again.keyboard.press('ControlOrMeta+k');
    await again.keyboard.type('single letter');
    await again.keyboard.press('Enter');
    await expect(again.getByText('Single-letter keys are on.')).toBeVisible();
    await again.keyboard.press('l');
    await expect(again.getByRole('listbox', { name: 'Puzzles' })).toBeVisible();
    const spotlight = again.getByTestId('spotlight');
    await again.keyboard.down('z');
    await expect(spotlight).toBeAttached();
    await again.keyboard.up('z');
    await expect(spotlight).toHaveCount(0);
  });
});

test('lists, tabs and radios take their own keys, and the step stays; the scrubber’s keys are those of the run', async ({
  page,
}) => {
  await expectStep(page, 0);
  for (let step = 1; step <= 4; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 4);
  const ALONG = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const pressAll = async (): Promise<void> => {
    for (const key of ALONG) await page.keyboard.press(key);
    await expectStep(page, 4);
  };
  await test.step('the list of the frontier, and its tabs', async () => {
    const tabs = page.getByRole('group', { name: 'Which states to list' });
    await tabs.getByRole('button').first().focus();
    await pressAll();
    await expect(tabs.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.getByRole('button').first()).toBeFocused();
    await page.getByRole('listbox').first().focus();
    await pressAll();
  });
  await test.step('the list of puzzles', async () => {
    await page.keyboard.press('l');
    await page.getByRole('listbox', { name: 'Puzzles' }).getByRole('option').first().focus();
    for (const key of ALONG) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await expectStep(page, 4);
  });
  await test.step('radios of a menu', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('radio', { checked: true }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expectStep(page, 4);
  });
  await test.step('the scrubber', async () => {
    const scrubber = page.locator('input[data-scrubber]').first();
    await scrubber.focus();
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 5);
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, 4);
  });
});

/** What a user presses, drags or types into. */
const CONTROL = 'button, a[href], input, select, textarea, summary, [role="listbox"], [role="application"]';

test('the first screen is calm: at most 40 controls in sight, and 35 Tab stops', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectStep(page, 0);
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  const inSight = await page.locator(CONTROL).filter({ visible: true }).count();
  expect(inSight).toBeGreaterThan(20);
  expect(inSight).toBeLessThanOrEqual(40);
  const stops = await tabStops(page);
  expect(stops).toBeGreaterThan(20);
  expect(stops).toBeLessThanOrEqual(35);
});

/** How often Tab moves the focus from the beginning of the page to its end. */
async function tabStops(page: Page): Promise<number> {
  const MOST = 100;
  for (let stops = 0; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const isNew = await page.evaluate(() => {
      const { activeElement: at } = document;
      if (!(at instanceof HTMLElement) || at === document.body || 'reached' in at.dataset) return false;
      at.dataset['reached'] = '';
      return true;
    });
    if (!isNew) return stops;
  }
  return MOST;
}
