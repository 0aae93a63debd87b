/** Every command by its name, with the keyboard alone. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep } from './fixtures/screen.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Find a command' });
const rows = (page: Page) => page.getByRole('listbox', { name: 'Commands' }).getByRole('option');
const chosen = (page: Page) => rows(page).and(page.locator('[aria-selected="true"]'));

/** Opens the palette and types what to look for. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test('the palette finds and runs commands, loses no key, and opens wherever something is read', async ({ page }) => {
  await test.step('the palette finds and runs commands, says why one is not possible, and minds the focus', async () => {
    await test.step('a command that is not possible now is dimmed and says why, and Escape gives back the focus', async () => {
      await expectStep(page, 0);
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.focus();
      await find(page, 'play solution');
      await expect(chosen(page)).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The search has not reached the goal yet.');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      await expect(more).toBeFocused();
      await expectStep(page, 0);
    });
    await test.step('what is in no command is said below the field, and the field keeps the focus', async () => {
      await find(page, 'qqq');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No command has these words.');
      const [above, below] = [
        await field(page).boundingBox(),
        await page.getByRole('dialog').getByRole('status').boundingBox(),
      ];
      expect(below!.y - above!.y - above!.height).toBeLessThan(above!.height);
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
    });
    await page.keyboard.press('Escape');
    await test.step('it takes the place of a menu and of what is only read, and gives back the focus that was before them', async () => {
      await expectStep(page, 0);
      const more = page.getByRole('button', { name: 'More', exact: true });
      for (const open of [() => more.press('Enter'), () => page.keyboard.press('?'), () => page.keyboard.press('F1')]) {
        await more.focus();
        await open();
        await expect(page.locator('dialog:modal, [popover="auto"]:popover-open')).toHaveCount(1);
        await page.keyboard.press('ControlOrMeta+k');
        await expect(field(page)).toBeFocused();
        await expect(page.locator('dialog:modal, [popover="auto"]:popover-open')).toHaveCount(1);
        await page.keyboard.press('ControlOrMeta+k'); // closes it again
        await expect(field(page)).toHaveCount(0);
        await expect(more).toBeFocused();
      }
    });
    await test.step('three commands are found and run', async () => {
      await expectStep(page, 0);
      await find(page, 'forward ten');
      await expect(chosen(page)).toContainText('Go ten steps forward');
      await page.keyboard.press('Enter');
      await expectStep(page, 9);
      await find(page, 'dark');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await find(page, 'step');
      const second = await rows(page).nth(1).textContent();
      await page.keyboard.press('ArrowDown');
      await expect(chosen(page)).toHaveText(second!);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('all keys');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('Find a command')).toBeVisible();
    });
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await test.step('a key right after Escape is not lost: what was open is closed, and the page not yet told', async () => {
    /** Closes what is open as Escape does, and presses a key before the browser has told of it and moved the focus. */
    const closeAndPress = (init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey'>) =>
      page.evaluate((init) => {
        document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
        document.querySelector<HTMLElement>('[popover="auto"]:popover-open')?.hidePopover();
        const key = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
        document.activeElement!.dispatchEvent(key);
      }, init);
    await expectStep(page, 0);
    await find(page, 'dark');
    await closeAndPress({ key: 'k', code: 'KeyK', ctrlKey: true });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await closeAndPress({ key: 'b', code: 'KeyB' });
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByTestId('moves')).toHaveText('0');
    await page.getByTestId('puzzle-title').click();
    await expect(page.getByLabel('Search titles, notes and tags').last()).toBeFocused();
    await closeAndPress({ key: '?', code: 'Slash' });
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.press('Home');
  await test.step('the palette opens wherever something is read, and over nothing in which something is being done', async () => {
    await test.step('it opens while a view is presented, and from a field that has the focus', async () => {
      await expectStep(page, 0);
      await page.keyboard.press('F11');
      await find(page, 'to the end');
      await page.keyboard.press('Enter');
      await expectStep(page, 9);
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      await page.getByRole('searchbox').first().focus();
      await find(page, 'states');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'States', exact: true })).toHaveAttribute('aria-current', 'page');
    });
    await test.step('over a dialog in which something is being done its key does nothing, and leads nowhere else', async () => {
      await page.keyboard.press('e');
      const own = page.getByRole('textbox', { name: 'The start as text' });
      await own.fill('1 2 3 / 4 5 6 / 7 _ 8');
      await own.press('Enter');
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await page.getByRole('button', { name: 'Save puzzle…' }).click();
      const title = page
        .getByRole('dialog', { name: 'Save the puzzle in the library' })
        .getByLabel('Title', { exact: true });
      await title.fill('Mine');
      await page.evaluate(() =>
        window.addEventListener('keydown', ({ defaultPrevented }) => (document.title = `taken: ${defaultPrevented}`)),
      );
      await page.keyboard.press('ControlOrMeta+k');
      await expect.poll(() => page.title()).toBe('taken: true');
      await expect(field(page)).toHaveCount(0);
      await expect(title).toHaveValue('Mine');
      await expect(title).toBeFocused();
    });
  });
});
