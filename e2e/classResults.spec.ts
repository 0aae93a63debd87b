/** What a class knows, from the files of its students to a stop of the next lesson. */
import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answersOf, ASKED } from './fixtures/homework.ts';
import { expect, test } from './fixtures/host.ts';
import { savedTable } from './fixtures/savedTable.ts';

const CLASS = 'CS 101, autumn';

async function readTable(page: Page): Promise<string> {
  return (await savedTable(page, 'Save as table (CSV)')).text;
}

test('the answers of a class last by student, by question and by mistake, and a question becomes a stop', async ({
  page,
  host,
}, testInfo) => {
  const folder = testInfo.outputPath('answers');
  await mkdir(folder, { recursive: true });
  const students = [
    ['Ada', answersOf('Ada', 3, 1_000)],
    ['Bob', answersOf('Bob', 1, 2_000)],
    ['Carol', answersOf('Carol', 0, 3_000)],
    ['Eve', answersOf('Eve', 0, 4_000).replace('"counts":[0', '"counts":[1')],
  ] as const;
  const files = students.map(([name]) => join(folder, `${name}, A by hand.searchlight`));
  await Promise.all(students.map(([, text], at) => writeFile(files[at]!, text)));

  await page.keyboard.press('l');
  const list = (name: string) => page.getByRole('group', { name: 'What to list' }).getByRole('button', { name });
  await test.step('without answers, a sentence says how they get here', async () => {
    await list('Class results').click();
    await expect(page.getByRole('region', { name: 'Class results' })).toContainText(
      'No class has handed in answers yet.',
    );
  });

  await test.step('the import asks for the class, and its notice shows the results', async () => {
    await list('Puzzles').click();
    await page.getByLabel('File to import').setInputFiles(files);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('9 new questions');
    await dialog.getByLabel('Class').fill(CLASS);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Show the results' }).click();
  });

  const rowOf = (table: string, text: string | RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text }).first();
  const results = page.getByRole('group', { name: 'Results' });

  await test.step('by student: right of answered, and what was remarked about a file that counts for nothing', async () => {
    await expect(rowOf('By student', 'Ada')).toContainText(/3 of \d+ +3/);
    await expect(rowOf('By student', 'Bob')).toContainText(/3 of \d+ +1/);
    await expect(rowOf('By student', 'Eve')).toContainText('nothing that counts');
    await page.getByRole('button', { name: 'Eve', exact: true }).click();
    await expect(page.getByText('was changed after it had been saved')).toBeVisible();
    await page.getByRole('button', { name: 'Bob', exact: true }).click();
    await expect(page.getByRole('table', { name: 'By student' }).getByText(/[A-E] is right\./)).toHaveCount(2);
    await page.getByRole('button', { name: 'Right' }).click();
    await expect(page.getByRole('rowheader').first()).toContainText('Carol');
  });

  await test.step('the list of students says who has not handed in', async () => {
    await page.getByRole('button', { name: 'Students…' }).click();
    const dialog = page.getByRole('dialog', { name: `Students of ${CLASS}` });
    await expect(dialog.getByLabel('Names')).toHaveValue('Ada\nBob\nCarol\nEve');
    await dialog.getByLabel('Names').fill('Ada\nBob\nCarol\n\nDan\nada');
    await expect(dialog.getByRole('status')).toHaveText('4 students');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf('By student', 'Dan')).toContainText('not handed in');
    await expect(rowOf('By student', 'Eve')).toContainText('not on the list of students');
    await expect(page.getByText('3 students of 4 handed in')).toBeVisible();
  });

  await test.step('by question: the share that was right, and what the wrong letters mean', async () => {
    await results.getByRole('button', { name: 'By question' }).click();
    await expect(rowOf('By question', /^1\. /)).toContainText('67% 2 of 3');
    await expect(rowOf('By question', /^2\. /)).toContainText('33% 1 of 3');
    await page.getByRole('rowheader').first().getByRole('button').click();
    await expect(page.getByRole('table', { name: 'By question' }).getByText('2 students')).toBeVisible();
    expect((await readTable(page)).split('\r\n')).toHaveLength(ASKED.length + 2);
  });

  await test.step('by mistake: how many students, in which questions, and whose', async () => {
    await results.getByRole('button', { name: 'By mistake' }).click();
    await expect(page.getByRole('table', { name: 'By mistake' })).toContainText('Bob, Carol');
    expect(await readTable(page)).toContain('mistake,students,answers,questions,whose');
  });

  await test.step('presented, it names nobody', async () => {
    await page.keyboard.press('F11');
    for (const name of ['By mistake', 'By question']) {
      await results.getByRole('button', { name }).click();
      await expect(page.getByRole('table', { name })).toBeVisible();
      await expect(page.getByText(/Ada|Bob|Carol|Dan|Eve/)).toHaveCount(0);
    }
    await expect(results.getByRole('button', { name: 'By student' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a question becomes a stop of a lesson', async () => {
    await results.getByRole('button', { name: 'By question' }).click();
    await page.getByRole('button', { name: 'Ask it again in a lesson' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add this moment to a lesson' });
    await expect(dialog).toContainText('question: ');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('after the next start of the program it is all there; a student is deleted, and brought back', async () => {
    const again = await host.restart();
    await again.getByRole('button', { name: 'Library', exact: true }).click();
    await again.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Class results' }).click();
    const table = again.getByRole('table', { name: 'By student' });
    await expect(table.getByRole('row').filter({ hasText: 'Dan' })).toContainText('not handed in');
    const bob = table.getByRole('row').filter({ hasText: 'Bob' });
    await expect(bob).toContainText(/3 of \d+ +1/);
    await again.getByRole('button', { name: 'Delete the answers of Bob' }).click();
    await expect(bob).toContainText('not handed in');
    await again.getByRole('button', { name: 'Undo' }).click();
    await expect(bob).toContainText(/3 of \d+ +1/);
    await again.getByRole('button', { name: 'Students…' }).click();
    await expect(again.getByLabel('Names')).toHaveValue('Ada\nBob\nCarol\nDan');
  });
});
