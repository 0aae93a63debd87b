/** The answers of a class, dropped on the window together, as a browser drops them. */
import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutLetters } from '../src/shared/ask/question.ts';
import type { SearchSpec } from '../src/shared/contract/types.ts';
import { EMPTY_FILE, writeLibrary } from '../src/shared/exchange/libraryFile.ts';
import { posedAfter } from '../src/shared/exchange/questions.fixture.ts';
import { answersOf as homeworkOf, forgedAnswersOf } from './fixtures/homework.ts';
import { expect, test } from './fixtures/host.ts';

const PUZZLE = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };
const ASTAR: SearchSpec = {
  ...{ algorithm: 'astar', heuristic: 'manhattan', order: 'UDLR', ties: 'low-h', goalTest: 'expansion' },
};
const STEPS = [2, 3];

/** The file of somebody who has answered both questions, and always chosen the same letter. */
function answersOf(name: string, place: number, savedAtMs: number, check?: string): string {
  const questions = STEPS.map((step) => {
    const choices = withoutLetters(posedAfter(PUZZLE, ASTAR, step, ['next'])!);
    const votes = [{ counts: choices.map((_, at) => Number(at === place)), isClosed: true }];
    const content = { puzzle: PUZZLE, searches: [ASTAR], kind: 'next' as const, step, choices, votes };
    return { title: 'Case 1', classLabel: name, savedAtMs: savedAtMs + step, content, madeOn: null };
  });
  return writeLibrary({ ...EMPTY_FILE, questions, answers: { name, title: 'A* by hand', ...(check && { check }) } });
}

/** Drops what lies at these paths on the window: the browser makes the event, and reads the files. */
async function drop(page: Page, files: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 500, y: 300, data });
  await browser.detach();
}

test('thirty students’ files are imported at one drop; a folder, a truncated file and a changed one are named', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('answers');
  await mkdir(join(folder, 'Old'), { recursive: true });
  const names = Array.from({ length: 30 }, (_, at) => `Student ${at + 1}`);
  const files = names.map((name) => join(folder, `${name}, A by hand.searchlight`));
  await Promise.all(files.map((file, at) => writeFile(file, answersOf(names[at]!, at % 2, 1_000 * at))));
  const cutOff = join(folder, 'Ada, A by hand.searchlight');
  await writeFile(cutOff, answersOf('Ada', 0, 7).slice(0, 200));

  const changed = join(folder, 'Eve, A by hand.searchlight');
  await writeFile(changed, answersOf('Eve', 0, 9, 'of other answers'));

  await drop(page, [join(folder, 'Old'), ...files.slice(0, 12), cutOff, ...files.slice(12), changed]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Import 31 files');
  await expect(dialog).toContainText('60 new questions');
  const answers = dialog.getByRole('list', { name: 'Answers in the file' }).getByRole('listitem');
  await expect(answers).toHaveCount(31);
  await expect(answers.first()).toContainText('“Eve, A by hand.searchlight” was changed after it had been saved');
  await expect(dialog.getByRole('list', { name: 'What is wrong' }).getByRole('listitem')).toHaveText([
    '“Old”: This is a folder, or a file that cannot be read.',
    /^“Ada, A by hand\.searchlight”(, line \d+)?: .+\.$/,
  ]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported 60 questions from 31 files.')).toBeVisible();

  await test.step('the same files, dropped while they are shown already, bring nothing', async () => {
    await drop(page, files.slice(0, 2));
    await expect(dialog).toHaveAccessibleName('Import 2 files');
    await drop(page, files);
    await expect(dialog).toHaveAccessibleName('Import 30 files');
    await expect(dialog).toContainText('60 already there');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('in a class of forty, twelve of them dishonest, nothing counts that is not true, and who it was is named', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('class');
  await mkdir(folder, { recursive: true });
  const honest = Array.from({ length: 28 }, (_, at) => homeworkOf(`Honest ${at + 1}`, at % 4, 10_000 * at));
  const first = homeworkOf('Honest 4', 3, 30_000);
  const dishonest = Array.from({ length: 4 }, (_, at) => [
    [`Changed ${at + 1}`, homeworkOf(`Changed ${at + 1}`, 0, 400_000 + at).replace('"counts":[0', '"counts":[1')],
    [`Forged ${at + 1}`, forgedAnswersOf(`Forged ${at + 1}`, 500_000 + 10 * at)],
    [`Copied ${at + 1}`, first.replaceAll('Honest 4', `Copied ${at + 1}`)],
  ]).flat();
  const texts = [...honest.map((text, at) => [`Honest ${at + 1}`, text]), ...dishonest] as [string, string][];
  const files = texts.map(([name]) => join(folder, `${name}.searchlight`));
  await Promise.all(texts.map(([, text], at) => writeFile(files[at]!, text)));
  await drop(page, files);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Import 40 files');
  const answers = dialog.getByRole('list', { name: 'Answers in the file' }).getByRole('listitem');
  await expect(answers).toHaveCount(40);
  const CHANGED = 'was changed after it had been saved: its name or its answers are others. Nothing in it counts.';
  for (const [name, why] of [
    ['Changed', CHANGED],
    ['Copied', CHANGED],
    [
      'Forged',
      '3 answers to what the engine here asks otherwise, or not at all: not counted. The file was changed, or another version saved it.',
    ],
  ]) {
    const told = answers.filter({ hasText: new RegExp(`^\\s*${name} `) });
    await expect(told).toHaveCount(4);
    for (const one of await told.all()) await expect(one).toContainText(why);
  }
  await expect(dialog).toContainText('84 new questions');
  await dialog.getByLabel('Class').fill('CS 101');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Show the results' }).click();
  const rows = page.getByRole('table', { name: 'By student' }).getByRole('row');
  await expect(rows.filter({ hasText: 'nothing that counts' })).toHaveCount(12);
  for (const right of [0, 1, 2, 3])
    await expect(rows.filter({ hasText: new RegExp(`Honest \\d+ *3 of \\d+ +${right}\\b`) })).toHaveCount(7);
});
