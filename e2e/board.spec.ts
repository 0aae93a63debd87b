/** The board: played with the mouse, a finger and the keys, arranged, typed, shuffled. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures/host.ts';
import { expectStep, readScreen, typePuzzle } from './fixtures/screen.ts';

const START = '1 2 3 7 4 5 6 8 0';

/** The middle of a cell of the board with this name, on the screen. */
async function pointAt(page: Page, board: string, cell: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`.centre [aria-label^="${board}:"]`).boundingBox())!;
  return {
    x: box.x + (box.width * ((cell % 3) + 0.5)) / 3,
    y: box.y + (box.height * (Math.floor(cell / 3) + 0.5)) / 3,
  };
}

async function drag(page: Page, board: string, from: number, to: number, share = 1): Promise<void> {
  const [a, b] = [await pointAt(page, board, from), await pointAt(page, board, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, { steps: 5 });
  await page.mouse.up();
}

const cellsOf = (page: Page, board: string): Promise<string | null> =>
  page.locator(`.centre [aria-label^="${board}:"]`).getAttribute('data-cells');

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Pastes a text by the keys of the browser. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('Control+v');
}

async function undoAll(page: Page): Promise<void> {
  while ((await page.getByTestId('moves').textContent()) !== '0') await page.keyboard.press('Control+z');
  expect(await cellsOf(page, 'Board')).toBe(START);
}

/** Brings back the puzzle of the start, to play with. */
async function begin(page: Page): Promise<void> {
  await typePuzzle(page, '1 2 3/7 4 5/6 8 _', '1 2 3/8 6 4/7 5 _');
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByTestId('moves')).toHaveText('0');
}

test.beforeEach(async ({ page }) => {
  await expectStep(page, 0);
  await page.keyboard.press('b');
  await expect(page.getByTestId('moves')).toHaveText('0');
});

test('a board is played with the mouse, a finger and the keys, searched, and presented', async ({ page }) => {
  await test.step('a mouse and a finger slide tiles', async () => {
    await test.step('a click slides one tile, or all between it and the blank', async () => {
      const { x, y } = await pointAt(page, 'Board', 2);
      await page.mouse.click(x, y);
      expect(await cellsOf(page, 'Board')).toBe('1 2 0 7 4 3 6 8 5');
      await expect(page.getByTestId('moves')).toHaveText('2');
      await page.keyboard.press('Control+z');
      expect(await cellsOf(page, 'Board')).toBe(START);
      await page.keyboard.press('Control+y');
      expect(await cellsOf(page, 'Board')).toBe('1 2 0 7 4 3 6 8 5');
    });
    await page.keyboard.press('Control+z');
    await test.step('a tile that is dragged slides, and falls back where it was not dragged far enough', async () => {
      await drag(page, 'Board', 7, 8, 0.2);
      expect(await cellsOf(page, 'Board')).toBe(START);
      await drag(page, 'Board', 7, 8);
      expect(await cellsOf(page, 'Board')).toBe('1 2 3 7 4 5 6 0 8');
      await drag(page, 'Board', 0, 8); // in no line with the blank
      expect(await cellsOf(page, 'Board')).toBe('1 2 3 7 4 5 6 0 8');
    });
    await page.keyboard.press('Control+z');
    await test.step('a finger taps and drags as a mouse does', async () => {
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', await pointAt(page, 'Board', 5));
      await touch('touchEnd');
      await expect.poll(() => cellsOf(page, 'Board')).toBe('1 2 3 7 4 0 6 8 5');
      await touch('touchStart', await pointAt(page, 'Board', 2));
      await touch('touchMove', await pointAt(page, 'Board', 5));
      await touch('touchEnd');
      await expect.poll(() => cellsOf(page, 'Board')).toBe('1 2 0 7 4 3 6 8 5');
    });
  });
  await undoAll(page);
  await test.step('arrow keys move the blank, a hint leads to the goal, and the replay shows the way', async () => {
    await page.keyboard.press('ArrowRight'); // into the edge
    await expect(page.getByTestId('moves')).toHaveText('0');
    await expect(page.getByTestId('optimum')).toHaveText('8');
    for (let left = 8; left > 0; left--) {
      await page.keyboard.press('h');
      const said = page.getByRole('status').filter({ hasText: 'Best: the blank' });
      await expect(said).toContainText(left === 1 ? 'That is the goal.' : `Then ${left - 1} more move`);
      const [, name] = /the blank (\w+)/.exec((await said.textContent())!)!;
      await page.keyboard.press(`Arrow${name[0].toUpperCase()}${name.slice(1)}`);
    }
    await expect(page.getByText('Solved in 8 moves: a shortest solution.')).toBeVisible();
    const solved = await cellsOf(page, 'Board');
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByText(/^Move \d of 8$/)).toBeVisible();
    await page.keyboard.press('Home'); // pauses
    await expect(page.getByText('Move 0 of 8')).toBeVisible();
    expect(await cellsOf(page, 'Board')).toBe(START);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Move 1 of 8')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await cellsOf(page, 'Board')).toBe(solved);
  });
  await undoAll(page);
  await test.step('search from here searches the board as it was played', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectStep(page, 0);
    expect((await readScreen(page)).board).toBe('1 2 3 7 4 0 6 8 5');
  });
  await page.keyboard.press('b');
  await test.step('presented, counting on the board begins and ends with two presses in one place', async () => {
    await page.keyboard.press('F11');
    const count = page.getByRole('button', { name: 'Count on the board' });
    const { x, y, width, height } = (await count.boundingBox())!;
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    await press();
    await expect(count).toHaveAttribute('aria-pressed', 'true');
    await press();
    await expect(count).toHaveAttribute('aria-pressed', 'false');
  });
});

test('boards are arranged with the mouse and the keys, typed, copied and pasted', async ({ page, context }) => {
  await test.step('any tile is dragged onto any other, and numbers are typed into cells', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await drag(page, 'Start', 0, 8);
    expect(await cellsOf(page, 'Start')).toBe('0 2 3 7 4 5 6 8 1');
    await expect(page.getByRole('status').filter({ hasText: 'No.' })).toBeVisible();
    await page.getByRole('button', { name: 'Exchange 1 and 2' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Yes.' })).toBeVisible();
    await page.keyboard.press('ArrowDown'); // leads to the board that is arranged, and plays nothing
    await expect(page.getByRole('application', { name: /^Start/ })).toBeFocused();
    await page.getByRole('application', { name: /^Goal/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('5');
    expect(await cellsOf(page, 'Goal')).toBe('1 5 3 8 6 4 7 2 0');
    await page.keyboard.press('Control+z');
    expect(await cellsOf(page, 'Goal')).toBe('1 2 3 8 6 4 7 5 0');
  });
  await begin(page);
  await test.step('a solution of at least one move has “1 move”, not “1 moves”', async () => {
    const text = page.getByRole('textbox', { name: 'The start as text' });
    await text.fill('1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 _ 15');
    await text.press('Enter');
    await expect(page.getByText('shortest solution at least 1 move', { exact: true })).toBeVisible();
  });
  await begin(page);
  await test.step('a typed goal is wholly visible', async () => {
    await page.getByRole('combobox', { name: /^Goal/ }).selectOption({ label: 'Another goal…' });
    const goal = page.getByRole('textbox', { name: 'Another goal' });
    await expect(goal).toHaveValue('1 2 3 / 8 6 4 / 7 5 _');
    const { room, text } = await goal.evaluate(({ clientWidth, scrollWidth }) => ({
      room: clientWidth,
      text: scrollWidth,
    }));
    expect(text).toBeLessThanOrEqual(room);
    await goal.fill('1 2 3 / 8 _ 4 / 7 6 5');
    await goal.press('Enter');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    expect(await cellsOf(page, 'Goal')).toBe('1 2 3 8 0 4 7 6 5');
  });
  await begin(page);
  await test.step('a board is typed, copied and pasted', async () => {
    await test.step('states are typed, copied and pasted', async () => {
      await test.step('a state is typed in another notation, and copied', async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const field = page.getByRole('textbox', { name: 'The start as text' });
        await field.fill('[[1, 2, 3], [4, 5, 6], [null, 7, 8]]');
        await page.keyboard.press('Enter');
        await expect(field).not.toBeFocused(); // the keys are those of the board again
        expect(await cellsOf(page, 'Board')).toBe('1 2 3 4 5 6 0 7 8');
        await page.getByRole('combobox', { name: 'Notation' }).selectOption({ label: 'Digits without spaces' });
        await page.getByRole('button', { name: 'Copy' }).click();
        await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
        expect(await clipboard(page)).toBe('123456078');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Control+c');
        await expect(page.getByText('Copied the start: 123456708')).toBeVisible();
        expect(await clipboard(page)).toBe('123456708');
      });
      await test.step('a state is pasted anywhere in the view, and one that is wrong stays for mending', async () => {
        await paste(page, '8,1,3\n4,,2\n7,6,5');
        await expect(page.getByText('Pasted: this is the start now.')).toBeVisible();
        expect(await cellsOf(page, 'Board')).toBe('8 1 3 4 0 2 7 6 5');
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await page.getByRole('application', { name: /^Goal/ }).focus();
        await paste(page, '((1, 2, 3), (8, 0, 4), (7, six, 5))');
        await expect(page.getByRole('alert')).toHaveText('“six” in row 3, column 2 is neither a number nor a blank.');
        const field = page.getByRole('textbox', { name: 'The goal as text' });
        await expect(field).toBeFocused();
        expect(await cellsOf(page, 'Goal')).toBe('1 2 3 8 6 4 7 5 0');
        await page.keyboard.type('6'); // over the wrong word, which is selected
        await expect(field).toHaveValue('((1, 2, 3), (8, 0, 4), (7, 6, 5))');
        await page.keyboard.press('Enter');
        expect(await cellsOf(page, 'Goal')).toBe('1 2 3 8 0 4 7 6 5');
        expect(await cellsOf(page, 'Start')).toBe('8 1 3 4 0 2 7 6 5');
      });
    });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await test.step('a number of two digits is typed into a cell, and is one exchange', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await paste(page, '1 2 3 4/5 6 7 8/9 10 _ 11/13 14 15 12');
      await expect(page.getByText('Pasted: this is the start now.')).toBeVisible();
      await page.keyboard.press('e');
      await page.getByRole('application', { name: /^Start/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('12');
      expect(await cellsOf(page, 'Start')).toBe('1 12 3 4 5 6 7 8 9 10 0 11 13 14 15 2');
      await page.keyboard.press('Control+z');
      expect(await cellsOf(page, 'Start')).toBe('1 2 3 4 5 6 7 8 9 10 0 11 13 14 15 12');
    });
  });
});

test('a board is shuffled, found, hinted at, and its moves have names', async ({ page }) => {
  await test.step('boards are shuffled and found', async () => {
    await test.step('the slider of moves has its keys, after the keyboard and after the pointer', async () => {
      await page.getByRole('combobox', { name: 'How hard' }).selectOption('exact');
      const moves = page.getByRole('slider', { name: 'Moves of a shortest solution' });
      const board = await cellsOf(page, 'Board');
      await moves.focus();
      for (const [key, value] of [
        ['ArrowRight', '13'],
        ['ArrowDown', '12'],
        ['End', '31'],
        ['Home', '0'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(moves).toHaveValue(value);
      }
      await page.keyboard.press('Escape');
      await moves.click();
      await expect(moves).toHaveValue(/^1[56]$/); // its middle
      await page.keyboard.press('End');
      await expect(moves).toHaveValue('31');
      expect(await cellsOf(page, 'Board')).toBe(board);
    });
    await test.step('a shuffle has the length that was asked for, and a seed gives it again', async () => {
      await page.getByRole('slider', { name: 'Moves of a shortest solution' }).fill('17');
      await expect(page.getByText('states with a shortest solution of exactly 17 moves.')).toBeVisible();
      await page.getByRole('spinbutton', { name: 'Seed' }).fill('4711');
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await expect(page.getByTestId('optimum')).toHaveText('17');
      const first = await cellsOf(page, 'Board');
      await page.getByRole('checkbox', { name: 'Reuse this seed' }).uncheck();
      await page.getByRole('button', { name: 'Shuffle' }).click();
      await page.getByRole('spinbutton', { name: 'Seed' }).fill('4711');
      await page.getByRole('button', { name: 'Shuffle' }).click();
      expect(await cellsOf(page, 'Board')).toBe(first);
    });
    await test.step('examples are found, and one is opened', async () => {
      await page.getByRole('heading', { name: 'Find an example' }).click();
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      const found = page.getByRole('button', { name: /Open:.*12 moves/ });
      await expect(found).toHaveCount(6);
      await found.first().click();
      await expect(page.getByTestId('optimum')).toHaveText('12');
    });
  });
  await test.step('on a 15-puzzle a hint is computed in the background', async () => {
    await typePuzzle(page, '1 2 3 4/5 6 7 8/9 10 _ 11/13 14 15 12', '1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 _');
    await page.keyboard.press('b');
    await page.keyboard.press('e');
    await page.keyboard.press('h');
    await expect(page.getByText('Then 1 more move.')).toBeVisible();
  });
  await begin(page);
  await test.step('moves are named by the chosen convention', async () => {
    await test.step('the sheet of keys names those of the board, as its moves are named', async () => {
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Keys' });
      for (const words of [
        'Move the blank up',
        'Get a hint',
        'Lift the tile; on another cell, swap the two',
        'Select all rows',
      ])
        await expect(sheet.getByText(words, { exact: true })).toBeAttached();
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'The tile' }).check();
      await page.getByRole('button', { name: 'Play', exact: true }).focus();
      await page.keyboard.press('?');
      await expect(sheet.getByText('Slide a tile up', { exact: true })).toBeAttached();
    });
    await page.keyboard.press('Escape');
    await test.step('moves are named for the tile everywhere, once that is chosen', async () => {
      await page.getByRole('radio', { name: 'The tile' }).check();
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await expect(page.getByText(/^Best: tile \d (up|down|left|right) [↑↓←→]\. Then 7 more moves\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Play', exact: true }).focus();
      await page.keyboard.press('ArrowDown'); // slides 5 down, into the corner
      expect(await cellsOf(page, 'Board')).toBe('1 2 3 7 4 0 6 8 5');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('b');
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 1);
      await expect(page.getByTestId('tree-children').locator('li').first()).toHaveText(/^tile 5 down: /);
      await expect(page.getByTestId('order').locator('option:checked')).toHaveText('↓ ↑ → ←');
      await page.keyboard.press('Alt+ArrowLeft');
      await page.keyboard.press('Alt+ArrowLeft');
      await expect(page.getByTestId('sentence')).toContainText('A tile slides right');
    });
  });
});
