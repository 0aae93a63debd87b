/** Votes of a class, from the question to the library and its table. */
import { expect, test } from './fixtures/host.ts';
import { savedTable } from './fixtures/savedTable.ts';
import { expectStep } from './fixtures/screen.ts';

test('the votes on a question are in the library after a reload, can be deleted, and leave as a table', async ({
  page,
}) => {
  await page.keyboard.press('F11');
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expectStep(page, 5);
  await page.keyboard.press('a');
  const panel = page.getByRole('complementary', { name: 'Question to the class' });
  const label = panel.getByRole('textbox', { name: 'Class' });
  await label.click();
  await page.keyboard.type('a bad cab, 2b'); // letters of votes are text here
  await expect(label).toHaveValue('a bad cab, 2b');
  await page.keyboard.press('Escape'); // leaves the text, and does not skip the question
  for (const key of ['1', '2', '2', 'v', '1', '1']) await page.keyboard.press(key);
  await label.click();
  await page.keyboard.press('PageDown'); // a press of a clicker is not lost in the text
  await expect(panel.getByTestId('kept')).toHaveText('The votes are saved.');
  await expect(page.getByRole('status').filter({ hasText: /^\s*Saved/ })).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expectStep(page, 6);
  await page.keyboard.press('l');
  await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Questions' }).click();
  const table = page.getByRole('table', { name: 'Questions' });
  const rows = table.getByRole('row').filter({ hasText: 'a bad cab, 2b' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Which state is taken next?');
  await expect(rows).toContainText('step 5');
  await expect(rows).toContainText('A 1, B 2, C 0, D 0, E 0; second round: A 2, B 0');

  await rows.getByRole('button', { name: /^Delete/ }).click();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows).toHaveCount(1);

  const [header, line] = (await savedTable(page, 'Save as table (CSV)')).text.split('\r\n');
  expect(header).toContain('class,puzzle,rows,columns,start,goal,algorithm,heuristic,step,question');
  expect(line).toContain('"a bad cab, 2b"');
  expect(line).toMatch(/,the engine,1,2,0,0,0,3,[0-3],2,0,0,0,0,2,[0-2]$/);

  await rows.getByRole('button', { name: 'Which state is taken next?' }).click();
  await expect(panel).toContainText('step 5');
  await expect(page.getByTestId('question')).toHaveText('Which state is taken next?');
  await expect(panel).not.toContainText('Last time');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByTestId('kept')).toContainText('Last time');
});
