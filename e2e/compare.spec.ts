/** Two searches of one puzzle, side by side. */
import { type Locator, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readGif } from '../src/renderer/export/readGif.fixture.ts';
import { expect, test } from './fixtures/host.ts';
import { atRest, collectMoments, expectStep, expectWhole, nextFrame, openPuzzle } from './fixtures/screen.ts';

/** The view, with both searches known to their ends. */
async function openCompare(page: Page): Promise<void> {
  await expectStep(page, 0);
  await page.keyboard.press('c');
  await expect(page.getByRole('table', { name: 'The searches compared' })).toBeVisible();
  await expect(lane(page, 1).locator('canvas')).toBeVisible();
}

function lane(page: Page, index: number): Locator {
  return page.locator('section.lane').nth(index);
}

/** The rail, and the search behind, have buttons of the same names. */
function controls(page: Page): Locator {
  return page.getByRole('region', { name: 'Controls of all searches' });
}

async function expectExpanded(page: Page, ...expanded: readonly string[]): Promise<void> {
  await expect(page.getByTestId('lane-expanded')).toHaveText([...expanded]);
}

/** The entry of a measure in the table: its number, and its ratio to the least one. */
function entry(page: Page, measure: string, index: number): Locator {
  return page.locator(`td[data-measure="${measure}"]`).nth(index);
}

/** What classes do not compare first. */
function moreMeasures(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'More measures' }).press('Enter');
}

/** What tells one drawing of the trees from another, once they rest; the pointer is on none of them. */
async function restingTrees(page: Page): Promise<string> {
  await page.mouse.move(1, 1);
  const canvases = page.locator('.lane canvas');
  await atRest(canvases);
  const pictures = await canvases.evaluateAll((all: HTMLCanvasElement[]) => all.map((canvas) => canvas.toDataURL()));
  return createHash('sha256').update(pictures.join()).digest('hex');
}

/** The heights that the trees have had since then, in CSS pixels. */
async function watchTrees(page: Page): Promise<() => Promise<number[]>> {
  const heights = await page.evaluateHandle(() => {
    const heights: number[] = [];
    const sizes = new ResizeObserver(([{ contentRect }]) => heights.push(contentRect.height));
    new MutationObserver((_, self) => {
      const trees = document.querySelector('.lanes');
      if (!trees) return;
      self.disconnect();
      sizes.observe(trees);
    }).observe(document.body, { childList: true, subtree: true });
    return heights;
  });
  return () => heights.jsonValue();
}

test('two searches are exported, stepped through and reopened', async ({ page }) => {
  await test.step('the trees keep their size when the table, the chart and the controls come', async () => {
    const heights = await watchTrees(page);
    const waiting = await collectMoments(page, '.lane .lost');
    const buttons = await collectMoments(page, '[data-tour="present"]');
    await openCompare(page);
    const lefts = (await buttons()).map(({ left }) => left);
    expect(new Set(lefts).size, 'the buttons of the top bar have their places at once').toBe(1);
    expect(await waiting(), 'a lane without its tree is not said to be ready').toEqual([]);
    await expect(page.getByRole('region', { name: 'Controls of all searches' })).toBeVisible();
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    await expect.poll(heights).toHaveLength(1);
  });
  await test.step('the table, the trees, the charts and the animation are exported', async () => {
    await page.keyboard.press('End');
    await expectExpanded(page, '191', '9');
    const take = async (label: string) => {
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: label, exact: true }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
    };
    const table = await take('Table (CSV)');
    expect(table.name).toBe('case-1-bfs-a-star-table.csv');
    expect(table.bytes.toString('utf8')).toContain(
      'Measure,BFS,A*\r\nSearch,no heuristic,Manhattan distance\r\nExpanded,191,9\r\n',
    );
    const trees = await take('Trees as SVG');
    expect(trees.name).toBe('case-1-bfs-a-star-trees.svg');
    expect(trees.bytes.toString('utf8')).toContain('goal found · 8 moves</text>');
    const chart = await take('Depths as PNG');
    expect(chart.bytes.subarray(0, 4).toString('latin1')).toBe('\x89PNG');

    await page.getByTestId('clock').selectOption('goal');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Animation (GIF)…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Animation (GIF)' });
    await expect(dialog).toContainText('All trees, by the clock “Until the first goal”');
    await dialog.getByRole('radio', { name: 'Small' }).check();
    await expect(page.getByTestId('gif-facts')).toContainText('10 frames of 640 × 400 pixels');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the GIF' }).click();
    const animation = readGif(await readFile((await (await download).path())!));
    expect(new Set(animation.frames.map(({ pixels }) => pixels.join())).size).toBe(10);
    await expect(dialog).toBeHidden();
  });
  await page.getByTestId('clock').selectOption({ index: 0 });
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await test.step('two searches go in step, show which one expanded what, and are restored', async () => {
    await test.step('two searches go in step, forward and back, and end with what single runs have', async () => {
      await openCompare(page);
      for (const step of ['1', '2', '3']) {
        await page.keyboard.press('ArrowRight');
        await expectExpanded(page, step, step);
      }
      await page.keyboard.press('ArrowLeft');
      await expectExpanded(page, '2', '2');
      await page.keyboard.press('Shift+ArrowRight');
      await expectExpanded(page, '12', '9');
      await expect(page.getByTestId('lane-standing')).toHaveText(['searching layer 3', 'goal found · 8 moves']);
      await page.keyboard.press('End');
      await expectExpanded(page, '191', '9');
      await expect(entry(page, 'generated', 0)).toHaveText(/^ *524 × [\d.]+ *$/);
      await expect(entry(page, 'expanded', 0)).toHaveText('191 × 21.2');
      await expect(entry(page, 'expanded', 1)).toHaveText('9');
      await moreMeasures(page);
      await expect(entry(page, 'optimal', 1)).toHaveText('yes');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Home');
      await expectExpanded(page, '0', '0');
    });
    await test.step('the colours tell who has expanded a state, and what had to be expanded', async () => {
      await page.keyboard.press('End');
      await expectExpanded(page, '191', '9');
      await page.getByTestId('colours').selectOption('who');
      await expect(page.getByTestId('lane-colours').getByRole('listitem')).toHaveText([
        'both 9',
        'only BFS 182',
        'only A* 0',
        'frontier',
      ]);
      await page.getByTestId('colours').selectOption('bound');
      await expect(page.getByTestId('lane-colours').getByRole('listitem')).toHaveText([
        'f < C*: – | 0',
        'f = C*: – | 9',
        'f > C*: – | 0',
        'frontier',
      ]);
    });
    await test.step('a comparison that reopens shows its trees to the pixel as they were', async () => {
      await page.keyboard.press('End');
      await expectExpanded(page, '191', '9');
      await lane(page, 0).getByRole('button', { name: 'Zoom in' }).click();
      const trees = await restingTrees(page);
      await page.keyboard.press('c');
      await expect(lane(page, 0)).toBeHidden();
      await page.keyboard.press('c');
      await expectExpanded(page, '191', '9');
      await expect.poll(() => restingTrees(page)).toBe(trees);
    });
    await page.keyboard.press('Home');
    await expectExpanded(page, '0', '0');
    await test.step('a state that is pointed at in one tree says how it stands in the other', async () => {
      for (const step of ['1', '2', '3', '4']) {
        await page.keyboard.press('ArrowRight');
        await expectExpanded(page, step, step);
      }
      await lane(page, 1).getByRole('application').focus();
      await page.keyboard.press('ArrowUp'); // the node that is being expanded
      const counterpart = lane(page, 0).getByTestId('lane-counterpart');
      await expect(counterpart).toHaveText('here: the same state is not reached yet');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp'); // a successor of the start
      await expect(counterpart).toHaveText('here: the same state is explored');
      await page.keyboard.press('ArrowRight'); // its neighbour: the drawing has the keys
      await page.keyboard.press('Enter');
      await expect(page.getByRole('toolbar', { name: 'Selected node' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('toolbar', { name: 'Selected node' })).toBeHidden();
      await expectExpanded(page, '4', '4');
      await page.keyboard.press('Tab');
      await expect(counterpart).toBeHidden();
    });
  });
});

test('searches are chosen, removed, and named at length', async ({ page }) => {
  await test.step('presets, options, more lanes and their removal', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await openCompare(page);
    await page.getByTestId('preset').selectOption('ties');
    await expect(page.getByRole('rowheader', { name: 'first in, first out' })).toBeVisible();
    await page.getByRole('button', { name: 'Algorithm and options of lowest h first' }).click();
    await lane(page, 0).getByTestId('algorithm').selectOption({ label: 'Greedy best-first search' });
    await page.keyboard.press('Escape');
    await expect(lane(page, 0).getByRole('heading', { name: 'Greedy best-first search' })).toBeVisible();
    const more = controls(page).getByRole('button', { name: 'Search', exact: true });
    await more.click();
    await expect(page.locator('section.lane')).toHaveCount(3);
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect(more).toHaveAccessibleDescription('Widen the window to add another search.');
    await more.press('Enter');
    await expect(page.locator('section.lane')).toHaveCount(3);
    await page.keyboard.press('End');
    await expectExpanded(page, '9', '10', '10');
    await page.getByRole('button', { name: 'Remove Greedy' }).press('Enter');
    await expect(page.locator('section.lane')).toHaveCount(2);
    await expect(lane(page, 0).getByRole('button', { name: /^Algorithm and options of/ })).toBeFocused();
  });
  await page.keyboard.press('c');
  await test.step('long names of searches, presented, leave the chart room beside the table', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openCompare(page);
    await page.getByTestId('preset').selectOption('lying');
    await page.keyboard.press('F11');
    await page.keyboard.press('End');
    await expectExpanded(page, '13', '13');
    await expect(page.getByTestId('compare-said')).toContainText('expanded 13');
    const tree = (await lane(page, 0).locator('canvas').boundingBox())!;
    expect(tree.height).toBeGreaterThan((2 / 3) * 720);
    await page.getByRole('button', { name: 'What is shown' }).click();
    for (const part of ['Table', 'Chart', 'Clock and predictions'])
      await page.getByRole('checkbox', { name: part }).check();
    await page.keyboard.press('Escape');
    await expectWhole(page);
    await nextFrame(page);
    const chart = (await page.getByRole('region', { name: 'Chart of all searches' }).boundingBox())!;
    const controls = (await page.getByRole('region', { name: 'Controls of all searches' }).boundingBox())!;
    const table = (await page.getByRole('table', { name: 'The searches compared' }).boundingBox())!;
    expect(chart.width).toBeGreaterThan(150);
    expect(table.x + table.width).toBeLessThanOrEqual(chart.x);
    expect(chart.y + chart.height).toBeLessThanOrEqual(controls.y);
    expect(chart.x + chart.width).toBeLessThanOrEqual(1280);
    const wide = await page
      .getByRole('region', { name: 'Chart of all searches' })
      .evaluate((chart) => chart.scrollWidth);
    expect(wide).toBeLessThanOrEqual(Math.ceil(chart.width));
  });
});

test('the clocks move the lanes by their rules, and the comparison is restored', async ({ page }) => {
  await test.step('the search view is as it was left, and the comparison as well', async () => {
    await expectStep(page, 0);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    await page.keyboard.press('c');
    await expect(lane(page, 1).locator('canvas')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectExpanded(page, '2', '2');
    await page.keyboard.press('c');
    await expectStep(page, 1);
    await page.keyboard.press('c');
    await expectExpanded(page, '2', '2');
  });
  await page.keyboard.press('c');
  await page.keyboard.press('Home');
  await test.step('the clocks move the lanes as they say', async () => {
    await openCompare(page);
    await page.getByTestId('clock').selectOption('goal');
    await page.keyboard.press('End');
    await expectExpanded(page, '9', '9');
    await page.getByTestId('clock').selectOption('nodes');
    await page.keyboard.press('End');
    await expectExpanded(page, '191', '9');
    await page.getByTestId('clock').selectOption('time');
    await moreMeasures(page);
    for (const index of [0, 1]) await expect(entry(page, 'time', index)).toHaveText(/\d/); // until then the paces change
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await expectExpanded(page, '0', '0');
    await page.keyboard.press('ArrowRight');
    const expanded = page.getByTestId('lane-expanded');
    await expect
      .poll(async () => (await expanded.allTextContents()).sort(), 'the faster one alone')
      .toEqual(['0', '1']);
  });
  await page.getByTestId('clock').selectOption({ index: 0 });
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await test.step('playing runs to the end, and a finished lane is painted no more', async () => {
    await openCompare(page);
    await page.getByRole('button', { name: 'One scale for all trees' }).click(); // with one scale it grows smaller with the other
    await page.keyboard.press('Shift+ArrowRight');
    await expectExpanded(page, '10', '9');
    await expect(lane(page, 1).locator('canvas')).toHaveAttribute('data-step', '9');
    const before = await atRest(page.locator('.lane canvas'));
    await controls(page).getByLabel('Speed').selectOption('every frame');
    await controls(page).getByRole('button', { name: 'Play' }).click();
    await expectExpanded(page, '191', '9');
    const [bfs, astar] = (await atRest(page.locator('.lane canvas'))).map((count, index) => count - before[index]);
    expect(bfs, 'each step is painted').toBeGreaterThanOrEqual(181);
    expect(astar).toBeLessThan(5);
  });
});

test('an unsaved comparison is restored after a reload and a restart', async ({ page, host }) => {
  await openCompare(page);
  await page.getByTestId('preset').selectOption('ties');
  await expect(page.getByRole('rowheader', { name: 'first in, first out' })).toBeVisible();
  await page.getByRole('button', { name: 'Predict' }).click();
  await page.getByLabel('How many times as many', { exact: true }).fill('1.5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Levels from top to bottom' }).last().click();
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
  await expectExpanded(page, '3', '3');
  const expectAll = async (page: Page): Promise<void> => {
    await expectExpanded(page, '3', '3');
    await expect(page.getByTestId('preset')).toHaveValue('ties');
    await expect(lane(page, 0).locator('[data-layout]')).toHaveAttribute('data-layout', 'tidy');
    await page.getByRole('button', { name: 'Predict' }).click();
    await expect(page.getByRole('list', { name: 'Predictions' })).toContainText('The class');
    await page.keyboard.press('Escape');
  };
  await page.reload();
  await expectAll(page);
  await expectAll(await host.restart());
});

test('the hardest 8-puzzle is compared to its end, side by side and in one picture', async ({ page }) => {
  await test.step('one lane exhausts the 8-puzzle while the other is stepped through', async () => {
    await openPuzzle(page, 'Hardest 8-puzzle');
    await page.keyboard.press('c');
    await expect(lane(page, 1).locator('canvas')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectExpanded(page, '1', '1');
    await page.keyboard.press('End');
    await expectExpanded(page, '181,439', '6,745');
    await expect(page.getByTestId('lane-standing')).toHaveText(['goal found · 31 moves', 'goal found · 31 moves']);
    const tree = lane(page, 0).locator('canvas');
    await expect(tree).toHaveAttribute('data-step', '181439');
    await expect.poll(() => shareThatRestChanges(tree), 'once nodes and camera have arrived').toBeLessThan(0.001);
  });
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await test.step('two searches in one picture: the hardest 8-puzzle in numbers, walked by keys, and taken away', async () => {
    await openPuzzle(page, 'Hardest 8-puzzle');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'In one picture' }).click();
    const canvas = page.getByTestId('overlay').locator('canvas');
    await expect(canvas).toHaveAttribute('data-step', '0');
    await controls(page).getByRole('button', { name: 'To the end' }).click();
    await expect(canvas).toHaveAttribute('data-step', '181439');
    await expect(page.getByTestId('overlay-expanded')).toHaveText(['181,439', '6,745']);
    await expect(page.getByTestId('overlay-bars').getByRole('button')).toHaveText([
      /^21\s+3$/,
      /^23\s+39$/,
      /^25\s+200$/,
      /^27\s+1,394$/,
      /^29\s+4,913$/,
      /^31\s+196$/,
    ]);
    await expect(page.getByTestId('overlay-explanation')).toContainText('every state with f below C* = 31');
    await page.getByTestId('overlay').getByRole('application').focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('#overlay-state')).toHaveText('A*: expanded at step 1, 0+21=21');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'One picture as SVG' }).click();
    const file = await readFile((await (await download).path())!, 'utf8');
    for (const text of ['181,439', '6,745', '4,913']) expect(file).toContain(`>${text}</text>`);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expectExpanded(page, '181,439', '6,745');
  });
});

/**
 * Drags a tree aside in a few frames, in which its picture is moved, and in the end back. Returns the share of its pixels that
 * were others once it rested and was painted.
 */
function shareThatRestChanges(canvas: Locator): Promise<number> {
  return canvas.evaluate(async (canvas: HTMLCanvasElement) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const send = (target: EventTarget, type: string, by: number, buttons: number): boolean => {
      const at = { clientX: left + width / 2 - 14 * by, clientY: top + height / 2 - 5 * by };
      return target.dispatchEvent(
        new MouseEvent(type, { ...at, bubbles: true, cancelable: true, view: window, buttons }),
      );
    };
    const nextFrame = async (): Promise<void> => {
      for (let turn = 0; turn < 10; turn++) await null; // the painter asks for the frame first
      await new Promise(requestAnimationFrame);
    };
    const pixels = (): Uint8ClampedArray => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
      copy.drawImage(canvas, 0, 0);
      return copy.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    send(canvas, 'mousedown', 0, 1);
    for (let by = 1; by <= 5; by++) {
      send(window, 'mousemove', by, 1);
      await nextFrame();
    }
    const moved = pixels();
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    const rest = pixels();
    send(window, 'mousemove', 0, 1);
    send(window, 'mouseup', 0, 0);
    return moved.filter((value, index) => Math.abs(value - rest[index]) > 48).length / rest.length;
  });
}

test('a class is asked, and a search that was on the screen loses the shortest solution', async ({ page }) => {
  await test.step('a class is asked which search expands more, votes, and sees both run to their ends', async () => {
    await openCompare(page);
    await page.keyboard.press('ArrowRight');
    const panel = page.getByRole('complementary', { name: 'Question to the class' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Ask the class' }).click(); // says “Ask in a moment” while a search is under way
      await expect(panel.getByTestId('question')).toHaveText('Which search expands more nodes: BFS or A*?', {
        timeout: 2_000,
      });
    }).toPass();
    for (const key of ['1', '5', '5', 'v', '3', 'End', 'Space']) await page.keyboard.press(key);
    await expectExpanded(page, '1', '1');
    await expect(page.locator('.compare')).not.toContainText(/191|8 moves/);
    await page.keyboard.press('ArrowRight');
    await expectExpanded(page, '191', '9');
    await expect(panel.getByTestId('tally')).toContainText(/^ *[A-E] is right\. BFS expands 191 nodes, A\* 9 nodes\./);
    await expect(panel.getByTestId('votes')).toHaveText(['0', '0', '1', '0', '0']);
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'The searches compared' })).toBeVisible();
  });
  await page.keyboard.press('c');
  await test.step('C keeps the search that was on the screen as a lane', async () => {
    await page.getByTestId('algorithm').selectOption('greedy');
    await page.keyboard.press('c');
    await expect(lane(page, 0)).toContainText('Breadth-first search');
    await expect(lane(page, 1)).toContainText('Greedy best-first search');
  });
  await page.keyboard.press('c');
  await test.step('the step that loses the shortest solution is one click of the mouse away', async () => {
    await openPuzzle(page, 'Twenty moves');
    await page.keyboard.press('c');
    await lane(page, 0)
      .getByRole('button', { name: /^Algorithm and options of/ })
      .click();
    await lane(page, 0).getByTestId('algorithm').selectOption('greedy');
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    const lost = lane(page, 0).getByRole('button', { name: /^optimality lost at step / });
    const step = /[\d,]+$/.exec((await lost.textContent())!.trim())![0];
    await lost.click();
    await expect(lane(page, 0).getByTestId('lane-expanded')).toHaveText(step);
  });
});

test('bets are made before the start, and the comparison is saved with them and reopens as it was', async ({
  page,
}) => {
  await openCompare(page);
  await page.getByRole('button', { name: 'One scale for all trees' }).click();
  await page.getByRole('button', { name: 'Predict' }).click();
  const bets = page.getByRole('dialog', { name: 'How many times as many nodes will BFS expand as A*?' });
  for (const [name, ratio] of [
    ['Row 1', '5'],
    ['Row 2', '30,5'],
  ]) {
    await bets.getByRole('textbox', { name: 'Who predicts' }).fill(name);
    await bets.getByRole('textbox', { name: 'How many times as many' }).fill(ratio);
    await bets.getByRole('button', { name: 'Predict', exact: true }).click();
  }
  await expect(bets.getByRole('listitem')).toHaveCount(2);
  await bets.getByRole('button', { name: 'Delete the prediction of Row 2' }).press('Enter');
  await expect(bets.getByRole('textbox', { name: 'Who predicts' })).toBeFocused();
  await page.keyboard.type('Row 2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,000');
  await page.keyboard.press('Enter');
  await expect(bets.getByRole('alert')).toContainText('“1,000” could mean 1000 or 1.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('30,5');
  await page.keyboard.press('Enter');
  await expect(bets.getByRole('listitem')).toHaveText([/^Row 1 × 5\b/, /^Row 2 × 30\.5\b/]);
  await page.keyboard.press('Escape');
  await page.getByTestId('clock').selectOption('nodes');
  await page.getByRole('button', { name: 'Levels from top to bottom' }).last().click();
  await page.getByTestId('colours').selectOption('who');
  await page.getByRole('button', { name: 'Depths', exact: true }).click();
  await page.keyboard.press('End');
  await expectExpanded(page, '191', '9');
  const [bfs, astar] = [lane(page, 0), lane(page, 1)];
  await bfs.getByRole('application').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter', 'c']) await page.keyboard.press(key);
  await expect(bfs.getByRole('button', { name: 'Unfold' })).toBeVisible();
  await bfs.getByRole('button', { name: 'Zoom in' }).click();
  await astar.getByRole('button', { name: 'Follow the step' }).click();
  await page.getByRole('button', { name: 'One scale for all trees' }).click();
  const trees = await restingTrees(page);
  await expect(page.getByTestId('bets')).toContainText('BFS expanded 21.2 times as many nodes as A*');
  await expect(page.getByTestId('bets')).toContainText('Closest: Row 2.');
  await page.getByRole('button', { name: 'Save comparison' }).click();
  await expect(page.getByText('Saved the comparison and its runs.')).toBeVisible();

  await page.getByTestId('preset').selectOption('ties');
  await expect(page.getByTestId('bets')).toBeHidden();
  await expect(page.getByText('The predictions stay with their comparison')).toBeVisible();
  await page.getByRole('button', { name: 'Levels as rings' }).last().click();
  await page.getByTestId('colours').selectOption('none');
  await page.getByRole('button', { name: 'Frontier', exact: true }).click();
  await page.getByRole('button', { name: 'One scale for all trees' }).click();
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Comparisons' }).click();
  const row = page.getByRole('table', { name: 'Comparisons' }).getByRole('row').nth(1);
  await expect(row).toContainText('BFS against A*');
  await row.getByRole('button', { name: 'Case 1', exact: true }).click();
  await expectExpanded(page, '191', '9');
  await expect(page.getByTestId('clock')).toHaveValue('nodes');
  await expect(page.getByTestId('bets')).toContainText('Row 1 × 5, Row 2 × 30.5');
  await expect(lane(page, 0).locator('.tree')).toHaveAttribute('data-layout', 'tidy');
  await expect(page.getByTestId('colours')).toHaveValue('who');
  await expect(page.getByRole('button', { name: 'Depths', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'One scale for all trees' })).toHaveAttribute('aria-pressed', 'true');
  await expect(bfs.getByRole('button', { name: 'Unfold' })).toBeVisible();
  await expect(astar.getByRole('button', { name: 'Follow the step' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => restingTrees(page)).toBe(trees);
  await page.keyboard.press('c');
  await expect(lane(page, 0)).toBeHidden();
  await page.keyboard.press('c');
  await expectExpanded(page, '191', '9');
  await expect.poll(() => restingTrees(page)).toBe(trees);
});

test('two of three searches are chosen for one picture, which opens again after a new start', async ({
  page,
  host,
}) => {
  await openCompare(page);
  await controls(page).getByRole('button', { name: 'Search', exact: true }).click();
  await expect(lane(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'In one picture' }).click();
  const [first, second] = [1, 2].map((which) =>
    page.getByRole('combobox', { name: which === 1 ? 'First search in the picture' : 'Second search in the picture' }),
  );
  const names = await first.locator('option').allTextContents();
  expect(names).toHaveLength(3);
  const heads = page.getByTestId('overlay').locator('.counts h2');
  await second.selectOption({ index: 2 });
  await expect(second).toHaveValue('2');
  const chosen = [await first.inputValue(), await second.inputValue()].map((index) => names[Number(index)].trim());
  await expect
    .poll(async () => (await heads.allTextContents()).map((text) => text.trim()).sort())
    .toEqual(chosen.sort());
  await page.getByRole('button', { name: 'Save comparison' }).click();
  await expect(page.getByText('Saved the comparison and its runs.')).toBeVisible();
  const again = await host.restart();
  await again.getByRole('button', { name: 'Library', exact: true }).click();
  await again.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Comparisons' }).click();
  const row = again.getByRole('table', { name: 'Comparisons' }).getByRole('row').nth(1);
  await row.getByRole('button', { name: 'Case 1', exact: true }).click();
  await expect(again.getByTestId('overlay').locator('canvas')).toHaveAttribute('data-step', '0');
  await expect(again.getByRole('combobox', { name: 'Second search in the picture' })).toHaveValue('2');
});
