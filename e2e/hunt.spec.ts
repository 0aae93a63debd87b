/** A bug hunt from the board to the bug's name, which is kept; and a hunt in a lesson, also in an exported page. */
import { expect, test } from './fixtures/host.ts';
import { savedPage } from './fixtures/savedPage.ts';
import { judge } from './fixtures/axe.ts';
import { smallLetters } from './fixtures/touch.ts';
import { watch } from './fixtures/watch.ts';
import { YOUR_PROGRAM } from '../src/shared/lesson/lessons/yourProgram.ts';

const HUNT_STOP = YOUR_PROGRAM.stops.findIndex(({ view }) => view === 'hunt');

test('a bug is exposed by a start, then by a smallest one, and named; that is kept', async ({ page, host }) => {
  const seen = watch(page);
  const verdict = page.getByTestId('hunt-verdict');
  const start = page.getByLabel('Start as text');
  const naming = page.getByTestId('hunt-name');

  await test.step('the keys slide tiles from the goal', async () => {
    await page.keyboard.press('Shift+H');
    await page.getByRole('button', { name: /^Hunt 10: not exposed/ }).click();
    await expect(page.getByRole('heading', { name: 'Hunt 10: A* · Manhattan distance' })).toBeVisible();
    await expect(verdict).toHaveText('This is the goal. Slide a few tiles, or type a start.');
    const goal = page.getByRole('figure', { name: 'Goal' });
    const place = await goal.boundingBox();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByTestId('hunt-moves')).toHaveText('Shortest solution: 1 move');
    expect(await goal.boundingBox(), 'what is told of a start moves nothing').toEqual(place);
    await expect(verdict).toHaveText(/^Not exposed/);
    await expect(naming).toContainText('Expose it first.');
  });

  await test.step('figures and trees show the bug, from a start that is not the nearest', async () => {
    await start.fill('4 3/5 _/1 2');
    await expect(verdict).toHaveText(/^Exposed\. But a start nearer to the goal exposes the bug, too/);
    await expect(page.getByTestId('hunt-right')).toHaveText(['129', '17 moves']);
    await expect(page.getByTestId('hunt-wrong')).toHaveText(['208', '17 moves']);
    await expect(page.getByRole('slider', { name: 'Step of both searches' })).toHaveValue('208');
    await expect(page.getByRole('region', { name: /^Tree: / })).toHaveCount(2);
    await page.getByRole('slider', { name: 'Step of both searches' }).fill('3');
    await expect(page.getByText('3 of 208')).toBeVisible();
  });

  await test.step('after a click on a button of the steps, the keys are those of the trees', async () => {
    const both = page.getByRole('region', { name: 'Both searches' });
    await both.getByRole('button', { name: 'To the start' }).click(); // its icon, so that Space is not its own
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('1 of 208')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(both.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('208 of 208')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('207 of 208')).toBeVisible();
  });

  await test.step('a smallest start is one, because all that are nearer were tried', async () => {
    await start.fill('1 2/5 3/4 _');
    await expect(verdict).toHaveText(/^Exposed, by a smallest start: all 10 starts nearer to the goal were tried/);
    await expect(page.getByRole('button', { name: 'Hunt 10: exposed by a smallest start' })).toBeVisible();
  });

  await test.step('a wrong name is refuted, and the right one explained', async () => {
    await naming.getByRole('button', { name: 'It orders by g alone' }).click();
    await expect(naming).toContainText('Not that one. From 1 2 / 5 3 / 4 _, a program that orders by g alone');
    await judge(page, [{ name: 'a bug to be named', open: () => Promise.resolve() }]);
    await naming.getByRole('button', { name: 'It only counts the tiles' }).click();
    await expect(naming).toContainText('Add up rows and columns between each tile and its goal cell.');
    await judge(page, [{ name: 'a bug that was named', open: () => Promise.resolve() }]);
  });

  await test.step('presented, the last row reads it', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('F11');
    await expect(page.getByRole('button', { name: 'Leave (Esc)' })).toBeVisible();
    expect(await smallLetters(page, 16)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  expect(seen).toEqual({ strayRequests: [], violations: [], exceptions: [] });

  const again = await host.restart();
  await test.step('after a restart, the hunt, its start and its name are there', async () => {
    await expect(again.getByRole('button', { name: 'Hunt 10: exposed by a smallest start, named' })).toBeVisible();
    await expect(again.getByLabel('Start as text')).toHaveValue('1 2 / 5 3 / 4 _');
    await again.getByRole('button', { name: 'Open the lesson' }).click();
    await expect(again.locator('#lesson-title')).toHaveText('From misplaced tiles to pattern databases');
  });

  await test.step('all begins anew, which can be undone', async () => {
    await again.keyboard.press('Shift+H');
    await again.getByRole('button', { name: 'Start over' }).click();
    await expect(again.getByRole('button', { name: /^Hunt 10: not exposed/ })).toBeVisible();
    await again.getByRole('button', { name: 'Undo' }).click();
    await expect(again.getByRole('button', { name: /^Hunt 10: exposed/ })).toBeVisible();
  });
});

test.describe('from the program', () => {
  test.use({ hosts: 'web' });

  test('a lesson with a hunt is done in an exported page', async ({ page, context }, testInfo) => {
    await page.keyboard.press('u');
    await page.getByRole('navigation', { name: 'Lessons' }).getByRole('button', { name: YOUR_PROGRAM.title }).click();
    const homework = await savedPage(page, page.getByRole('button', { name: 'Export the lesson as a page' }), testInfo);
    const alone = await context.newPage();
    await alone.goto(homework);
    await expect(alone.getByTestId('lesson-place')).toHaveText(/^Stop 1 of /);
    for (let stop = 1; stop <= HUNT_STOP; stop++) {
      await alone.keyboard.press('Shift+PageDown');
      await expect(alone.getByTestId('lesson-place')).toHaveText(`Stop ${stop + 1} of ${YOUR_PROGRAM.stops.length}`);
    }
    await expect(alone.getByRole('heading', { name: 'Hunt 10: A* · Manhattan distance' })).toBeVisible();
    await expect(alone.getByRole('button', { name: /^Hunt 1:/ })).toHaveCount(0); // the class sees this one alone
    await alone.getByLabel('Start as text').fill('1 2/5 3/4 _');
    await expect(alone.getByTestId('hunt-verdict')).toHaveText(/^Exposed, by a smallest start/);
    await alone.getByRole('button', { name: 'It only counts the tiles' }).click();
    await expect(alone.getByTestId('hunt-name')).toContainText('Add up rows and columns');
    await alone.close();
  });
});
