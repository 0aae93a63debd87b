/** The user's own lesson: made, written, held, taken to another library, and there again after a kill. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { goOnFromAnswer } from './fixtures/presented.ts';

/** Adds the moment on the screen by its key; `lesson` is the title of a new one. */
async function add(page: Page, text: string, lesson?: string): Promise<void> {
  await page.keyboard.press('Shift+U');
  const dialog = page.getByRole('dialog', { name: 'Add this moment to a lesson' });
  await dialog.getByLabel('Text for the class').fill(text);
  if (lesson !== undefined) await dialog.getByLabel('Title of the new lesson').fill(lesson);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('a lesson made of three moments is written, put in order, held, resumed, taken out, deleted and taken in again', async ({
  page,
  host,
}) => {
  await page.keyboard.press('ArrowRight');
  await add(page, 'One state is expanded.', 'My lesson');
  await page.keyboard.press('End');
  await add(page, 'It ends with {expanded} expansions.');
  await page.keyboard.press('c');
  await expect(page.getByTestId('clock')).toBeVisible();
  await add(page, 'Both together.');
  await expect(page.getByText('This moment is stop 3 of “My lesson”.')).toBeVisible();

  await page.keyboard.press('u');
  const stops = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move stop/ }) });
  await expect(stops).toHaveText([/One state/, /It ends with [\d,]+ expansions/, /Both together/]);
  await page.getByRole('button', { name: 'Edit stop 1' }).press('Enter');
  await page.getByLabel('Text for the class').fill('Here {waiting} states wait, and {wrong} is no number.');
  await expect(page.getByRole('alert')).toContainText('“{wrong}” is not a figure');
  await page.getByLabel('Text for the class').fill('Here {waiting} states wait.');
  await page.getByLabel('Note for you alone').fill('Five minutes.');
  await page.getByRole('combobox', { name: 'Question' }).selectOption('next');
  await expect(page.getByLabel('What the class reads')).toHaveText(/^Here \d+ states wait\.$/);
  await page.getByLabel('Note for you alone').press('Escape');
  await expect(stops.first()).toContainText(/Here \d+ states wait\.\s+Question: /);
  await page.getByRole('button', { name: 'Move stop 3' }).press('Alt+ArrowUp');
  await expect(stops).toHaveText([/Here/, /Both together/, /It ends/]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stops).toHaveText([/Here/, /It ends/, /Both together/]);
  await page.getByRole('button', { name: 'Move stop 3' }).press('Alt+ArrowUp');
  await expect(stops).toHaveText([/Here/, /Both together/, /It ends/]);
  const [from, to] = await Promise.all(
    [3, 1].map((at) => page.getByRole('button', { name: `Move stop ${at}` }).boundingBox()),
  );
  await page.mouse.move(from!.x + 5, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 5, to!.y - 4, { steps: 4 });
  await page.mouse.up();
  await expect(stops).toHaveText([/It ends/, /Here/, /Both together/]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stops).toHaveText([/Here/, /Both together/, /It ends/]);
  await page.getByRole('button', { name: 'Move stop 3' }).press('Alt+ArrowUp');
  await expect(stops).toHaveText([/Here/, /It ends/, /Both together/]);
  await page.getByRole('button', { name: 'Move stop 2' }).press('Alt+ArrowUp');
  await expect(stops).toHaveText([/It ends/, /Here/, /Both together/]);
  await page.getByRole('button', { name: 'Delete stop 3' }).click();
  await expect(stops).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(stops).toHaveText([/It ends/, /Here/, /Both together/]);

  await page.getByLabel('How lessons are done').selectOption('Before a class');
  await page.getByRole('button', { name: 'Begin here, at stop 2' }).click();
  await expect(page.getByTestId('lesson-place')).toHaveText('Stop 2 of 3');
  await page.waitForTimeout(2000); // the place is written a moment later, which is longer on a busy machine
  await host.kill('SIGKILL');
  const again = await host.restart();
  await expect(again.getByTestId('lesson-place')).toHaveText('Stop 2 of 3');
  await expect(again.getByTestId('lesson-text')).toHaveText(/^Here \d+ states wait\.$/);
  await expect(again.getByTestId('lesson-note')).toContainText('Five minutes.');
  await again.keyboard.press('F5');
  await expect(again.getByTestId('lesson').getByRole('button', { name: 'Reveal' })).toBeVisible();
  await again.keyboard.press('PageDown');
  await goOnFromAnswer(again);
  await expect(again.getByTestId('lesson-place')).toHaveText('Stop 3 of 3');
  await again.keyboard.press('F5');
  await again.keyboard.press('Shift+L');
  await expect(again.getByTestId('lesson')).toHaveCount(0);

  // The lesson was begun in Lessons, and there it is left again.
  const own = again.getByRole('list', { name: 'Yours' }).getByRole('button');
  await own.filter({ hasText: 'My lesson' }).click();
  const folder = await mkdtemp(join(tmpdir(), 'searchlight-lesson-'));
  try {
    const file = join(folder, 'My lesson.searchlight');
    const [download] = await Promise.all([
      again.waitForEvent('download'),
      again.getByRole('button', { name: 'Export the lesson', exact: true }).click(),
    ]);
    await download.saveAs(file);
    await own.filter({ hasText: 'My lesson' }).press('Delete');
    await expect(own).toHaveCount(0);
    await again.getByLabel('File with lessons to import').setInputFiles(file);
    const dialog = again.getByRole('dialog', { name: /^Import/ });
    await expect(dialog.getByRole('list', { name: 'Lessons in the file' })).toHaveText(/My lesson.*3 stops.*new/);
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(own).toHaveText([/My lesson/]);
    await test.step('a view that is left while a stop is deleted warns of nothing', async () => {
      const handles = again.getByRole('button', { name: /^Move stop/ });
      await own.click();
      await expect(handles).toHaveCount(3);
      const said: string[] = [];
      again.on('console', (message) => said.push(message.text()));
      await handles.last().evaluate((handle) => {
        const press = (on: Element, key: string) =>
          on.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
        press(handle, 'Delete');
        press(document.body, 'u');
      });
      await expect(handles).toHaveCount(0);
      await again.keyboard.press('u');
      await expect(handles).toHaveCount(2);
      expect(said).toEqual([]);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('in a lesson of one’s own, no refused text is lost, and the keyboard keeps its place where something is deleted', async ({
  page,
}) => {
  await page.keyboard.press('ArrowRight');
  await add(page, 'First.', 'My lesson');
  await add(page, 'Second.');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Edit stop 1' }).press('Enter');

  await test.step('a time that is no number gives way to the one in force', async () => {
    const minutes = page.getByLabel('Minutes planned');
    await minutes.fill('5');
    await minutes.press('Tab');
    await expect(page.getByText('5 minutes planned')).toBeVisible();
    await minutes.fill('');
    await minutes.pressSequentially('1e');
    await minutes.press('Tab');
    await expect(minutes).toHaveValue('5');
    await expect(page.getByText('5 minutes planned')).toBeVisible();
  });

  await test.step('a refused note is there again when its stop is edited again', async () => {
    const note = page.getByLabel('Note for you alone');
    await note.fill('The set {1, 2}.');
    await note.press('Escape');
    await expect(page.getByText('What you have typed at stop 1 is not saved yet:')).toBeVisible();
    await page.getByRole('button', { name: 'Edit stop 1' }).press('Enter');
    await expect(note).toHaveValue('The set {1, 2}.');
    await expect(page.getByRole('alert')).toContainText('It is not saved yet.');
    await note.fill('The set of 1 and 2.');
    await note.press('Escape');
    await expect(page.getByRole('listitem').filter({ hasText: 'The set of 1 and 2.' })).toBeVisible();
  });

  await test.step('stops are deleted by keys, the last one too', async () => {
    await page.getByRole('button', { name: 'Delete stop 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move stop 1' })).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.locator(':focus')).toContainText('This lesson has no stops yet.');
  });

  await test.step('a lesson is copied and deleted by keys', async () => {
    const focused = page.locator('section:focus, section :focus');
    await page.getByRole('button', { name: 'Duplicate the lesson' }).press('Enter');
    await expect(page.getByText('is yours: change what you like.')).toBeVisible();
    await expect(focused).toHaveCount(1);
    const rows = page.getByRole('list', { name: 'Yours' }).getByRole('button');
    await rows.first().press('Alt+ArrowDown');
    await expect(rows.nth(1)).toBeFocused();
    await rows.nth(1).press('Alt+ArrowUp');
    await expect(rows.first()).toBeFocused();
    await page.getByRole('button', { name: 'Delete the lesson' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Yours' }).getByRole('button')).toHaveText([/My lesson/]);
    await expect(focused).toHaveCount(1);
  });
});
