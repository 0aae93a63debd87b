/** Every algorithm can be watched: those that begin again and again, and the one that begins from both ends, too. */
import { expect, test } from './fixtures/host.ts';
import { choose, expectStep, readScreen } from './fixtures/screen.ts';

const GOAL = '1 2 3 8 6 4 7 5 0';

test('every algorithm that begins more than once is stepped through to a solution of 8 moves', async ({ page }) => {
  await expectStep(page, 0);
  for (const algorithm of ['Iterative deepening', 'Iterative deepening A*', 'Bidirectional breadth-first search'])
    await test.step(algorithm, async () => {
      await page.keyboard.press('End'); // the search that is chosen begins at 0 again
      await expect(page.getByTestId('sentence')).toContainText('the solution has 8 moves.');
      await choose(page, 'algorithm', algorithm);
      await expectStep(page, 0);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
      const first = await readScreen(page);
      expect(first.path).toHaveLength(1);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 2);
      await page.keyboard.press('End');
      await expect(page.getByTestId('sentence')).toContainText('the solution has 8 moves.');
      await page.keyboard.press('s');
      await expect(page.getByTestId('solution-at')).toHaveText('move 8 of 8');
      expect((await readScreen(page)).board).toBe(GOAL);
    });
});
