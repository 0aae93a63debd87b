/** A homework: the output of a student's own search is read, drawn and refereed. */
import { expect, test } from './fixtures/host.ts';
import { inProject } from '../scripts/bootstrap/project.mjs';
import { watch } from './fixtures/watch.ts';

const HEAD = '{"puzzle":"4 1 3/_ 5 6/2 7 8","goal":"1 2 3/4 5 6/7 8 _","search":"astar","heuristic":"manhattan"}';

test('the output of a program is drawn, its first wrong step is shown, and its bug is named', async ({ page }) => {
  const seen = watch(page);
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('heading', { name: 'Does your own search follow the rules?' })).toBeVisible();
  const verdict = page.getByTestId('verdict');
  const field = page.getByLabel('Output of your program');
  const step = page.getByRole('region', { name: 'Search tree of your program' }).getByRole('slider', { name: 'Step' });

  const assignment = page.getByRole('region', { name: 'What it should be' });

  await test.step('a bug in h is found, with the states taken and due in the tree', async () => {
    await field.setInputFiles(inProject('cases', 'programs', 'counts-blank.jsonl'));
    await expect(verdict).toHaveText('Step 5 breaks a rule');
    await expect(page.getByText('while “_ 1 3 / 4 5 6 / 2 7 8” with f = 1 + 6 = 7 was in the frontier')).toBeVisible();
    await expect(page.getByTestId('bug')).toContainText('Your program counts the blank as a tile in h.');
    await expect(page.locator('.sign')).toHaveText(['✓', '✗']);
    await expect(step).toHaveValue('5');
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

  await test.step('another assignment is another verdict', async () => {
    await assignment.getByLabel('Heuristic').selectOption('Manhattan with the blank');
    await expect(verdict).toHaveText('All 30 steps follow the rules');
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
    await expect(page.getByText('1 line passed over, the first of them line 1.')).toBeVisible();
  });

  await test.step('a line that cannot be read is named, and what came before is there', async () => {
    await field.setInputFiles({
      name: 'broken.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${HEAD}\n{"expand":"4 1 3/_ 5 6/2 7 8"}\n{"expand":"4 1 3/_ 5 6/2 7 7"}\n`),
    });
    await expect(verdict).toHaveText('The one step follows the rules; then the output ends');
    await expect(page.getByText('Line 3: Tile 7 is there twice')).toBeVisible();
  });

  await test.step('the puzzle is searched here by the search that was meant', async () => {
    await page.getByRole('button', { name: 'Search it here' }).click();
    await expect(page.getByTestId('puzzle-title')).toContainText('broken.jsonl');
    await expect(page.getByTestId('sentence')).toBeVisible();
  });
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });
});
