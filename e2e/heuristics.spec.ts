/** A homework: a heuristic is written, refuted, watched going wrong, mended, kept and searched by. */
import { expect, test } from './fixtures/host.ts';

test('a heuristic is written, judged on all states, scored in a challenge, and searched by', async ({ page }) => {
  await page.keyboard.press('Shift+O');
  const text = page.getByTestId('heuristic-text');
  const findings = page.getByTestId('finding');
  await expect(findings.filter({ hasText: 'Admissible' })).toContainText('181,440 states');

  await test.step('undo takes back what was typed and completed, and a finished word is left alone', async () => {
    const first = await text.inputValue();
    await text.press('ControlOrMeta+a');
    await page.keyboard.type('max(manh');
    await expect(page.getByTestId('heuristic-fault')).toBeVisible();
    await expect(page.getByRole('button', { name: 'manhattanWithBlank' })).toBeVisible();
    await text.press('Tab');
    await expect(text).toHaveValue('max(manhattan');
    await expect(text).toBeFocused();
    const taken: string[] = [];
    for (let undo = 0; undo < 12; undo++) {
      await page.keyboard.press('Control+z');
      taken.push(await text.inputValue());
    }
    expect([taken[0], taken.at(-1)]).toEqual(['max(manh', first]);
    await page.getByRole('button', { name: 'JavaScript' }).click();
    await page.getByRole('button', { name: 'Formula' }).click();
    await text.focus();
    await page.keyboard.press('Control+z'); // of the program that stood there before
    await expect(text).toHaveValue(first);
    await text.fill('manhattan');
    await text.press('End');
    await text.press('Tab');
    await expect(text).toHaveValue('manhattan');
    await expect(text).not.toBeFocused();
  });
  await text.fill('misplaced + conf');
  await expect(page.getByTestId('heuristic-fault')).toContainText('Line 1, column 13: There is no word “conf”');
  await text.press('End');
  await text.press('Tab');
  await expect(text).toHaveValue('misplaced + conflicts');
  await text.fill('3 * misplaced');
  await expect(findings.filter({ hasText: 'Not admissible' })).toBeVisible();

  await page.getByRole('button', { name: 'Watch A* go wrong' }).click();
  await expect(page.getByTestId('heuristic')).toHaveValue('own:0');
  await expect(page.getByTestId('heuristic-promise')).toContainText('not admissible');

  await page.keyboard.press('Shift+O');
  await text.fill('max(misplaced, manhatten)');
  await expect(page.getByTestId('heuristic-fault')).toContainText('Line 1, column 16: There is no word “manhatten”');
  await text.fill('max(misplaced, manhattan)');
  await expect(findings.filter({ hasText: 'Consistent' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const shown = await page.getByTestId('heuristic-h').textContent();
  await page.getByRole('button', { name: 'JavaScript' }).click();
  await text.fill('const h = (board) => 100 + board[0]');
  await expect(page.getByTestId('heuristic-h')).toHaveText('h = 101');
  await page.getByRole('button', { name: 'Formula' }).click();
  await expect(page.getByTestId('heuristic-h')).toHaveText(shown!);

  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('option', { name: /^Worked cases/ }).click();
  await page.getByRole('button', { name: 'Make a challenge of the set' }).click();
  await page.getByRole('button', { name: 'Make it a challenge' }).click();
  await page.getByRole('button', { name: 'Score a heuristic' }).click();
  await page.getByRole('button', { name: 'Score it' }).click();
  await expect(page.getByTestId('score')).toContainText('puzzles won');

  await page.getByRole('button', { name: 'Use in the search' }).click();
  await expect(page.getByTestId('heuristic-promise')).toContainText('Admissible and consistent');
});
