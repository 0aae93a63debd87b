/** The story of a step: its moments against a search made independently, and the stops. */
import { expect, test } from './fixtures/host.ts';
import { naiveSteps, ORDERS } from './fixtures/naiveSearch.ts';
import { expectStep, readScreen } from './fixtures/screen.ts';

const CASE_1 = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };

test('a search is stepped by keys, from stop to stop and from moment to moment', async ({ page }) => {
  await test.step('searches are stepped with one key, and a step from moment to moment', async () => {
    await test.step('one click from the start to the first step of A*, and BFS against A* without the mouse', async () => {
      await page.getByRole('button', { name: 'Step forward' }).click();
      await expectStep(page, 1);
      await expect(page.getByTestId('sentence')).toContainText('0 + 8 = 8');
      await page.keyboard.press('g');
      await expectStep(page, 9);
      await expect(page.getByTestId('sentence')).toContainText('the solution has 8 moves');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('button', { name: 'Run saved' })).toBeVisible();
      await page.keyboard.press('1');
      await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
      await page.keyboard.press('Alt+ArrowRight');
      await expect(page.getByTestId('sentence')).toContainText('the only state in the queue');
      await page.keyboard.press('g');
      await expectStep(page, 191);
      await page.keyboard.press('2');
      await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
    });
    await test.step('inside a step the frontier, the successors and the counters grow one by one, and go back the same way', async () => {
      const steps = naiveSteps(CASE_1, ORDERS.astar);
      await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 9');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 2);
      await page.keyboard.press('Alt+ArrowRight');
      const taken = await readScreen(page);
      expect(taken.title).toBe('Step 3 of 9, part 1 of 12');
      expect(taken.sentence).toBe('A* took the state with the lowest f = g + h: 2 + 6 = 8.');
      expect(taken.frontier).toEqual(steps[2].frontier.filter((board) => board !== steps[3].board).slice(0, 5));
      expect(taken.children).toEqual([]);
      const seen = [taken];
      for (let part = 2; part < 12; part++) {
        await page.keyboard.press('Alt+ArrowRight');
        seen.push(await readScreen(page));
      }
      const counts = seen.map(({ children }) => children.length);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
      expect(counts.at(-1)).toBe(steps[3].children.length);
      await page.keyboard.press('Alt+ArrowRight');
      const whole = await readScreen(page);
      expect(whole.title).toBe('Step 3 of 9');
      expect(whole.children).toEqual(steps[3].children);
      for (const before of seen.toReversed()) {
        await page.keyboard.press('Alt+ArrowLeft');
        expect(await readScreen(page)).toEqual(before);
      }
      await page.keyboard.press('ArrowRight'); // completes the step
      expect(await readScreen(page)).toEqual(whole);
    });
  });
  await test.step('a run stops at a layer, at the goal and at a repeated state, and says where there is none', async () => {
    await page.setViewportSize({ width: 1440, height: 900 }); // wide enough for the buttons beside the menu
    await page.keyboard.press('1');
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
    const steps = naiveSteps(CASE_1, ORDERS.bfs);
    const layers = steps.flatMap(({ path }, step) =>
      step > 1 && path.length > steps[step - 1].path.length ? [step] : [],
    );
    for (const step of layers.slice(0, 4)) {
      await page.keyboard.press('n');
      await expectStep(page, step);
    }
    await page.keyboard.press('g');
    await expectStep(page, 191);
    await page.keyboard.press('n');
    await expect(page.getByText('No layer begins after this step.')).toBeVisible();
    await page.keyboard.press('Home');
    await expectStep(page, 0);
    await expect(page.getByText('No node after this step')).toBeHidden();
    await page.getByRole('button', { name: 'Stop at', exact: true }).click();
    await page.getByRole('button', { name: /^repeated state/ }).click();
    await expectStep(page, 2);
    await page.keyboard.press('r');
    await expectStep(page, 3);
  });
});
