/** A homework: the output of a student's own search is read, drawn and refereed. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures/host.ts';
import { inProject } from '../scripts/bootstrap/project.mjs';
import { zipOf } from '../src/main/cli/referee/zip.fixture.ts';
import { collectMoments } from './fixtures/screen.ts';
import { judge } from './fixtures/axe.ts';
import { watch } from './fixtures/watch.ts';

const HEAD = '{"puzzle":"4 1 3/_ 5 6/2 7 8","goal":"1 2 3/4 5 6/7 8 _","search":"astar","heuristic":"manhattan"}';

const SEARCH = `const frontier = [start];
const reached = new Set([key(start)]);
while (frontier.length > 0) {
  const state = frontier.pop();
  expand(state);
  if (isGoal(state) || reached.size > 800) break;
  for (const next of successors(state)) {
    if (reached.has(key(next))) continue;
    reached.add(key(next));
    frontier.push(next);
  }
}
`;

test('a search is written here, run, judged and stopped, and is there after a restart', async ({ page }) => {
  const seen = watch(page);
  await page.keyboard.press('Shift+R');
  await page.getByRole('button', { name: 'Write it here' }).first().click();
  const panels = await collectMoments(page, '[aria-label="Your program"]');
  const [text, verdict, fault] = ['program-text', 'verdict', 'program-fault'].map((id) => page.getByTestId(id));
  await expect(text!).toContainText('const frontier = [start];');

  await test.step('the skeleton runs, from wherever the focus is, and is only a beginning', async () => {
    await expect(page.getByText('Task:')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(verdict!).toHaveText('The one step follows the rules, but the program ends before the search does');
  });

  await test.step('a bug is named; the task is changed, and the bug mended', async () => {
    await page.getByText('Task:').click();
    await page.getByRole('combobox', { name: /^Search/ }).selectOption('Breadth-first search');
    await page.getByText('Task:').click();
    await text!.fill(SEARCH);
    await text!.press('Control+Enter');
    await expect(verdict!).toHaveText('Step 3 breaks a rule');
    await expect(page.getByTestId('bug')).toContainText('Your program takes the state that was added last');
    await text!.fill(SEARCH.replace('pop', 'shift').replace(' || reached.size > 800', ''));
    await expect(page.getByText('The verdict is of an earlier text')).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(verdict!).toHaveText(/^All [\d,]+ steps follow the rules$/);
  });
  const tops = (await panels()).map(({ top }) => top);
  expect(new Set(tops).size, 'the view stands still while an output is judged').toBe(1);

  await test.step('an error is marked in its line, and what was written by console.log is shown', async () => {
    await text!.fill('console.log("at", start);\nexpand(start);\nfrontier.shift();');
    await text!.press('Control+Enter');
    await expect(fault!).toHaveText("The program fails, line 3: ReferenceError: 'frontier' is not defined.");
    await expect(page.locator('.cm-lintRange-error')).toHaveText('frontier.shift();');
    await expect(page.getByTestId('program-log')).toHaveText(/^at \[/);
  });

  await test.step('a loop without an end is stopped, while the editor takes keys', async () => {
    await text!.fill('expand(start);\nfor (;;);');
    await text!.press('Control+Enter');
    await expect(page.getByText('1 state expanded…')).toBeVisible();
    await text!.press('ControlOrMeta+End');
    await text!.pressSequentially(' // mine');
    await expect(text!).toContainText('for (;;); // mine');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(fault!).toHaveText('You stopped the program.');
    await expect(verdict!).toHaveText('The one step follows the rules; then the program stops');
    await judge(page, [{ name: 'a search that is written here', open: () => Promise.resolve() }]);
  });

  await test.step('the draft is there after a restart, and goes for the skeleton, with undo', async () => {
    await page.waitForTimeout(600); // drafts are stored when they are settled
    await page.reload();
    await page.getByRole('button', { name: 'Write it here' }).first().click();
    await expect(text!).toContainText('for (;;); // mine');
    await page.getByRole('button', { name: 'Start again from the skeleton' }).click();
    await expect(text!).toContainText('const frontier = [start];');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text!).toContainText('for (;;); // mine');
    await expect(page.getByText('Task:')).toContainText('Breadth-first search');
  });

  await test.step('its task leaves as a page, also with a board that was typed', async () => {
    await page.getByText('Task:').click();
    await page.getByLabel('Board', { exact: true }).last().fill('1 2 3/4 5 6/7 _ 8');
    await page.keyboard.press('Tab');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a page for students' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.html$/);
    await page.getByText('Task:').click();
  });

  await test.step('it leaves as a file, and comes back from one', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('my-bfs.js');
    await text!.fill('');
    await page.getByLabel('Program in JavaScript').setInputFiles(await file.path());
    await expect(text!).toContainText('for (;;); // mine');
  });
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
});

test('few boards are found on which the bugs of an assignment show', async ({ page }) => {
  const seen = watch(page);
  await page.keyboard.press('Shift+R');
  const assignment = page.getByRole('region', { name: 'What it should be' });
  const find = assignment.getByRole('button', { name: 'Find boards that show bugs' });
  await find.click();
  await expect(assignment.getByRole('alert')).toHaveText('The search is missing: the bugs depend on it.');
  await assignment.getByLabel('Search').selectOption('Breadth-first search');
  await assignment.getByLabel('Goal').fill('1 2 3/4 5 _');
  await find.click();
  const boards = page.getByTestId('showing-boards');
  await expect(boards).toContainText('known bugs show on');
  await boards.locator('summary').first().click();
  await expect(boards.getByText('A program that takes the state that was added last')).toBeVisible();
  await judge(page, [{ name: 'boards that show bugs', open: () => Promise.resolve() }]);
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
});

test('the output of a program is drawn, its first wrong step is shown, and its bug is named', async ({
  page,
}, testInfo) => {
  const seen = watch(page);
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('heading', { name: 'Does your own search follow the rules?' })).toBeVisible();
  const verdict = page.getByTestId('verdict');
  const field = page.getByLabel('Output of your program');
  const step = page.getByRole('region', { name: 'Search tree of your program' }).getByRole('slider', { name: 'Step' });

  const assignment = page.getByRole('region', { name: 'What it should be' });
  await judge(page, [{ name: 'the ways into your program', open: () => Promise.resolve() }]);

  await test.step('a bug in h is found, with the states taken and due in the tree', async () => {
    await field.setInputFiles(inProject('cases', 'programs', 'counts-blank.jsonl'));
    await expect(verdict).toHaveText('Step 5 breaks a rule');
    await expect(page.getByText('while “_ 1 3 / 4 5 6 / 2 7 8” with f = 1 + 6 = 7 was in the frontier')).toBeVisible();
    await expect(page.getByTestId('bug')).toContainText('Your program counts the blank as a tile in h.');
    await expect(page.getByRole('button', { name: 'Open the lesson “Your own program”' })).toBeVisible();
    await expect(page.locator('.sign')).toHaveText(['✓', '✗']);
    await expect(step).toHaveValue('5');
  });

  await test.step('the right search goes beside it, with the program’s own choices until there', async () => {
    await page.keyboard.press('v');
    const right = page.getByRole('region', { name: 'Search tree of the right search' });
    await expect(right.getByText('A*, as it should be')).toBeVisible();
    await expect(right.locator('canvas[data-step="5"]')).toBeVisible();
    await expect(page.getByText('It takes the same states as your program until step 4.')).toBeVisible();
    await judge(page, [{ name: 'the right search beside a program', open: () => Promise.resolve() }]);
    await page.keyboard.press('ArrowLeft');
    await expect(right.locator('canvas[data-step="4"]')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const rings = page.locator('[data-layout="radial"]:visible');
    for (const trees of [2, 0]) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('as rings');
      await page.keyboard.press('Enter');
      await expect(rings).toHaveCount(trees);
    }
    await page.keyboard.press('v');
    await expect(right).toHaveCount(0);
  });

  await test.step('the keys step through the program’s own search', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(step).toHaveValue('4');
    await page.keyboard.press('Home');
    await expect(step).toHaveValue('0');
    await expect(page.locator('.sign')).toHaveCount(0);
    await page.keyboard.press('.');
    await expect(step).toHaveValue('5');
  });

  await test.step('a step is told with its board and frontier, and the run has charts and a table', async () => {
    await page.keyboard.press('i');
    await expect(page.getByTestId('program-sentence')).toContainText('The lowest f in the frontier was 7.');
    const frontier = page.getByRole('listbox', { name: 'Frontier' }).getByRole('option');
    await expect(frontier.first()).toHaveAttribute('data-cells', '0 1 3 4 5 6 2 7 8');
    await judge(page, [{ name: 'the step of a program', open: () => Promise.resolve() }]);
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { name: 'Nodes in the frontier' })).toBeVisible();
    await page.getByRole('button', { name: 'Expanded nodes' }).first().click();
    await expect(page.getByRole('table', { name: 'Expanded nodes' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the charts' }).click();
    await page.keyboard.press('i');
    await expect(verdict).toHaveText('Step 5 breaks a rule');
  });

  await test.step('another assignment is another verdict', async () => {
    await assignment.getByLabel('Heuristic').selectOption('Manhattan with the blank');
    await expect(verdict).toHaveText('All 30 steps follow the rules');
    await expect(page.getByTestId('choices')).toContainText('Any choice is right.');
  });

  await test.step('a program that deepens iteratively is drawn, round by round', async () => {
    const rounds = ['_ 1/3 2', '_ 1/3 2', '1 _/3 2', '3 1/_ 2', '_ 1/3 2', '1 _/3 2', '1 2/3 _'];
    const text = [
      '{"search": "iddfs", "goal": "1 2/3 _"}',
      ...rounds.map((board) => JSON.stringify({ expand: board })),
    ];
    await field.setInputFiles({ name: 'rounds', mimeType: 'text/plain', buffer: Buffer.from(text.join('\n')) });
    await expect(verdict).toHaveText('All 7 steps follow the rules');
    await page.keyboard.press('i');
    await page.keyboard.press('End');
    await expect(page.getByTestId('program-sentence')).toContainText('at depth 2. It is the goal');
    await page.keyboard.press('Home');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId('program-sentence')).toContainText('at depth 0. It has 2 successors.');
    await page.keyboard.press('i');
  });

  await test.step('plain boards are pasted, and the search is chosen', async () => {
    const text = 'Searching\n1 2 3/4 5 6/7 _ 8\n1 2 3/4 5 6/7 8 _\n';
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    await expect(verdict).toHaveText('It cannot be judged yet');
    await assignment.getByLabel('Search').selectOption('Breadth-first search');
    await expect(verdict).toHaveText('All 2 steps follow the rules');
    await expect(page.getByText('1 line ignored: line 1.')).toBeVisible();
  });

  await test.step('a line that cannot be read is named, and what came before is there', async () => {
    await field.setInputFiles({
      name: 'broken.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${HEAD}\n{"expand":"4 1 3/_ 5 6/2 7 8"}\n{"expand":"4 1 3/_ 5 6/2 7 7"}\n`),
    });
    await expect(verdict).toHaveText('Up to line 2, all steps follow the rules');
    await expect(page.getByText('Line 3: Tile 7 is there twice')).toBeVisible();
  });

  await test.step('a file in UTF-16, as PowerShell writes it, is read; and what is wrong at the end is no step', async () => {
    const lines = ['1 2 3/4 5 6/7 _ 8', '1 2 3/4 5 6/7 8 _'].map((board) => JSON.stringify({ expand: board }));
    const path = JSON.stringify({ path: ['1 2 3/4 5 6/7 _ 8', '1 2 3/4 _ 6/7 5 8'] });
    const text = `\uFEFF${[HEAD.replace('4 1 3/_ 5 6/2 7 8', '1 2 3/4 5 6/7 _ 8'), ...lines, path].join('\n')}\n`;
    await field.setInputFiles({ name: 'shell.txt', mimeType: 'text/plain', buffer: Buffer.from(text, 'utf16le') });
    await expect(verdict).toHaveText('The path breaks a rule');
    await expect(page.getByText('The path in line 4 ends with “1 2 3 / 4 _ 6 / 7 5 8”')).toBeVisible();
    await field.setInputFiles({ name: 'broken.jsonl', mimeType: 'text/plain', buffer: Buffer.from(`${HEAD}\n`) });
    await expect(verdict).not.toHaveText('The path breaks a rule');
  });

  await test.step('the puzzle is searched here by the search that was meant', async () => {
    await page.getByRole('button', { name: 'Search it here' }).click();
    await expect(page.getByTestId('puzzle-title')).toContainText('broken.jsonl');
    await expect(page.getByTestId('sentence')).toBeVisible();
  });
  await test.step('the files of a class are one table, which is sorted, filtered and saved, and each opens', async () => {
    await page.keyboard.press('Shift+R');
    const wrong = readFileSync(inProject('cases', 'programs', 'counts-blank.jsonl'), 'utf8');
    const lines = ['1 2 3/4 5 6/7 _ 8', '1 2 3/4 5 6/7 8 _'].map((board) => JSON.stringify({ expand: board }));
    const right = [HEAD.replace('4 1 3/_ 5 6/2 7 8', '1 2 3/4 5 6/7 _ 8'), ...lines].join('\n');
    const named = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    const files = [named('ada.jsonl', right), named('bob.jsonl', wrong), named('eve.jsonl', wrong)];
    await field.setInputFiles([...files, named('fay.jsonl', 'Segmentation fault\n')]);
    await expect(page.getByText('4 of 4 programs judged')).toBeVisible();
    await expect(page.getByTestId('class-verdict')).toHaveText('1 of 4 follows the rules to the end');
    await expect(page.getByTestId('class-bugs')).toContainText('2 of 4: counts the blank as a tile in h.');
    await judge(page, [{ name: 'the programs of a class', open: () => Promise.resolve() }]);
    const rows = page.getByRole('region', { name: 'Programs of the class' }).getByRole('row');
    await page.getByRole('button', { name: 'Verdict' }).click();
    await expect(rows.nth(1)).toContainText('fay.jsonl');
    await expect(rows.nth(4)).toContainText('eve.jsonl');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Verdict: right');
    await expect(rows).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('programs.csv');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All programs');
    await page.getByRole('button', { name: 'bob.jsonl' }).click();
    await expect(verdict).toHaveText('Step 5 breaks a rule');
    await judge(page, [{ name: 'the verdict on a program', open: () => Promise.resolve() }]);
    await page.getByRole('button', { name: 'All programs' }).click();
    await expect(rows).toHaveCount(5);
  });
  await test.step('a class comes as a folder or as a zip; what is no output is ignored by name', async () => {
    const wrong = readFileSync(inProject('cases', 'programs', 'counts-blank.jsonl'), 'utf8');
    const files = {
      ...{ 'Ada_11_assignsubmission_file_/output.jsonl': wrong, 'Bob_12_assignsubmission_file_/output.jsonl': wrong },
      ...{ 'Bob_12_assignsubmission_file_/search.py': 'print()', 'Eve_13_assignsubmission_file_/trace.txt': '' },
    };
    const folder = testInfo.outputPath('Homework');
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const rows = page.getByRole('region', { name: 'Programs of the class' }).getByRole('row');
    const expectClass = async (): Promise<void> => {
      await expect(page.getByText('3 of 3 programs judged')).toBeVisible();
      await expect(rows).toContainText(['Program', 'Ada/output.jsonl', 'Bob/output.jsonl', 'Eve/trace.txt']);
      await page.getByText('Ignored 1 file that is no output').click();
      await expect(page.getByTestId('ignored')).toContainText('search.py (a program)');
    };
    await page.getByLabel('Folder of a class').setInputFiles(folder);
    await expectClass();
    await rows.getByRole('button', { name: 'Ada/output.jsonl' }).click();
    await expect(verdict).toHaveText('Step 5 breaks a rule');
    const list = Object.entries(files).map(([name, content]) => ({ name, content }));
    const zip = { name: 'class.zip', mimeType: 'application/zip', buffer: Buffer.from(zipOf(list)) };
    await field.setInputFiles(zip);
    await expectClass();
    await rows.getByRole('button', { name: 'Bob/output.jsonl' }).click();
    await expect(verdict).toHaveText('Step 5 breaks a rule');
    await page.getByRole('button', { name: 'All programs' }).click();
    await field.setInputFiles({ ...zip, buffer: Buffer.from('PK and nothing') });
    await expect(page.getByText('Ignored 1 file: class.zip (it is no zip file, or its end is missing).')).toBeVisible();
    await page.keyboard.press('F11');
    await expect(page.getByText('2 of 3: counts the blank as a tile in h.')).toBeVisible();
    await expect(page.getByText(/Ada|Bob|Eve/)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('one click makes a question of a bug, whose wrong choices are what programs of the class do', async () => {
    await page.getByRole('button', { name: 'Make a question of it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add this moment to a lesson' });
    await expect(dialog).toContainText('question: Which of these may A* search expand next?');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Begin the lesson' }).click();
    await expect(page.getByTestId('question')).toHaveText('Which of these may A* search expand next?');
    await expect(page.getByText('- 2 of 2: counts the blank as a tile in h')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.locator('.why', { hasText: 'by a program that counts the blank as a tile in h.' })).toBeVisible();
  });
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
});
