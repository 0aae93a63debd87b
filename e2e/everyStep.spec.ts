/** The main job: step through A* and breadth-first search on one puzzle, keep both runs, and find them again. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { factsOf, type NaiveStep, naiveSteps, ORDERS } from './fixtures/naiveSearch.ts';
import {
  choose,
  expectStep,
  openRuns,
  readScreen,
  readStep,
  readSteps,
  type Shown,
  typePuzzle,
} from './fixtures/screen.ts';

const CASE_1 = { rows: 3, cols: 3, start: [1, 2, 3, 7, 4, 5, 6, 8, 0], goal: [1, 2, 3, 8, 6, 4, 7, 5, 0] };

/** The screen shows `step` as the naive search has it, in every panel and in the sentence. */
function expectShown(screen: Shown, steps: readonly NaiveStep[], step: number): void {
  const { board, frontier, generated, path, children } = steps[step];
  for (const fact of factsOf(steps, step)) expect(screen.sentence).toContain(fact);
  expect(screen.board).toBe(board);
  expect(screen.frontier).toEqual(frontier.slice(0, screen.frontier.length));
  // One row of five, or two where there is room.
  expect([5, 10].map((room) => Math.min(frontier.length, room))).toContain(screen.frontier.length);
  expect(screen.path).toEqual(path);
  expect(screen.children).toEqual(children);
  expect(screen.counters).toMatchObject({
    Expanded: String(step),
    Generated: String(generated),
    'Frontier size': String(frontier.length),
  });
}

/** Through all steps to the end, and back to the start. */
async function walk(page: Page, steps: readonly NaiveStep[]): Promise<void> {
  const there = [...steps.keys()];
  await page.keyboard.press('Home');
  await walkAlong(page, steps, there, 'ArrowRight');
  await expect(page.getByTestId('sentence')).toContainText('is the goal: the solution has 8 moves.');
  await walkAlong(page, steps, there.toReversed(), 'ArrowLeft');
}

/** `numbers`: of the steps, the first of which is shown, with a press of the key between two of them. */
async function walkAlong(
  page: Page,
  steps: readonly NaiveStep[],
  numbers: readonly number[],
  key: string,
): Promise<void> {
  const screens = await readSteps(page, numbers, key);
  for (const [index, step] of numbers.entries()) expectShown(screens[index], steps, step);
}

/** Steps here and there, as with the scrubber. */
async function scrub(page: Page, steps: readonly NaiveStep[]): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Step' });
  for (let i = 1; i <= 12; i++) {
    const step = (i * 67) % steps.length;
    await slider.fill(String(step));
    expectShown(await readStep(page, step), steps, step);
  }
  await slider.blur();
}

test('every step of A* and of breadth-first search on case 1 is the one a naive search takes', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what is read moves in no step, and to paint it takes most of the time
  await expect(page.getByTestId('puzzle-title')).toHaveText('Case 1');
  const astar = naiveSteps(CASE_1, ORDERS.astar);
  await walk(page, astar);
  await scrub(page, astar);

  await choose(page, 'algorithm', 'Breadth-first search');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  const bfs = naiveSteps(CASE_1, ORDERS.bfs);
  expect(bfs).toHaveLength(192); // 191 expansions, as in cases/worked-cases.json
  await walk(page, bfs);
  await scrub(page, bfs);
});

test('saved runs and puzzles survive SIGKILL, and a run steps as before', async ({ page, host, hostKind }) => {
  await expectStep(page, 0);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Run saved' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Run saved' })).toBeVisible();

  await typePuzzle(page, '1 2 3 / 4 5 6 / _ 7 8', '123456780');
  await page.getByRole('button', { name: 'Save puzzle…' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Two to go');
  await page.getByRole('combobox', { name: /^Set/ }).selectOption('New set…');
  await page.getByLabel('Title of the new set').fill('Tuesday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden(); // it closes when the next start will open the puzzle from its set
  await expect(page.getByTestId('puzzle-title')).toHaveText('Two to go');

  await host.kill('SIGKILL');
  // A window is gone with its program.
  if (hostKind === 'web') await expect(page.getByRole('alert')).toContainText('The connection to Searchlight is lost.');
  const again = await host.restart();

  await expect(again.getByTestId('puzzle-title')).toHaveText('Two to go');
  await again.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(again.getByRole('option', { name: 'Tuesday, 1 puzzle' })).toBeVisible();
  await expect(again.getByRole('option', { name: /^Two to go\b.*Tuesday/ })).toBeVisible();
  const rows = await openRuns(again);
  await expect(rows).toHaveCount(4); // the head, the search of the new puzzle, and the two of Case 1
  await expect(rows.filter({ hasText: 'BFS–8 moves191524' })).toBeVisible();
  await rows
    .filter({ hasText: 'A*Manhattan distance8 moves9' })
    .getByRole('button', { name: 'Case 1', exact: true })
    .click();
  await expect(again.getByText('from the history · A* · Manhattan distance')).toBeVisible();
  await walk(again, naiveSteps(CASE_1, ORDERS.astar));
});

test('restores the puzzle, the search and the step', async ({ page, host }) => {
  await page.keyboard.press('1');
  await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, 30);
  const before = await readScreen(page);
  await page.waitForTimeout(2000); // settings are gathered for a moment before they are written, longer on a busy machine
  const again = await host.restart();
  await expectStep(again, 30);
  expect(await readScreen(again)).toEqual(before);
});
