/** For everybody: contrast, names, keyboard, and nothing cut off at the sizes that classrooms have. */
import { type Locator, type Page } from '@playwright/test';
import { placeOnRail, VIEW_IDS, VIEWS, type View } from '../src/shared/contract/views.ts';
import { expectNoViolations, judge, PROJECTED_CONTRAST, type Screen } from './fixtures/axe.ts';
import { expect, test } from './fixtures/host.ts';
import { expectStep, expectWhole, nextFrame, openProgram, openPuzzle, openRuns } from './fixtures/screen.ts';

/** All screens, those of one start of the program together: to start it costs as much as to judge one. */
const STARTS: Readonly<Record<string, readonly Screen[]>> = {
  'the search, and what opens over it': [
    { name: 'the search', open: (page) => page.keyboard.press('ArrowRight') },
    {
      name: 'the menu of a node',
      open: async (page) => {
        await page.getByRole('application').focus();
        await page.keyboard.press('Shift+F10');
      },
      isOver: true,
      leave: 'Escape',
    },
    {
      name: 'the exports',
      open: (page) => page.getByRole('button', { name: 'Export' }).click(),
      isOver: true,
      leave: 'Escape',
    },
    {
      name: 'the animation',
      open: async (page) => {
        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('button', { name: 'Animation (GIF)…' }).click();
      },
      isOver: true,
      leave: 'Escape',
    },
    {
      name: 'the pages to print',
      open: async (page) => {
        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('button', { name: 'Worksheet…' }).click();
        await expect(page.getByRole('img', { name: 'Page 2: the solution' })).toBeVisible();
      },
      isOver: true,
      leave: 'Escape',
    },
    {
      name: 'the puzzle picker',
      open: (page) => page.getByTestId('puzzle-title').click(),
      isOver: true,
      leave: 'Escape',
    },
    { name: 'the keys', open: (page) => page.keyboard.press('?'), isOver: true, leave: 'Escape' },
    { name: 'the palette', open: (page) => page.keyboard.press('ControlOrMeta+k'), isOver: true, leave: 'Escape' },
  ],
  'a run to its end': [
    { name: 'the end of a search', open: (page) => page.keyboard.press('End') },
    { name: 'the charts', open: (page) => page.keyboard.press('d') },
    {
      name: 'the expanded nodes',
      open: async (page) => {
        await page.getByRole('button', { name: 'More of these numbers' }).click();
        await page.getByRole('button', { name: 'Table of expanded nodes' }).click();
      },
      leave: 'd',
    },
    { name: 'present mode', open: (page) => page.keyboard.press('F11'), leave: 'Escape' },
  ],
  'a question to the class': [
    {
      name: 'the question',
      open: async (page) => {
        for (const key of ['ArrowRight', 'ArrowRight', 'a', '1', '2']) await page.keyboard.press(key);
        await expect(page.getByTestId('question')).toBeVisible();
      },
    },
    { name: 'its answer', open: (page) => page.keyboard.press('ArrowRight'), leave: 'ArrowRight' },
    {
      name: 'a search by hand, with a mistake',
      open: async (page) => {
        await page.keyboard.press('y');
        await page.getByRole('complementary', { name: 'Search by hand' }).locator('[data-node]').last().click();
        await expect(page.getByTestId('hand-score')).toContainText('of 1 right');
      },
    },
    { name: 'how it went', open: (page) => page.getByRole('button', { name: 'Stop', exact: true }).click() },
    {
      name: 'the questions that were asked',
      open: async (page) => {
        await page.keyboard.press('l');
        await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Questions' }).click();
        await expect(page.getByRole('table', { name: 'Questions' })).toBeVisible();
      },
    },
  ],
  'the library': [
    { name: 'the puzzles', open: (page) => page.keyboard.press('l') },
    { name: 'the runs', open: (page) => openRuns(page) },
    { name: 'the lessons', open: (page) => page.keyboard.press('u') },
    {
      name: 'a lesson',
      open: async (page) => {
        await page.getByLabel('How lessons are done').selectOption('Before a class');
        await page.getByRole('button', { name: 'Begin the lesson' }).click();
      },
      leave: 'Shift+L',
    },
  ],
  'the states and the boards': [
    { name: 'the lab', open: (page) => page.keyboard.press('o') },
    {
      name: 'an experiment that has run, with the card of a point',
      open: async (page) => {
        await page.getByLabel('Most moves').fill('6');
        await page.getByLabel('Most moves').press('Enter');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Progress' }).getByText('Done')).toBeVisible();
        await page.getByTestId('lab-chart').focus();
        await page.keyboard.press('End');
        await expect(page.getByRole('region', { name: 'The chosen puzzle' })).toBeVisible();
      },
    },
    {
      name: 'a heuristic of your own',
      open: async (page) => {
        await page.keyboard.press('Shift+o');
        await expect(page.getByTestId('finding').first()).toBeVisible();
      },
    },
    {
      name: 'a program that fails, with the words to choose from',
      open: async (page) => {
        await page.getByRole('button', { name: 'JavaScript' }).click();
        const text = page.getByLabel('Text of the heuristic');
        await text.fill('// writes\nconst h = () => {\n  console.log("before");\n  return none + 1;\n}');
        await expect(page.getByRole('log')).toHaveText('before');
        await text.press('ControlOrMeta+End');
        await page.keyboard.type('\nMath.');
        await expect(page.getByRole('listbox')).toBeVisible();
        await page.keyboard.press('ArrowDown');
      },
      leave: 'Shift+Tab',
    },
    { name: 'the states', open: (page) => page.keyboard.press('t') },
    { name: 'the board', open: (page) => page.keyboard.press('b') },
    {
      name: 'a board with a picture',
      open: async (page) => {
        await page.getByRole('radio', { name: /steam train/ }).check();
        await page.getByRole('checkbox', { name: 'Numbers on the picture' }).check();
      },
    },
    { name: 'the boards to arrange', open: (page) => page.keyboard.press('e') },
  ],
  'a comparison': [
    {
      name: 'the predictions',
      open: async (page) => {
        await page.keyboard.press('c');
        await page.getByRole('button', { name: 'Predict' }).click();
      },
      isOver: true,
      leave: 'Escape',
    },
    {
      name: 'the question which search expands more',
      open: async (page) => {
        for (const key of ['a', '1', '2']) await page.keyboard.press(key);
        await expect(page.getByTestId('question')).toBeVisible();
      },
      leave: 'Escape',
    },
    {
      name: 'its end',
      open: async (page) => {
        await page.keyboard.press('End');
        await expect(page.getByTestId('lane-expanded')).toHaveText(['191', '9']);
      },
    },
    {
      name: 'two searches in one picture',
      open: async (page) => {
        await page.getByRole('button', { name: 'In one picture' }).click();
        await expect(page.getByTestId('overlay').locator('canvas')).toHaveAttribute('data-step', '191');
      },
    },
  ],
};

/** What to show on a projector, and must be read at 7:1. */
const PROJECTED: readonly Screen[] = [
  { name: 'the end of a search', open: (page) => page.keyboard.press('End') },
  { name: 'present mode', open: (page) => page.keyboard.press('F11'), leave: 'Escape' },
  { name: 'the comparison', open: (page) => page.keyboard.press('c') },
  { name: 'the states', open: (page) => page.keyboard.press('t') },
  { name: 'the board', open: (page) => page.keyboard.press('b') },
  { name: 'the lessons', open: (page) => page.keyboard.press('u') },
  { name: 'a verdict', open: openProgram },
  {
    name: 'a bug that was exposed',
    open: async (page) => {
      await page.keyboard.press('Shift+H');
      await page.getByLabel('Start as text').fill('4 3/5 _/1 2');
      await expect(page.getByRole('region', { name: /^Tree: / })).toHaveCount(2);
    },
  },
];

for (const [start, screens] of Object.entries(STARTS))
  test(`axe finds nothing to object to in light, dark and forced colours: ${start}`, async ({ page }) => {
    await expectStep(page, 0);
    await judge(page, screens);
  });

test('axe finds no violation in the projector theme, with 7:1 for every text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const theme = page.getByRole('radio', { name: 'Projector: black on white' });
  await theme.press('ArrowDown');
  await theme.press('ArrowUp'); // looking around keeps it open
  await theme.click();
  await expect(theme).toBeHidden();
  await expectStep(page, 0);
  for (const screen of PROJECTED) {
    await screen.open(page);
    await expectNoViolations(page, screen, PROJECTED_CONTRAST);
    if (screen.leave) await page.keyboard.press(screen.leave);
  }
});

test('every view is presented', async ({ page }) => {
  await test.step('a search and a comparison are presented', async () => {
    await test.step('present mode shows the tree, the board, the sentence and the controls, and Esc leaves it', async () => {
      await page.keyboard.press('F11');
      await expect(page.getByRole('button', { name: 'Library', exact: true })).toBeHidden();
      await expect(page.getByRole('toolbar', { name: 'Steps' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
      await expect(page.getByTestId('sentence')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Library', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Present' }).click();
      await expect(page.getByRole('button', { name: 'Library', exact: true })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Library', exact: true })).toBeVisible();
      await expectStep(page, 1);
    });
    await test.step('a comparison is presented as well, and Esc leaves it', async () => {
      await page.keyboard.press('c');
      const steps = page.getByRole('toolbar', { name: 'Steps' });
      await expect(steps.getByRole('button', { name: 'Step forward' })).toBeVisible();
      await page.keyboard.press('F11');
      await expect(page.getByRole('button', { name: 'Library', exact: true })).toBeHidden();
      await expect(steps).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Library', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute('aria-current', /./);
    });
  });
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.press('Home');
  await test.step('every view is presented, and Esc returns to the one in which presenting began', async () => {
    await expectStep(page, 0);
    const presented = page.locator(':root[data-present]');
    for (const view of VIEW_IDS) {
      const { key } = VIEWS[view];
      const { read, hidden } = PRESENTED[view];
      if (key) await page.keyboard.press(key);
      await page.keyboard.press('F11');
      await expect(presented).toBeAttached();
      await expect(read(page)).toBeVisible();
      await expect(page.getByRole('button', { name: hidden, exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Leave (Esc)' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(presented).not.toBeAttached();
      const place = page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('button', { name: VIEWS[placeOnRail(view)].name });
      await expect(place).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    }
    await page.keyboard.press('t');
    await page.keyboard.press('F11');
    await page.keyboard.press('l');
    await expect(page.getByRole('listbox', { name: 'Puzzles' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave (Esc)' }).click();
    await expect(page.getByRole('button', { name: 'States', exact: true })).toHaveAttribute('aria-current', 'page');
  });
  await test.step('presented, a puzzle that cannot be solved says why, and its buttons have the size of buttons', async () => {
    await openPuzzle(page, 'Case 4');
    await page.keyboard.press('F11');
    await expect(page.getByText('5 pairs of tiles stand in the opposite order of the goal')).toBeVisible();
    for (const name of ['Search anyway', 'Leave (Esc)'])
      expect((await page.getByRole('button', { name }).boundingBox())!.height).toBeLessThan(60);
  });
});

/** What a class reads of each view, and a button that is hidden from it. */
const PRESENTED: Readonly<Record<View, { read: (page: Page) => Locator; hidden: string }>> = {
  search: { read: (page) => page.getByTestId('sentence'), hidden: 'Shuffle' },
  compare: { read: (page) => page.getByTestId('lane-expanded').first(), hidden: 'Help' },
  puzzle: { read: (page) => page.getByTestId('optimum'), hidden: 'Shuffle' },
  states: {
    read: (page) => page.getByRole('group', { name: 'States by the moves of a shortest solution' }),
    hidden: 'Help',
  },
  lab: { read: (page) => page.getByTestId('lab-chart'), hidden: 'Save' },
  hunt: { read: (page) => page.getByTestId('hunt-verdict'), hidden: 'Help' },
  program: { read: (page) => page.getByRole('heading', { name: 'Does your own search' }), hidden: 'Help' },
  heuristics: { read: (page) => page.getByTestId('finding').first(), hidden: 'Help' },
  lessons: { read: (page) => page.locator('#lesson-title'), hidden: 'Help' },
  library: { read: (page) => page.getByRole('listbox', { name: 'Puzzles' }), hidden: 'New set' },
};

/** The names of buttons that show an icon alone; what a screen reader is told is what the tooltip says. A board has its name. */
async function iconButtons(page: Page): Promise<string[]> {
  const buttons = page
    .locator('button:not([disabled])')
    .filter({ visible: true, hasNotText: /\S/, hasNot: page.getByRole('img') });
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/\S/);
  return names;
}

test('a button that shows only an icon is named at once under the pointer and with the focus, and is not covered', async ({
  page,
}) => {
  const tooltip = page.getByTestId('tooltip');
  await expectStep(page, 0);
  await page.keyboard.press('ArrowRight');
  for (const name of await iconButtons(page)) {
    const button = page.getByRole('button', { name, exact: true });
    await button.hover();
    await expect(tooltip).toContainText(name);
    const [tip, target] = [(await tooltip.boundingBox())!, (await button.boundingBox())!];
    const isBeside = tip.y >= target.y + target.height || tip.y + tip.height <= target.y;
    expect(isBeside || tip.x >= target.x + target.width || tip.x + tip.width <= target.x).toBe(true);
  }
  await page.mouse.move(640, 300);
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Help', exact: true }).hover();
  await expect(tooltip).toHaveText('Help');
  await page.keyboard.press('PageDown'); // a clicker, while the mouse rests
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Ask the class' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText('Help');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Step forward' }).focus();
  await expect(tooltip).toHaveText(/^Step forward\s*→$/);
  await page.keyboard.press('ArrowRight'); // what is shown takes no keys
  await expectStep(page, 2);
  for (const key of ['b', 't', 'l']) {
    await page.keyboard.press(key);
    await expectWhole(page);
    await iconButtons(page);
  }
});

/** Waits until what the page was asked for has been painted, all parts of it. */
async function painted(page: Page): Promise<void> {
  await expectWhole(page);
  await nextFrame(page);
}

async function expectControlsWithin(page: Page, width: number, height: number): Promise<void> {
  const boxes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('button, select, [data-counter], [data-testid="sentence"]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { html: element.outerHTML.slice(0, 80), left, top, right, bottom };
      }),
  );
  const outside = boxes.filter(
    ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
  );
  expect(outside).toEqual([]);
  const small = boxes.filter(
    ({ html, left, right, top, bottom }) =>
      !html.startsWith('<d') && !html.startsWith('<p') && Math.min(right - left, bottom - top) < 24,
  );
  expect(small).toEqual([]);
}

test('every control works by keyboard, has a name, shows in forced colours, and is large enough', async ({ page }) => {
  await test.step('keys stay with the field that has the focus', async () => {
    await page.keyboard.press('e');
    const field = page.getByRole('textbox', { name: 'The start as text' });
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' 1');
    await expect(field).toHaveValue('1 2 3 / 7 4 5 / 6 8 _ 1');
    await page.keyboard.press('Escape');
    await expectStep(page, 0);
  });
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await test.step('in windows from 1280 × 720 on every control of the search and of the board is inside and large enough', async () => {
    const expectAllWithin = async (): Promise<void> => {
      for (const [width, height] of [
        [1280, 720],
        [1440, 900],
        [2560, 1440],
      ]) {
        await page.setViewportSize({ width, height });
        await painted(page);
        await expectControlsWithin(page, width, height);
      }
    };
    await page.keyboard.press('End');
    await expectStep(page, 9);
    await expectAllWithin();
    await page.keyboard.press('b');
    await expect(page.getByTestId('optimum')).toBeVisible();
    await expectAllWithin();
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.press('Home');
  await test.step('a screen reader hears the steps, and forced colours tell things apart', async () => {
    await test.step('a screen reader hears a step once it stands, and nothing while the run plays', async () => {
      const spoken = page.getByTestId('spoken');
      await expectStep(page, 0);
      await page.keyboard.press('ArrowRight');
      await expect(spoken).toHaveText(/^Step 1 of 9\. A\* took /);
      await page.keyboard.press('Space');
      await expect(page.getByTestId('step-title')).toHaveText(/^Step [3-6] of 9$/); // a step may pass between two looks
      await expect(spoken).toHaveText(/^Step 1 of 9\./);
      await page.keyboard.press('Space');
      await expect(spoken).not.toHaveText(/^Step 1 of 9\./);
    });
    await test.step('in forced colours the view and what is pressed are told apart, focus is seen, and drawings keep their ground', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      const ground = (element: Locator) => element.evaluate((button) => getComputedStyle(button).backgroundColor);
      const view = (name: string) => page.getByRole('button', { name, exact: true });
      expect(await ground(view('Search'))).not.toBe(await ground(view('Library')));
      const [pressed, other] = ['Levels from top to bottom', 'Levels as rings'].map((name) =>
        page.getByRole('button', { name }),
      );
      expect(await ground(pressed)).not.toBe(await ground(other));
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
      expect(outline).toBe('solid');
      const canvas = page.locator('.drawing canvas').first();
      expect(await ground(canvas)).not.toBe('rgba(0, 0, 0, 0)');
      await page.keyboard.press('t');
      const [bar, chart] = [page.locator('.bar .fill').last(), page.locator('.how-many')];
      await expect(bar).toBeVisible();
      expect(await ground(bar)).not.toBe(await ground(chart));
      const squares = page.locator('figcaption [data-ink]');
      await expect(squares).toHaveCount(2);
      const seen = await squares.evaluateAll((all) =>
        all.map((square) => {
          const { backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(square);
          return { ink: backgroundImage === 'none' ? backgroundColor : backgroundImage, forcedColorAdjust };
        }),
      );
      expect(seen.map(({ forcedColorAdjust }) => forcedColorAdjust)).toEqual(['none', 'none']);
      expect(new Set([...seen.map(({ ink }) => ink), 'rgba(0, 0, 0, 0)', await ground(chart)]).size).toBe(4);
    });
    await test.step('in forced colours a page to print is black on white, and a chosen command has one ink', async () => {
      const commands = page.getByRole('combobox', { name: 'Find a command' });
      const run = async (words: string) => {
        await page.keyboard.press('Control+k');
        await commands.fill(words);
      };
      await run('Print cards');
      const inks = await page
        .getByRole('option', { name: 'Print cards', selected: true })
        .evaluate((option) => [option, ...option.querySelectorAll('*')].map((part) => getComputedStyle(part).color));
      expect(new Set(inks).size).toBe(1);
      await page.keyboard.press('Enter');
      const card = page.locator('.preview .sheet svg').first();
      await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await page.keyboard.press('Escape');
    });
  });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.press('Home');
  await test.step('the main job can be done with the keyboard alone', async () => {
    await expectStep(page, 0);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    await page.keyboard.press('End');
    await expectStep(page, 9);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Run saved' })).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByTestId('step-title')).toHaveText('Step 0 of 191');
    await page.keyboard.press('Space');
    await expect(page.getByTestId('step-title')).toHaveText(/^Step [1-9]\d* of 191$/); // a step may pass between two looks
    await page.keyboard.press('Space');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Runs', exact: true }).focus();
    await page.keyboard.press('Enter');
    const run = page.getByRole('row').filter({ hasText: 'A*' });
    await run.getByRole('button', { name: 'Case 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('from the history · A* · Manhattan distance')).toBeVisible();
  });
});
