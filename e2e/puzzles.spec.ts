/** Choosing, typing and judging puzzles. */
import { expect, test } from './fixtures/host.ts';
import { expectStep, openPuzzle, readScreen, typePuzzle } from './fixtures/screen.ts';

test('puzzles are chosen, typed, judged and searched', async ({ page }) => {
  await test.step('a wrong text gets a sentence that names the place, and nothing is lost', async () => {
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
    const before = await readScreen(page);
    await page.keyboard.press('e');
    const field = page.getByRole('textbox', { name: 'The start as text' });
    await field.fill('1 2 3 / 7 4 5 / 6 8 8');
    await expect(page.getByRole('alert')).toHaveText(
      'Tile 8 is there twice: in row 3, column 2 and in row 3, column 3.',
    );
    await expect(page.getByRole('button', { name: 'Use it' })).toBeDisabled();
    await expect(field).toHaveValue('1 2 3 / 7 4 5 / 6 8 8');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('1 2 3 / 7 4 5 / 6 8 _');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    expect(await readScreen(page)).toEqual(before);
  });
  await page.keyboard.press('Escape');
  await test.step('playing goes to the end by itself, and stops there', async () => {
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
    await page.getByLabel('Speed').selectOption('30 steps/s');
    await page.getByLabel('Speed').blur();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('step-title')).toHaveText('Step 9 of 9');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
  await test.step('an unsolvable pair is said at once, with the reason, and can be searched to the last state', async () => {
    await openPuzzle(page, 'Case 4');
    const banner = page.getByText('This goal cannot be reached.');
    await expect(banner).toBeVisible();
    await expect(page.getByRole('status').filter({ has: banner })).toContainText('an odd number');
    await page.getByRole('button', { name: 'Search anyway' }).click();
    await expectStep(page, 0);
    await page.keyboard.press('End');
    await expect(page.getByTestId('step-title')).toHaveText('Step 181,440 of 181,440');
    await expect(page.getByTestId('sentence')).toContainText('The frontier is empty: there is no solution.');
    await page.keyboard.press('t');
    await expect(page.getByText('The search has explored 181,440 states of the other half')).toBeVisible();
  });
  await test.step('boards of 4 × 4 and 5 × 5 are typed, searched, and their solutions walked on the board', async () => {
    for (const [name, start, goal, moves] of [
      ['2 × 3', '_ 1 3 / 4 2 5', '1 2 3 / 4 5 _', 3],
      ['4 × 4', '1 2 3 4/5 6 7 8/9 10 _ 11/13 14 15 12', '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 _', 2],
      [
        '5 × 5',
        '1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 _/21 22 23 24 20',
        '1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 _',
        1,
      ],
    ] as const) {
      await test.step(name, async () => {
        await typePuzzle(page, start, goal);
        await expect(page.getByTestId('puzzle-title')).toHaveText('Untitled puzzle');
        await page.keyboard.press('End');
        const plural = moves === 1 ? 'move' : 'moves';
        await expect(page.getByTestId('sentence')).toContainText(`is the goal: the solution has ${moves} ${plural}.`);
        await page.keyboard.press('s');
        await expect(page.getByTestId('solution-at')).toHaveText(`move ${moves} of ${moves}`);
        const goalCells = goal
          .replaceAll('_', '0')
          .split(/[\s/]+/)
          .join(' ');
        expect((await readScreen(page)).board).toBe(goalCells);
      });
    }
  });
});
