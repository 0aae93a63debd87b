/** What moves cost: chosen and typed, shown on the tiles, and searched. */
import { expect, test } from './fixtures/host.ts';
import { choose, expectStep } from './fixtures/screen.ts';

test('costs are typed on the board with the keys alone, and a search by cost finds a cheaper path', async ({
  page,
}) => {
  await expectStep(page, 0);
  const said = page.locator('#cost-said');
  const costOf = (tile: number) => page.getByRole('textbox', { name: `Cost of tile ${tile}`, exact: true });
  await test.step('the command opens the costs, and Tab leads to the choice and to the board', async () => {
    await page.keyboard.press('Shift+E');
    await page.getByRole('button', { name: 'A cost for each tile' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(costOf(1)).toBeFocused();
  });
  await test.step('arrows lead from tile to tile, and what is typed belongs to its tile', async () => {
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      '5',
      'ArrowDown',
      '2',
      '0',
      'ArrowLeft',
      '5',
      'ArrowLeft',
      'ArrowDown',
    ])
      await page.keyboard.press(key);
    await expect(costOf(6)).toBeFocused();
    for (const [tile, cost] of [
      [3, '5'],
      [4, '5'],
      [5, '20'],
    ] as const)
      await expect(costOf(tile)).toHaveValue(cost);
  });
  await test.step('what is no cost gets a sentence, stays typed, and takes nothing away', async () => {
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText('Tile 6 cannot cost “0”: a cost is a whole number from 1 to 99.');
    await expect(costOf(6)).toHaveValue('0');
    await expect(costOf(5)).toHaveValue('20');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await expect(said).toContainText('type what moving it costs');
  });
  await test.step('each change can be undone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(costOf(6)).toHaveValue('1');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(costOf(6)).toHaveValue('7');
  });
  await test.step('the tiles of the search show their costs, and its texts say moves and costs', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    const board = page.getByRole('img', { name: /^State:/ }).first();
    await expect(board.locator('[data-cost]')).toHaveText(['5', '5', '20', '7']);
    await expect(board).toHaveAttribute(
      'aria-label',
      /Costs of a move: 5 for tile 3, 5 for tile 4, 20 for tile 5, 7 for tile 6; 1/,
    );
    await expect(page.getByText('tiles cost 1–20')).toBeVisible();
    await choose(page, 'algorithm', 'Uniform-cost search');
    await page.getByTestId('algorithm').blur();
    await page.keyboard.press('End');
    await expect(page.getByTestId('sentence')).toContainText(/the solution has \d+ moves and costs \d+\./);
  });
  await test.step('it stops where a cheaper path to a frontier state comes', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('p');
    await expect(page.getByTestId('sentence')).toContainText(/on a cheaper path \(cost \d+ instead of \d+\)/);
  });
});
